/** Serves the output folder: clean addresses, canonical redirects, the fallback page, precompressed files. */
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { canonicalPath, fits } from '#app/router/address.ts';
import { cacheControl, FOREVER } from './caching.ts';
import {
  COMPRESS,
  listFiles,
  type Body,
  type Encoding,
  type Make,
  type SiteFile,
} from './files.ts';
import { chooseEncoding, isUnchanged, readRange } from './negotiate.ts';
import { lightPage } from './save-data.ts';
import { beginning, hasForm, lightBeginning, stamped } from './stamped.ts';

/** What counts of a request. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** The site as a function from request to response. It rejects where a file cannot be read. */
export type Site = (asked: Asked) => Promise<Answer>;

/** The page for unknown addresses. */
const FALLBACK = '/404';
/** That page, and those for the unknown addresses that `_redirects` lists: none answers to its own address. */
const LOST = /^\/404(?:\/|$)/;
const isLost = ({ address }: SiteFile) => LOST.test(address);
const POLICY = 'Content-Security-Policy';
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
/** Letters, digits, `-`, `.`, `_` and `~` as percent codes: the same address (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

const EMPTY = Buffer.alloc(0);

const lightCopy: Make = (text, encoding) => COMPRESS[encoding](Buffer.from(lightPage(text)));

/** Path and query, with dots and backslashes resolved as browsers do; `null` for what is no address. */
function readAddress(url = ''): URL | null {
  // A second slash begins a path here, never a host.
  const full = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(full) ? new URL(full) : null;
}

/**
 * The site of one build.
 * @param folder the build's output
 * @param sign makes the signed time that forms carry, where they are taken for real
 * @throws {Error} when the folder is not a whole build
 */
export function createSite(folder: string, sign?: () => string): Site {
  const files = listFiles(folder);
  const fallback = files.find(FALLBACK);
  if (!fallback) throw new Error(`${folder} has no 404.html: run "npm run build" first`);
  const everywhere = JSON.parse(files.readOwn('_headers.json')) as Record<string, string>;
  // The policy speaks to documents and workers, and is longer than many a script or picture.
  const forParts = Object.fromEntries(
    Object.entries(everywhere).filter(([name]) => name !== POLICY),
  );
  // Each line is a pattern of addresses, their page, and a status.
  const lost = files
    .readOwn('_redirects')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [pattern = '', page = ''] = line.split(' ');
      return { pattern, file: files.find(page.replace(/\.html$/, '')) };
    });

  function answerWith(
    status: number,
    headers: Record<string, string>,
    body: Buffer = EMPTY,
    common = everywhere,
  ): Answer {
    const length = String(body.length);
    return { status, headers: { ...common, ...headers, 'Content-Length': length }, body };
  }

  /** Answers with a whole file, by its body: under load, making their headers would cost more than sending them. */
  const wholes = new WeakMap<Body, Answer>();

  function wholeAnswer(file: SiteFile, encoding: Encoding, body: Body): Answer {
    const made = wholes.get(body);
    if (made) return made;
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': cacheControl(file.address),
    };
    if (file.isPage) headers['Vary'] = 'Accept-Encoding, Save-Data';
    else if (file.encodings.length > 1) headers['Vary'] = 'Accept-Encoding';
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    if (!isLost(file)) {
      headers['ETag'] = body.etag;
      headers['Accept-Ranges'] = 'bytes';
    }
    const common = headers['Cache-Control'] === FOREVER ? forParts : everywhere;
    const answer = answerWith(isLost(file) ? 404 : 200, headers, body.data, common);
    wholes.set(body, answer);
    return answer;
  }

  const withForms = new WeakMap<SiteFile, boolean>();

  async function isWithForm(file: SiteFile): Promise<boolean> {
    if (!file.isPage || isLost(file)) return false;
    const known = withForms.get(file) ?? hasForm((await files.read(file, 'identity')).data);
    withForms.set(file, known);
    return known;
  }

  async function sendStamped(
    { headers: asked }: Asked,
    file: SiteFile,
    stamp: string,
  ): Promise<Answer> {
    const encoding = chooseEncoding(asked['accept-encoding'], file.encodings);
    const isLight = asked['save-data'] === 'on';
    const body = await files.read(file, encoding, isLight ? lightBeginning : beginning);
    const headers: Record<string, string> = {
      ...wholeAnswer(file, encoding, body).headers,
      ETag: `W/${body.etag}`,
    };
    delete headers['Accept-Ranges'];
    delete headers['Content-Length'];
    // Whoever has the page may keep the time at which it came.
    if (isUnchanged(asked['if-none-match'], body.etag))
      return { status: 304, headers, body: EMPTY };
    return answerWith(200, headers, stamped(body.data, encoding, stamp));
  }

  async function send(asked: Asked, file: SiteFile): Promise<Answer> {
    if (sign && (await isWithForm(file))) return sendStamped(asked, file, sign());
    // A range counts bytes of the file itself, not of a compressed copy.
    const encoding =
      asked.headers.range === undefined
        ? chooseEncoding(asked.headers['accept-encoding'], file.encodings)
        : 'identity';
    const isLight = file.isPage && asked.headers['save-data'] === 'on';
    const body = await files.read(file, encoding, isLight ? lightCopy : undefined);
    const whole = wholeAnswer(file, encoding, body);
    if (whole.status === 404) return whole;
    if (isUnchanged(asked.headers['if-none-match'], body.etag))
      return { ...whole, status: 304, body: EMPTY };
    const size = body.data.length;
    const condition = asked.headers['if-range'];
    const range =
      condition && condition !== body.etag ? null : readRange(asked.headers.range, size);
    if (!range) return whole;
    if (range === 'unsatisfiable') {
      const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' };
      return answerWith(416, headers);
    }
    const headers = {
      ...whole.headers,
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    };
    return answerWith(206, headers, body.data.subarray(range.start, range.end + 1));
  }

  /** A page or file that answers to its own address. */
  function findOwn(address = ''): SiteFile | undefined {
    const file = files.find(address);
    return file && !isLost(file) ? file : undefined;
  }

  return async (asked) => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') {
      const reason = Buffer.from('Only GET and HEAD are answered here.');
      return answerWith(405, { ...PLAIN, Allow: 'GET, HEAD' }, reason);
    }
    // Most addresses stand in the table just as they are asked for.
    const own = findOwn(asked.url);
    if (own) return send(asked, own);
    const address = readAddress(asked.url);
    if (!address) return answerWith(400, PLAIN, Buffer.from('This is not an address.'));
    const { pathname, search } = address;
    const file = findOwn(pathname);
    if (file) return send(asked, file);
    const readable = pathname.replace(UNRESERVED, decodeURIComponent);
    const canonical = canonicalPath(readable.replace(/(?:\/index)?\.html$/, '') || '/');
    if (canonical !== pathname && !path.extname(canonical))
      return answerWith(301, { Location: canonical + search });
    return send(asked, lost.find(({ pattern }) => fits(pattern, canonical))?.file ?? fallback);
  };
}
