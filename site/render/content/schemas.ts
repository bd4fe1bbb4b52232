/**
 * Finds all schemas: each `<name>.schema.ts` beside a screen or in `schemas/` that exports the path of a content file
 * (`file`) and its `schema`. Pages import that content as `content:<name>`. A schema of several files exports their paths
 * (`files`); pages import them by the files' own names.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** `coming-soon` becomes `comingSoon`. */
export const inCamelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All schemas with a content file, in the order in which the files must be read. */
export const contentSchemas: readonly ContentSchema[] = await findSchemas();

async function findSchemas(): Promise<ContentSchema[]> {
  const modules = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ENDING))
      .map((name) => path.posix.join(folder, name)),
  );
  const place = ({ name }: ContentSchema) =>
    READ_FIRST.includes(name) ? READ_FIRST.indexOf(name) : READ_FIRST.length;
  return (await Promise.all(modules.map(readSchema)))
    .flat()
    .sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

async function readSchema(module: string): Promise<ContentSchema[]> {
  const {
    file,
    files = [],
    schema,
    isCollection = false,
  } = (await import(pathToFileURL(path.join(ROOT, module)).href)) as {
    file?: string;
    files?: readonly string[];
    schema?: z.ZodType;
    isCollection?: true;
  };
  const own = [
    ...(file === undefined ? [] : [{ name: path.basename(module, ENDING), file }]),
    ...files.map((one) => ({ name: path.basename(one, '.yaml'), file: one })),
  ];
  // A schema without a file is a part of others.
  if (own.length === 0) return [];
  if (!schema)
    throw new Error(`${module} exports the name of a file without "schema": export both`);
  return own.map((one) => ({ ...one, name: inCamelCase(one.name), module, schema, isCollection }));
}
