/**
 * Content may be only a part of a site's, as that of the tests is: a new screen needs no words there, and drawings may
 * come and go. The file `partial.yaml` beside the languages says so, and lists the content's own drawings; their files
 * are in `pictures/`. A screen without words is not in such a site (`content-routes.ts`).
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, readYaml } from './parse.ts';

/** Says that content is only a part of a site's. */
export const PARTIAL = 'partial.yaml';

/** What partial content has and lacks; `undefined` if the content is whole. @param words the folder of a language */
export function partOf(words: string) {
  const file = path.join(words, '..', PARTIAL);
  if (!existsSync(file)) return undefined;
  const { drawings } = readYaml(file, readText(file, file)) as { drawings: object };
  const folder = path.join(words, '../pictures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    /** Entries such as those of `site/pictures.json`. */
    drawings,
    files: files.map((name): [string, string] => [name, path.join(folder, name)]),
    /** Whether the file of a schema may be missing. @param module of the schema */
    mayLack: (module: string) => module.startsWith('site/app/screens/'),
  };
}
