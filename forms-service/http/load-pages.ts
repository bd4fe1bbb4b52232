/** The service's part of a build: its pages, the words of the site, the headers of every answer. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as pages from '@website/site/service-pages';

/** Path in the folder of the build (`site/build/service-pages.ts`). */
const MODULE = '_service/pages.cjs';
const HEADERS = '_headers.json';

export type Words = typeof pages.words;
export type Pages = Omit<typeof pages, 'look'> & { headers: Readonly<Record<string, string>> };
/** The site's styles and components, for the page of staff. */
export type Look = typeof pages.look;
/** The content of a page with one message. */
export type Message = Parameters<typeof pages.messagePage>[0];

/** The look of the site in a build. */
export const lookOf = (pages: Pages): Look => (pages as Pages & { look: Look }).look;

/**
 * Loads the service's part of a build. The part of the previous build is freed when nothing uses it any more.
 * @throws {Error} if the build has simulated submissions
 */
export function loadPages(folder: string): Pages {
  const file = path.resolve(folder, MODULE);
  try {
    const run = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], {
      filename: file,
    }) as (exports: object, require: NodeJS.Require) => void;
    const loaded = {} as typeof pages;
    run(loaded, createRequire(file));
    const headers = JSON.parse(
      readFileSync(path.join(folder, HEADERS), 'utf8'),
    ) as Pages['headers'];
    return { ...loaded, headers };
  } catch (error) {
    throw new Error(`${folder} was not built with SUBMISSIONS=live: run "npm run build" with it`, {
      cause: error,
    });
  }
}
