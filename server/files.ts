/** The output folder as a table from address to file; bodies are read on demand and kept within a bound. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { EARLIER, hashOf, readFileList, requireWhole } from './file-list.ts';

/** Bytes of file bodies kept in memory. */
const MEMORY = 64 * 1024 * 1024;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
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
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** Makes another copy of a page, and compresses it. Not on the server's own thread: other answers need not wait. */
export type Make = (text: string, encoding: Encoding) => Promise<Buffer>;
/** What compresses a whole text. */
export const COMPRESS: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: (data) => Promise.resolve(data),
};

/** One address of the site. */
export type SiteFile = {
  address: string;
  /** Path in the folder. */
  name: string;
  type: string;
  isPage: boolean;
  /** Precompressed copies that exist. */
  encodings: readonly Encoding[];
};
export type Body = { data: Buffer; etag: string };

export type Files = {
  find: (address: string) => SiteFile | undefined;
  /**
   * @param make makes another copy of a page, which is kept beside the first; always the same function, with a name
   * @throws {Error} when the file is not as the build wrote it
   */
  read: (file: SiteFile, encoding: Encoding, make?: Make) => Promise<Body>;
  /** A file that is for us, not for visitors. @throws {Error} when there is none, or another than was written */
  readOwn: (name: string) => string;
};

function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.endsWith('.html') ? name.slice(0, -'.html'.length) : name}`;
}

/**
 * Takes the files from the build's list.
 * @throws {Error} when the folder is not a whole build
 */
export function listFiles(folder: string): Files {
  const list = readFileList(folder);
  requireWhole(folder, list);
  const table = new Map<string, SiteFile>();
  for (const name of list.keys()) {
    const type = TYPES[path.extname(name)];
    const shown = name.startsWith(EARLIER) ? name.slice(EARLIER.length) : name;
    // Names at the top that begin with an underscore speak to hosts, not to visitors.
    if (!type || shown.startsWith('_')) continue;
    const compressed = (['br', 'gzip'] as const).filter((encoding) =>
      list.has(name + SUFFIXES[encoding]),
    );
    const address = addressOf(shown);
    table.set(address, {
      address,
      name,
      type,
      isPage: name.endsWith('.html'),
      encodings: [...compressed, 'identity'],
    });
  }

  function bodyOf(name: string, data: Buffer): Body {
    const hash = hashOf(data);
    if (hash === list.get(name)?.hash) return { data, etag: `"${hash}"` };
    throw new Error(
      `${path.join(folder, name)} is not as the build wrote it: run "npm run build" again`,
    );
  }

  const whole = async (name: string) => bodyOf(name, await readFile(path.join(folder, name)));

  async function made(name: string, encoding: Encoding, make: Make): Promise<Body> {
    const { data: original } = await whole(name);
    const data = await make(original.toString(), encoding);
    return { data, etag: `"${hashOf(data)}"` };
  }

  const bodies = new LRUCache<string, Body, () => Promise<Body>>({
    maxSize: MEMORY,
    sizeCalculation: ({ data }) => data.length + 1,
    // Those who ask while a file is being read wait for the same reading.
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return {
    find: (address) => table.get(address),
    async read({ name }, encoding, make) {
      const full = encoding === 'identity' ? name : name + SUFFIXES[encoding];
      const key = make ? `${full} ${make.name}` : full;
      const context = () => (make ? made(name, encoding, make) : whole(full));
      return bodies.get(key) ?? bodies.forceFetch(key, { context });
    },
    readOwn(name) {
      if (!list.has(name)) throw new Error(`${folder} has no ${name}: run "npm run build" first`);
      return bodyOf(name, readFileSync(path.join(folder, name))).data.toString();
    },
  };
}
