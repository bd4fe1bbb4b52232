/** Serves the output folder: clean addresses, canonical redirects, the fallback page, precompressed files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { canonicalPath, fits } from '#app/router/address.ts';
import { cacheControl } from './caching.ts';
import { listFiles, type SiteFile } from './files.ts';
import { chooseEncoding, isUnchanged, readRange } from './negotiate.ts';

/** The page for unknown addresses. */
const FALLBACK = '/404';
/** That page, and those for the unknown addresses that `_redirects` lists: none answers to its own address. */
const LOST = /^\/404(?:\/|$)/;
const MOVED = 301;
/** Letters, digits, `-`, `.`, `_` and `~` as percent codes: the same address (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** Reads a file that is for us, not for visitors. @throws {Error} when the folder is not a build */
function readOwn(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`${folder} has no ${name}: run "npm run build" first`);
  return readFileSync(file, 'utf8');
}

/**
 * The site as an application from request to response.
 * @param folder the build's output
 * @throws {Error} when the folder is not a build
 */
export function createSite(folder: string): Hono {
  const files = listFiles(folder);
  const fallback = files.find(FALLBACK);
  if (!fallback) throw new Error(`${folder} has no 404.html: run "npm run build" first`);
  const headers = JSON.parse(readOwn(folder, '_headers.json')) as Record<string, string>;
  // Each line is a pattern of addresses, their page, and a status.
  const lost = readOwn(folder, '_redirects')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [pattern = '', page = ''] = line.split(' ');
      return { pattern, file: files.find(page.replace(/\.html$/, '')) };
    });

  async function send(c: Context, file: SiteFile, status: 200 | 404): Promise<Response> {
    // A range counts bytes of the file itself, not of a compressed copy.
    const wantsRange = status === 200 && c.req.header('range') !== undefined;
    const encoding = wantsRange
      ? 'identity'
      : chooseEncoding(c.req.header('accept-encoding'), file.encodings);
    const { data, etag } = await files.read(file, encoding);

    c.header('Content-Type', file.type);
    c.header('Cache-Control', cacheControl(status === 404 ? FALLBACK : c.req.path));
    if (file.encodings.length > 1) c.header('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    if (status === 404) return c.body(new Uint8Array(data), status);

    c.header('ETag', etag);
    c.header('Accept-Ranges', 'bytes');
    if (isUnchanged(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    const condition = c.req.header('if-range');
    const range =
      condition && condition !== etag ? null : readRange(c.req.header('range'), data.length);
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${data.length}`);
      c.header('Cache-Control', 'no-store');
      return c.body(null, 416);
    }
    if (range) {
      c.header('Content-Range', `bytes ${range.start}-${range.end}/${data.length}`);
      return c.body(new Uint8Array(data.subarray(range.start, range.end + 1)), 206);
    }
    return c.body(new Uint8Array(data), 200);
  }

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const file = files.find(pathname);
    if (file && !LOST.test(pathname)) return send(c, file, 200);
    const readable = pathname.replace(UNRESERVED, decodeURIComponent);
    const canonical = canonicalPath(readable.replace(/(?:\/index)?\.html$/, '') || '/');
    if (canonical !== pathname && !path.extname(canonical))
      return c.redirect(canonical + search, MOVED);
    return send(c, lost.find(({ pattern }) => fits(pattern, canonical))?.file ?? fallback, 404);
  });
  app.all('*', (c) => c.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }));
  return app;
}
