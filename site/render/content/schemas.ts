/**
 * Finds all schemas: each `<name>.schema.ts` beside a screen or in `schemas/` that exports the path of a content file
 * (`file`) and its `schema`. Pages import that content as `content:<name>`.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { require as requireTypeScript } from 'tsx/cjs/api';
import type { z } from 'zod';
import { ROOT } from './root.ts';

const FOLDERS = ['site/app/screens', 'site/render/content/schemas'];
const ENDING = '.schema.ts';

/** A content file and its schema. */
export type ContentSchema = {
  /** As in `content:<name>`: `comingSoon` of `coming-soon.schema.ts`. */
  name: string;
  /** The schema's module, relative to the project's folder. */
  module: string;
  /** The content's file, relative to `content/facts/` and `content/<language>/`. */
  file: string;
  schema: z.ZodType;
  /** Staff add entries to this file. In the main language it has both words and facts. */
  isCollection: boolean;
};

/** Other files use the facts of the first and the pictures that the others describe. */
const READ_FIRST = ['site', 'photos', 'pictureTexts'];

let found: readonly ContentSchema[] | undefined;

/** All schemas with a content file, in the order in which the files must be read. */
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
  if (!schema) throw new Error(`${module} exports "file" without "schema": export both`);
  const name = path
    .basename(module, ENDING)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [{ name, module, file, schema, isCollection: isCollection ?? false }];
}
