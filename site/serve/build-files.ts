/** The files of one build by address. A file is read at its first request and kept in a cache of limited size. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { EARLIER, hashOf, readFileList, requireComplete, shownPath } from './file-list.ts';
import { lightPage } from './light-page.ts';

/** Size of the cache in bytes. */
const MEMORY = 64 * 1024 * 1024;

/** Only files of these types are served. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export type Encoding = 'br' | 'gzip' | 'identity';
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;
const COMPRESS: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: (data) => Promise.resolve(data),
};

export type SiteFile = {
  address: string;
  /** Path in the folder. */
  name: string;
  type: string;
  isPage: boolean;
  /** The encodings of the file in the build, the smallest first. */
  encodings: readonly Encoding[];
};
type Body = { data: Buffer; etag: string };

function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.endsWith('.html') ? name.slice(0, -'.html'.length) : name}`;
}

/**
 * Opens the files in the build's list. Other files of the folder are not served.
 * @param folder the build's output
 * @param memory size of the cache in bytes
 * @throws {Error} when the build is not complete
 */
export function openBuild(folder: string, memory = MEMORY) {
  const list = readFileList(folder);
  requireComplete(folder, list);
  const files = new Map<string, SiteFile>();
  for (const name of list.keys()) {
    const type = TYPES[path.extname(name)];
    const publicName = name.startsWith(EARLIER) ? name.slice(EARLIER.length) : name;
    // Files at the top of the folder whose names begin with `_` are settings for hosts.
    if (!type || publicName.startsWith('_')) continue;
    files.set(addressOf(publicName), {
      address: addressOf(publicName),
      name,
      type,
      isPage: name.endsWith('.html'),
      encodings: (['br', 'gzip', 'identity'] as const).filter((encoding) =>
        list.has(name + SUFFIXES[encoding]),
      ),
    });
  }

  function requireUnchanged(name: string, data: Buffer): Body {
    const hash = hashOf(data);
    if (hash === list.get(name)?.hash) return { data, etag: `"${hash}"` };
    const file = shownPath(path.join(folder, name));
    throw new Error(`${file} has changed since it was built: run "npm run build" again.`);
  }

  const readBody = async (name: string) =>
    requireUnchanged(name, await readFile(path.join(folder, name)));

  async function makeLight(name: string, encoding: Encoding): Promise<Body> {
    const { data: page } = await readBody(name);
    const data = await COMPRESS[encoding](Buffer.from(lightPage(page.toString())));
    return { data, etag: `"${hashOf(data)}"` };
  }

  const bodies = new LRUCache<string, Body, () => Promise<Body>>({
    maxSize: memory,
    sizeCalculation: ({ data }) => data.length + 1,
    // Several requests for a file cause only one read.
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });
  return {
    find: (address: string) => files.get(address),
    /**
     * @param isLight whether the visitor saves data (`light-page.ts`); only for pages
     * @throws {Error} when the file is missing or has changed since it was built
     */
    read({ name }: SiteFile, encoding: Encoding, isLight = false): Promise<Body> {
      const stored = name + SUFFIXES[encoding];
      return isLight
        ? bodies.forceFetch(`${stored} light`, { context: () => makeLight(name, encoding) })
        : bodies.forceFetch(stored, { context: () => readBody(stored) });
    },
    /** Reads a file for the server itself. @throws {Error} as `read` does */
    readText: (name: string) =>
      requireUnchanged(name, readFileSync(path.join(folder, name))).data.toString(),
  };
}
