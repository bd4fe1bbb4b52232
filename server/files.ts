/** The output folder as a table from address to file; bodies are read on demand and kept within a bound. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

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

/** One address of the site. */
export type SiteFile = {
  /** Path on disk. */
  file: string;
  type: string;
  isPage: boolean;
  /** Precompressed copies that exist. */
  encodings: readonly Encoding[];
};
export type Body = { data: Buffer; etag: string };

export type Files = {
  find: (address: string) => SiteFile | undefined;
  read: (file: SiteFile, encoding: Encoding) => Promise<Body>;
};

function addressOf(name: string): string {
  const address = `/${name.split(path.sep).join('/')}`;
  if (address === '/index.html') return '/';
  return address.endsWith('.html') ? address.slice(0, -'.html'.length) : address;
}

/**
 * Lists the folder once.
 * @throws {Error} when the folder has no `index.html`
 */
export function listFiles(folder: string): Files {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const names = new Set(found as string[]);
  if (!names.has('index.html')) {
    throw new Error(`${folder} has no index.html: run "npm run build" first`);
  }
  const table = new Map<string, SiteFile>();
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    // Names at the top that begin with an underscore speak to hosts, not to visitors.
    if (!type || name.startsWith('_')) continue;
    const compressed = (['br', 'gzip'] as const).filter((encoding) =>
      names.has(name + SUFFIXES[encoding]),
    );
    table.set(addressOf(name), {
      file: path.join(folder, name),
      type,
      isPage: name.endsWith('.html'),
      encodings: [...compressed, 'identity'],
    });
  }

  const bodies = new LRUCache<string, Body>({
    maxSize: MEMORY,
    sizeCalculation: ({ data }) => data.length + 1,
  });
  return {
    find: (address) => table.get(address),
    async read({ file }, encoding) {
      const name = encoding === 'identity' ? file : file + SUFFIXES[encoding];
      const kept = bodies.get(name);
      if (kept) return kept;
      const data = await readFile(name);
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, 16);
      const body = { data, etag: `"${hash}"` };
      bodies.set(name, body);
      return body;
    },
  };
}
