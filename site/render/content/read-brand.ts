/** Reads the brand without its logo, for programs that need no other content. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#serve/file-list.ts';
import { ContentError, readText, readYaml, validate } from './parse.ts';
import { contentFolder } from './root.ts';
import { isGroup } from './find-fields.ts';
import { file, schema, type Brand } from './schemas/brand.schema.ts';

/** @throws {ContentError} when the file is missing or has mistakes */
export function readBrand(): Omit<Brand, 'logo'> {
  const whole = path.join(contentFolder(), '../facts', file);
  const shown = shownPath(whole);
  if (!existsSync(whole))
    throw new ContentError([
      { file: shown, place: [], code: 'missing', expected: 'the file of that name' },
    ]);
  const data = readYaml(shown, readText(whole, shown));
  // The name of a picture would not do: only the reader of all content makes a picture of it.
  return validate(shown, isGroup(data) ? { ...data, logo: undefined } : data, schema);
}
