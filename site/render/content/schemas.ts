/**
 * Finds the schemas by themselves: each `<name>.schema.ts` beside a screen or in `schemas/` that names a content file
 * (`export const file`) and exports its `schema`. Pages import that content as `content:<name>`.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { require as requireTypeScript } from 'tsx/cjs/api';
import type { z } from 'zod';
import { ROOT } from './root.ts';

const FOLDERS = ['site/app/screens', 'site/render/content/schemas'];
const ENDING = '.schema.ts';

/** A content file, and what it must hold. */
export type ContentSchema = {
  /** As in `content:<name>`: `comingSoon` of `coming-soon.schema.ts`. */
  name: string;
  /** The schema's module, relative to the project's folder. */
  module: string;
  /** The content's file, relative to `content/facts/` and `content/<language>/`. */
  file: string;
  schema: z.ZodType;
  /** The file holds entries that staff add, each whole: in the first language its facts stand beside its words. */
  isCollection: boolean;
};

/** Others name the facts of the one, and the pictures whose texts are in the other. */
const READ_FIRST = ['site', 'pictureTexts'];

let found: readonly ContentSchema[] | undefined;

/** Every schema that names a content file, in the order in which the files are read. */
export function contentSchemas(): readonly ContentSchema[] {
  const place = ({ name }: ContentSchema) =>
    READ_FIRST.includes(name) ? READ_FIRST.indexOf(name) : READ_FIRST.length;
  found ??= FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ENDING))
      .flatMap((name) => readSchema(path.posix.join(folder, name))),
  ).sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
  return found;
}

function readSchema(module: string): ContentSchema[] {
  const { file, schema, isCollection } = requireTypeScript(
    path.join(ROOT, module),
    import.meta.url,
  ) as { file?: string; schema?: z.ZodType; isCollection?: true };
  // A schema without a file is a part of others.
  if (!file) return [];
  if (!schema) throw new Error(`${module} names ${file}: expected it to export "schema" too`);
  const name = path
    .basename(module, ENDING)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [{ name, module, file, schema, isCollection: isCollection ?? false }];
}
