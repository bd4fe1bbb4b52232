/** What the service uses of a build: its pages, the words of the site, the headers of every answer. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as pages from '@website/site/service-pages';

/** In the build's folder (`site/build/service-pages.ts`). */
const MODULE = '_service/pages.js';
const HEADERS = '_headers.json';

export type Words = typeof pages.words;
export type Pages = Omit<typeof pages, 'look'> & { headers: Readonly<Record<string, string>> };
/** The site's styles and components, for the page of staff. */
export type Look = typeof pages.look;
/** A page of one message. */
export type Message = Parameters<typeof pages.messagePage>[0];

/** The look of the site in a build. @throws {Error} when the build has simulated submissions */
export const loadLook = async (folder: string): Promise<Look> =>
  ((await loadPages(folder)) as Pages & { look: Look }).look;

/** Loads the service's part of a build. @throws {Error} when the build has simulated submissions */
export async function loadPages(folder: string): Promise<Pages> {
  try {
    const address = pathToFileURL(path.resolve(folder, MODULE)).href;
    const loaded = (await import(address)) as typeof pages;
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
