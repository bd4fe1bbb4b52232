/** Reads only the colours and the mark, for programs that need no other content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#serve/file-list.ts';
import { readYaml, validate } from './parse.ts';
import { contentFolder } from './root.ts';
import { file, schema, type Brand } from './schemas/brand.schema.ts';

/** @throws {ContentError} when the file has mistakes */
export function readBrand(): Brand {
  const whole = path.join(contentFolder(), '../facts', file);
  return validate(
    shownPath(whole),
    readYaml(shownPath(whole), readFileSync(whole, 'utf8')),
    schema,
  );
}
