import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSite, type Answer, type Site } from './answer-requests.ts';
import { lightPage } from './light-page.ts';
import { policyHash } from './page-policy.ts';
import { TEXTS, writeSite } from './testing/small-site.ts';

let files: ReturnType<typeof writeSite>;
let site: Site;
beforeAll(() => {
  files = writeSite();
  site = createSite(files.folder);
});
afterAll(() => files.remove());

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  site({ method, url, headers });
/** The body of an answer, unpacked. */
function textOf({ headers, body }: Answer): string {
  const encoding = headers['Content-Encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
/** The entity tag of the file at an address, not compressed. */
const etagOf = async (address: string) => (await ask(address)).headers['ETag'] ?? '';

/** Changes a file without changing its size. */
const change = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/.$/, '!'));

const FOREVER = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/about?from=sms', 'about.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/news/harvest', 'news/harvest.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/boot-abc123.js', 'assets/boot-abc123.js', 'text/javascript; charset=utf-8', FOREVER],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml', 'no-cache'],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', 'no-cache'],
] as const)(
  '%s has its content, its type and a time to be kept',
  async (address, name, type, kept) => {
    const response = await ask(address);
    expect(response).toMatchObject({
      status: 200,
      headers: { 'Content-Type': type, 'Cache-Control': kept },
    });
    expect(textOf(response)).toBe(TEXTS[name]);
  },
);

it.each([
  ['/About', '/about'],
  ['/ABOUT///', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/News/index.html', '/news'],
  ['/news//harvest', '/news/harvest'],
  ['/%61bout', '/about'],
  ['/News/Harvest/?a=B', '/news/harvest?a=B'],
  ['/nowhere/', '/nowhere'],
  ['/news/%E0%A4%A', '/news/%E0%A4%a'],
  ['/news/crop', '/news/harvest'],
  ['/News/Crop.html?a=b', '/news/harvest?a=b'],
])('%s redirects permanently to %s', async (address, canonical) => {
  expect(await ask(address)).toMatchObject({ status: 301, headers: { Location: canonical } });
});

it.each([
  '//example.com',
  '///example/About',
  '/\\example/About',
  '//example/..//About/',
  '/%2F%2Fexample/',
  '/%5Cexample/',
])('%s never redirects to another host', async (address) => {
  const { Location = '/' } = (await ask(address)).headers;
  expect(Location).toMatch(/^\/(?![/\\])/);
});

it.each([
  '/nowhere',
  '/404',
  '/404/terms',
  '/terms/a',
  '/secret.key',
  '/_headers.json',
  '/_redirects',
  '/about.html.br',
  '/assets/old-abc123.js',
  '/assets',
  '/%',
  '/about%00',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5csecret.key',
  '/__proto__',
  '/constructor',
])('%s gets the not-found page', async (address) => {
  const response = await ask(address);
  expect(response.status).toBe(404);
  expect(textOf(response)).toBe(TEXTS['404.html']);
  expect(response.headers['Cache-Control']).toBe('no-cache');
});

it.each([
  ['/terms?from=sms', '404/terms.html'],
  ['/news/press', '404/news/press.html'],
  ['/news/nothing', '404/news/id.html'],
  ['/News/Photo.jpg', '404/news/id.html'],
  ['/news/%E0%A4%a', '404/news/id.html'],
] as const)('%s gets the page that _redirects names, with status 404', async (address, page) => {
  const response = await ask(address);
  expect(response.status).toBe(404);
  expect(textOf(response)).toBe(TEXTS[page]);
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['', undefined],
  ])('for %j sends %s', async (accept, encoding) => {
    const response = await ask('/about', accept ? { 'accept-encoding': accept } : {});
    expect(response.headers['Content-Encoding']).toBe(encoding);
    expect(response.headers['Vary']).toBe('Accept-Encoding, Save-Data');
    expect(textOf(response)).toBe(TEXTS['about.html']);
  });

  it('is not used for a file without compressed copies', async () => {
    const { headers } = await ask('/sitemap.xml', { 'accept-encoding': 'br' });
    expect([headers['Content-Encoding'], headers['Vary']]).toEqual([undefined, undefined]);
  });
});

it('each form of a page has an entity tag of its own', async () => {
  const forms = ['br', 'gzip', 'identity'].flatMap((encoding) =>
    ['on', 'off'].map((saving) => ({ 'accept-encoding': encoding, 'save-data': saving })),
  );
  const tags = await Promise.all(
    forms.map(async (form) => (await ask('/about', form)).headers['ETag']),
  );
  expect(new Set(tags).size).toBe(6);
});

describe('for visitors who save data', () => {
  const SAVING = { 'save-data': 'on' };

  it.each(['br', 'gzip', 'identity'])(
    'a page is sent in its light form, as %s',
    async (encoding) => {
      for (const time of ['first', 'second']) {
        const response = await ask('/about', { ...SAVING, 'accept-encoding': encoding });
        expect(textOf(response), `${time} time`).toBe(lightPage(TEXTS['about.html']));
      }
      expect(lightPage(TEXTS['about.html'])).not.toBe(TEXTS['about.html']);
    },
  );

  it('a page for an unknown address is light too; other files stay as they are', async () => {
    expect(textOf(await ask('/terms', SAVING))).toBe(lightPage(TEXTS['404/terms.html']));
    expect(textOf(await ask('/sitemap.xml', SAVING))).toBe(TEXTS['sitemap.xml']);
  });
});

it.each([
  ['the same tag', (etag: string) => etag, 304],
  ['the same tag, weak', (etag: string) => `W/${etag}`, 304],
  ['several tags, one of them the same', (etag: string) => `"x", ${etag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"x"', 200],
])('If-None-Match with %s', async (_what, tag, status) => {
  const etag = await etagOf('/about');
  const response = await ask('/about', { 'if-none-match': tag(etag) });
  expect(response.status).toBe(status);
  expect(textOf(response)).toBe(status === 304 ? '' : TEXTS['about.html']);
  expect(response.headers).toMatchObject({ ETag: etag, 'Cache-Control': 'no-cache' });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=99-100', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ])('%s gets %i', async (range, status, text, contentRange) => {
    const response = await ask('/favicon.ico', { range });
    expect([response.status, textOf(response)]).toEqual([status, text]);
    expect(response.headers['Content-Range']).toBe(contentRange);
  });

  it('count the bytes of the file, not of a compressed copy', async () => {
    const response = await ask('/about', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect([response.status, textOf(response)]).toEqual([206, '<h1>']);
  });

  it.each([
    ['the same tag', (etag: string) => etag, 206],
    ['another tag', () => '"x"', 200],
    ['a date', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 200],
  ])('If-Range with %s', async (_what, tag, status) => {
    const condition = tag(await etagOf('/favicon.ico'));
    const response = await ask('/favicon.ico', { range: 'bytes=0-3', 'if-range': condition });
    expect(response.status).toBe(status);
  });
});

describe('security headers', () => {
  it.each<[string, string, Record<string, string>, string, number]>([
    ['a page', '/', {}, 'GET', 200],
    ['an icon', '/favicon.ico', {}, 'GET', 200],
    ['an answer to HEAD', '/', {}, 'HEAD', 200],
    ['a redirect', '/About/', {}, 'GET', 301],
    ['an unchanged page', '/about', { 'if-none-match': '*' }, 'GET', 304],
    ['a range', '/about', { range: 'bytes=0-1' }, 'GET', 206],
    ['a range outside of the file', '/about', { range: 'bytes=99-' }, 'GET', 416],
    ['what is no address', 'about', {}, 'GET', 400],
    ['an unknown address', '/nowhere', {}, 'GET', 404],
    ['another method', '/', {}, 'POST', 405],
  ])('are on %s', async (_what, address, headers, method, status) => {
    const response = await ask(address, headers, method);
    expect(response).toMatchObject({
      status,
      headers: {
        'Content-Security-Policy': "default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
      },
    });
    expect(response.headers['Set-Cookie']).toBeUndefined();
  });

  it('allow a page its own scripts and styles, and not those of other pages', async () => {
    const styles = { '/': 'a{color:red}', '/about': 'b{color:red}', '/nowhere': 'i{color:red}' };
    const script = 'a = 1';
    const page = (style: string) => `<style>${style}</style><script>${script}</script>`;
    const hashes = (all: string[]) => all.map((text) => ` ${policyHash(text)}`).join('');
    const policy = (all: string[]) =>
      `script-src 'self'${hashes([script])}; style-src 'self'${hashes(all)}`;
    const other = writeSite({
      'index.html': page(styles['/']),
      'about.html': page(styles['/about']),
      '404.html': page(styles['/nowhere']),
      '_headers.json': JSON.stringify({ 'Content-Security-Policy': policy(Object.values(styles)) }),
    });
    onTestFinished(other.remove);
    const sent = createSite(other.folder);
    const policyOf = async (url: string, headers: Record<string, string> = {}) =>
      (await sent({ method: 'GET', url, headers })).headers['Content-Security-Policy'];
    for (const [address, style] of Object.entries(styles))
      for (const [name, value] of [
        ['accept-encoding', 'br'],
        ['save-data', 'on'],
        ['if-none-match', '*'],
      ] as const)
        expect(await policyOf(address, { [name]: value }), address).toBe(policy([style]));
    expect(await policyOf('/sitemap.xml'), 'no page').toBe(policy(Object.values(styles)));
  });

  it('have no policy on scripts, styles and pictures: it concerns pages', async () => {
    const { headers } = await ask('/assets/boot-abc123.js');
    expect(headers['Content-Security-Policy']).toBeUndefined();
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  for (const address of ['/about', '/nowhere'])
    expect(await ask(address, {}, method)).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
});

describe('a build that is not complete', () => {
  /** A copy of the small site, damaged. */
  function damaged(damage: (at: (name: string) => string) => void): string {
    const other = writeSite();
    onTestFinished(other.remove);
    damage((name) => path.join(other.folder, name));
    return other.folder;
  }

  it.each<[string, Parameters<typeof damaged>[0], string]>([
    [
      'without a page',
      (at) => rmSync(at('404.html')),
      'is damaged: 404.html is missing. Run "npm run build" again.',
    ],
    [
      'without a copy',
      (at) => rmSync(at('about.html.br')),
      'is damaged: about.html.br is missing. Run',
    ],
    [
      'with files of another size',
      (at) => ['about.html', 'index.html'].forEach((name) => truncateSync(at(name), 5)),
      `is damaged: about.html has 5 bytes instead of ${TEXTS['about.html'].length} (and 1 more). Run`,
    ],
    [
      'with changed headers',
      (at) => change(at('_headers.json')),
      '_headers.json has changed since it was built',
    ],
    [
      'with half a list of files',
      (at) => writeFileSync(at('_files.json'), '{"a":'),
      '_files.json cannot be read',
    ],
    [
      'with an empty list of files',
      (at) => writeFileSync(at('_files.json'), 'null'),
      '_files.json cannot be read',
    ],
    ['without a list of files', (at) => rmSync(at('_files.json')), 'There is no build in '],
  ])('%s is refused', (_what, damage, message) => {
    const folder = damaged(damage);
    expect(() => createSite(folder)).toThrow(message);
  });

  it('never sends a page that has changed since the build, but sends the others', async () => {
    const other = createSite(damaged((at) => change(at('about.html'))));
    await expect(other({ method: 'GET', url: '/about', headers: {} })).rejects.toThrow(
      'about.html has changed since it was built',
    );
    expect((await other({ method: 'GET', url: '/', headers: {} })).status).toBe(200);
  });
});
