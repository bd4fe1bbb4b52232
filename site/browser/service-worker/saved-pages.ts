/** Pages and files that are kept, in the browser's cache storage. Each function rejects where a browser stores nothing. */

/** A page as it was when it was visited. */
export type SavedPage = {
  html: string;
  /** Names and values; the policy among them allows the page's own inline parts. */
  headers: [string, string][];
  /** When the server sent it, in milliseconds since 1970. */
  at: number;
  /** Whole addresses of the files it is made of. */
  files: string[];
};

const PAGES = 'pages';
const FILES = 'files';

/** The page kept for a canonical path. */
export async function readPage(path: string): Promise<SavedPage | undefined> {
  const kept = await caches.match(path, { cacheName: PAGES, ignoreSearch: true });
  return kept?.json() as Promise<SavedPage> | undefined;
}

/** Whether exactly this address has a page, its query included. */
export async function hasPage(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: PAGES })) !== undefined;
}

/** Keeps a page and then deletes the older copies of its path: the new copy is written first. */
export async function writePage(address: string, page: SavedPage): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(JSON.stringify(page)));
  const { href } = new URL(address, location.origin);
  for (const key of await pages.keys(address, { ignoreSearch: true }))
    if (key.url !== href) await pages.delete(key);
}

export function readFile(address: string): Promise<Response | undefined> {
  // The `Vary` header of hosts tells of compression; the content is the same.
  return caches.match(address, { cacheName: FILES, ignoreVary: true });
}

/**
 * Keeps a file whose address changes with its content.
 * @param from which answers will do: `only-if-cached` downloads nothing
 * @returns whether it is kept
 */
export async function keepFile(address: string, from: RequestCache): Promise<boolean> {
  if (await readFile(address)) return true;
  try {
    const response = await fetch(address, { cache: from, mode: 'same-origin' });
    if (!response.ok) return false;
    await (await caches.open(FILES)).put(address, response);
    return true;
  } catch {
    // Not in the browser's own cache, or no room left.
    return false;
  }
}

/** What is kept, and what has to stay of it. */
export type Bounds = {
  /** How many pages stay, besides the one at `page`. */
  most: number;
  page: string;
  /** Whole addresses of files that stay even if no page uses them. */
  files: readonly string[];
};

/** Deletes the oldest pages above the bound, and the files that no kept page uses. */
export async function tidy({ most, page, files: always }: Bounds): Promise<void> {
  const pages = await caches.open(PAGES);
  const needed = new Set(always);
  const kept: { key: Request; at: number; files: readonly string[] }[] = [];
  for (const key of await pages.keys()) {
    const { at, files } = (await (await pages.match(key))?.json()) as SavedPage;
    kept.push({ key, at: new URL(key.url).pathname === page ? Infinity : at, files });
  }
  kept.sort((a, b) => b.at - a.at);
  // The one at `page` comes first.
  for (const { key } of kept.splice(most + 1)) await pages.delete(key);
  for (const { files } of kept) for (const file of files) needed.add(file);
  const files = await caches.open(FILES);
  for (const key of await files.keys()) if (!needed.has(key.url)) await files.delete(key);
}
