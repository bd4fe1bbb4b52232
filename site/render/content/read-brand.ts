/** Reads the brand without its logo, for programs that need no other content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#serve/file-list.ts';
import { readYaml, validate } from './parse.ts';
import { contentFolder } from './root.ts';
import { isGroup } from './fields.ts';
import { file, schema, type Brand } from './schemas/brand.schema.ts';

/** @throws {ContentError} when the file has mistakes */
export function readBrand(): Omit<Brand, 'logo'> {
  const whole = path.join(contentFolder(), '../facts', file);
  const data = readYaml(shownPath(whole), readFileSync(whole, 'utf8'));
  // The name of a picture would not do: only the reader of all content makes a picture of it.
  return validate(shownPath(whole), isGroup(data) ? { ...data, logo: undefined } : data, schema);
}
