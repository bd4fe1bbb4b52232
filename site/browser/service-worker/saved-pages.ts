/** Saved pages and files in the browser's cache storage. If storage is blocked, each function rejects. */

/** A page in the state of the visit. */
export type SavedPage = {
  html: string;
  /** Names and values. One of them is the content security policy, which allows the inline parts of this page. */
  headers: [string, string][];
  /** When the server sent it, in milliseconds since 1970. */
  at: number;
  /** Full addresses of its files. */
  files: string[];
};

const PAGES = 'pages';
const FILES = 'files';

/** The saved page of a canonical path. */
export async function readPage(path: string): Promise<SavedPage | undefined> {
  const kept = await caches.match(path, { cacheName: PAGES, ignoreSearch: true });
  return kept?.json() as Promise<SavedPage> | undefined;
}

/** Whether a page is saved for exactly this address, query included. */
export async function hasPage(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: PAGES })) !== undefined;
}

/** Saves a page, then deletes the older copies of its path. */
export async function writePage(address: string, page: SavedPage): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(JSON.stringify(page)));
  const { href } = new URL(address, location.origin);
  for (const key of await pages.keys(address, { ignoreSearch: true }))
    if (key.url !== href) await pages.delete(key);
}

export function readFile(address: string): Promise<Response | undefined> {
  // Hosts send `Vary` because of compression; the content is the same.
  return caches.match(address, { cacheName: FILES, ignoreVary: true });
}

/** Saves a file whose address changes with its content. */
export async function writeFile(address: string, response: Response): Promise<void> {
  await (await caches.open(FILES)).put(address, response);
}

/**
 * Saves a file, unless it is saved already.
 * @param load gives the answer, and whether it is the file
 * @returns whether the file is saved
 */
export async function keepFile(
  address: string,
  load: () => Promise<{ response: Response; isRight: boolean }>,
): Promise<boolean> {
  if (await readFile(address)) return true;
  try {
    const { response, isRight } = await load();
    if (isRight) await writeFile(address, response);
    return isRight;
  } catch {
    // The file is not in the browser's HTTP cache, or the storage is full.
    return false;
  }
}

/** Deletes what an earlier worker should not have saved. */
export async function removeWrong(
  isRightFile: (address: string, response: Response) => Promise<boolean>,
  isOurPage: (html: string) => boolean,
): Promise<void> {
  const files = await caches.open(FILES);
  for (const key of await files.keys()) {
    const response = await readFile(key.url);
    if (response && !(await isRightFile(key.url, response))) await files.delete(key);
  }
  const pages = await caches.open(PAGES);
  for (const key of await pages.keys()) {
    const page = (await (await pages.match(key))?.json()) as SavedPage | undefined;
    if (page && !isOurPage(page.html)) await pages.delete(key);
  }
}

/** The saved content, and the part of it that must stay. */
type Bounds = {
  /** How many pages stay, not counting those at `pages`, which always stay. */
  most: number;
  pages: readonly string[];
  /** Full addresses of files that stay even if no page uses them. */
  files: readonly string[];
};

/** Deletes the oldest pages above the limit, and the files that no saved page uses. */
export async function tidy({ most, pages: standIns, files: always }: Bounds): Promise<void> {
  const pages = await caches.open(PAGES);
  const needed = new Set(always);
  const kept: { key: Request; at: number; files: readonly string[] }[] = [];
  for (const key of await pages.keys()) {
    const saved = (await (await pages.match(key))?.json()) as SavedPage | undefined;
    // Another tab may have deleted it meanwhile.
    if (!saved) continue;
    const { at, files } = saved;
    kept.push({ key, at: standIns.includes(new URL(key.url).pathname) ? Infinity : at, files });
  }
  kept.sort((a, b) => b.at - a.at);
  // The pages at `pages` come first.
  const first = kept.filter(({ at }) => at === Infinity).length;
  for (const { key } of kept.splice(most + first)) await pages.delete(key);
  for (const { files } of kept) for (const file of files) needed.add(file);
  const files = await caches.open(FILES);
  for (const key of await files.keys()) if (!needed.has(key.url)) await files.delete(key);
}
