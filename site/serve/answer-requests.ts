/** Answers requests for the files of one build: redirects to canonical addresses, pages for unknown addresses, headers. */
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import { canonicalPath, fits } from '#app/router/address.ts';
import { openBuild, type SiteFile } from './build-files.ts';
import { cacheControl, FOREVER } from './caching.ts';
import { policyOf } from './page-policy.ts';
import { shownPath } from './file-list.ts';
import { chooseEncoding, readRange } from './negotiate.ts';

/** The parts of a request that an answer depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** The site as a function from request to answer. It rejects if a file cannot be read. */
export type Site = (asked: Asked) => Promise<Answer>;

/** The page for an unknown address that fits no line of `_redirects`. */
const NOT_FOUND = '/404';
/** The pages for unknown addresses. They have no address of their own. */
const NOT_FOUND_PAGE = /^\/404(?:\/|$)/;
const POLICY = 'Content-Security-Policy';
const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
/** Percent codes of letters, digits, `-`, `.`, `_` and `~`, which mean the character itself (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

const EMPTY = Buffer.alloc(0);

/** Path and query, with dots and backslashes resolved as browsers do; `null` if it is not an address. */
function readAddress(url = ''): URL | null {
  // Here `//` at the start belongs to the path. Without an origin, `URL` would read it as the start of a host.
  const full = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(full) ? new URL(full) : null;
}

/**
 * The site of one build.
 * @param folder the build's output
 * @throws {Error} when the build is not complete
 */
export function createSite(folder: string): Site {
  const build = openBuild(folder);
  const securityHeaders = JSON.parse(build.readText('_headers.json')) as Record<string, string>;
  // The policy applies only to documents and workers, and is longer than many scripts and pictures.
  const { [POLICY]: policy = '', ...assetHeaders } = securityHeaders;
  /** Policies of the pages that were asked for, by file. */
  const policies = new Map<string, string>();

  /** The headers of all responses for this file. */
  async function commonHeaders(file: SiteFile): Promise<Record<string, string>> {
    if (cacheControl(file.address) === FOREVER) return assetHeaders;
    if (!file.isPage) return securityHeaders;
    const known = policies.get(file.name);
    const own = known ?? policyOf((await build.read(file, 'identity')).data.toString(), policy);
    policies.set(file.name, own);
    return { ...securityHeaders, [POLICY]: own };
  }

  function findPage(address: string): SiteFile {
    const file = build.find(address);
    if (file) return file;
    throw new Error(
      `The build in ${shownPath(folder)} has no page for ${address}: run "npm run build" again.`,
    );
  }
  const notFound = findPage(NOT_FOUND);
  // Each line has an address or a pattern, its target or the file of its page, and a status.
  const rules = build
    .readText('_redirects')
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const moved = new Map(
    rules.flatMap(([from = '', to = '', status]) => (status === '301' ? [[from, to]] : [])),
  );
  const notFoundPages = rules
    .filter(([, , status]) => status !== '301')
    .map(([pattern = '', page = '']) => ({ pattern, file: findPage(page.replace(/\.html$/, '')) }));

  function answer(
    status: number,
    headers: Record<string, string>,
    body: Buffer = EMPTY,
    common = securityHeaders,
  ): Answer {
    const length = { 'Content-Length': String(body.length) };
    return { status, headers: { ...common, ...headers, ...length }, body };
  }

  function headersOf({ address, type, isPage, encodings }: SiteFile): Record<string, string> {
    const varies = [
      ...(encodings.length > 1 ? ['Accept-Encoding'] : []),
      ...(isPage ? ['Save-Data'] : []),
    ].join(', ');
    return {
      'Content-Type': type,
      'Cache-Control': cacheControl(address),
      ...(varies && { Vary: varies }),
    };
  }

  async function send({ headers: asked }: Asked, file: SiteFile): Promise<Answer> {
    // A range counts uncompressed bytes. Chromium requests one after the download of a picture was interrupted.
    const encoding =
      asked.range === undefined
        ? chooseEncoding(asked['accept-encoding'], file.encodings)
        : 'identity';
    const isLight = file.isPage && asked['save-data'] === 'on';
    const { data, etag } = await build.read(file, encoding, isLight);
    const headers = headersOf(file);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    const common = await commonHeaders(file);
    if (NOT_FOUND_PAGE.test(file.address)) return answer(404, headers, data, common);
    headers['ETag'] = etag;
    headers['Accept-Ranges'] = 'bytes';
    if (fresh(asked, { etag }))
      return { status: 304, headers: { ...common, ...headers }, body: EMPTY };
    const condition = asked['if-range'];
    const range = condition && condition !== etag ? null : readRange(asked.range, data.length);
    if (!range) return answer(200, headers, data, common);
    if (range === 'unsatisfiable') {
      const outside = { 'Content-Range': `bytes */${data.length}`, 'Cache-Control': 'no-store' };
      return answer(416, outside);
    }
    const { start, end } = range;
    headers['Content-Range'] = `bytes ${start}-${end}/${data.length}`;
    return answer(206, headers, data.subarray(start, end + 1), common);
  }

  /** The file of this address, unless it is a page for unknown addresses. */
  function find(address: string): SiteFile | undefined {
    return NOT_FOUND_PAGE.test(address) ? undefined : build.find(address);
  }

  return async (asked) => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') {
      const allowed = { ...PLAIN_TEXT, Allow: 'GET, HEAD' };
      return answer(405, allowed, Buffer.from('Only GET and HEAD are answered here.'));
    }
    const address = readAddress(asked.url);
    if (!address) return answer(400, PLAIN_TEXT, Buffer.from('This is not an address.'));
    const { pathname, search } = address;
    const readable = pathname.replace(UNRESERVED, decodeURIComponent);
    const canonical = canonicalPath(readable.replace(/(?:\/index)?\.html$/, '') || '/');
    const target = moved.get(canonical);
    if (target) return answer(301, { Location: target + search });
    const file = find(pathname);
    if (file) return send(asked, file);
    // An address with an extension is that of a missing file, so it is not redirected.
    if (canonical !== pathname && !path.extname(canonical))
      return answer(301, { Location: canonical + search });
    const page = notFoundPages.find(({ pattern }) =>
      pattern.endsWith('/*')
        ? canonical.startsWith(pattern.slice(0, -1))
        : fits(pattern, canonical),
    );
    return send(asked, page?.file ?? notFound);
  };
}
