import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';
import { TEXTS, writeSite } from './test-site.ts';

let files: ReturnType<typeof writeSite>;
let site: ReturnType<typeof createSite>;
beforeAll(() => {
  files = writeSite();
  site = createSite(files.folder);
});
afterAll(() => files.remove());

const ask = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(address, { method, headers });

/** The entity tag of the plain copy of an address. */
const etagOf = async (address: string) => (await ask(address)).headers.get('etag') ?? '';

describe('pages', () => {
  it.each([
    ['/', TEXTS['index.html'], 'text/html; charset=utf-8'],
    ['/about', TEXTS['about.html'], 'text/html; charset=utf-8'],
    ['/about?from=sms', TEXTS['about.html'], 'text/html; charset=utf-8'],
    ['/news/harvest', TEXTS['news/harvest.html'], 'text/html; charset=utf-8'],
    ['/assets/boot-abc123.js', TEXTS['assets/boot-abc123.js'], 'text/javascript; charset=utf-8'],
    [
      '/assets/_content-abc123.js',
      TEXTS['assets/_content-abc123.js'],
      'text/javascript; charset=utf-8',
    ],
    ['/sitemap.xml', TEXTS['sitemap.xml'], 'application/xml'],
    ['/favicon.ico', TEXTS['favicon.ico'], 'image/x-icon'],
  ])('%s is served as what it is', async (address, text, type) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([ask('/about'), ask('/about', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });
});

describe('other forms of an address', () => {
  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/ABOUT///', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/News/index.html', '/news'],
    ['/news//harvest', '/news/harvest'],
    ['/%61bout', '/about'],
    ['/News/Harvest/?a=B', '/news/harvest?a=B'],
    ['/nowhere/', '/nowhere'],
    ['/Terms/', '/terms'],
    ['/news/%E0%A4%A', '/news/%e0%a4%a'],
  ])('%s moves to %s for good', async (address, canonical) => {
    const response = await ask(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(canonical);
  });

  it.each([
    'http://localhost//example.com',
    'http://localhost//example.com/',
    'http://localhost///example/About',
    'http://localhost/\\example/About',
    'http://localhost//example/..//About/',
    'http://localhost/%2F%2Fexample/',
    'http://localhost/%5Cexample/',
  ])('%s never moves to another host', async (address) => {
    const response = await site.request(address);
    const location = response.headers.get('location') ?? '/';
    expect(new URL(location, 'http://localhost').host).toBe('localhost');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});

describe('unknown addresses', () => {
  it.each([
    '/nowhere',
    '/404',
    '/404/terms',
    '/404/news/id',
    '/terms/a',
    '/news/a/b',
    '/secret.key',
    '/_headers',
    '/_headers.json',
    '/_redirects',
    '/about.html.br',
    '/assets/old-abc123.js',
    '/assets',
    '/%',
    '/about%00',
    '/%00',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5csecret.key',
    '/....//secret.key',
    '/__proto__',
    '/constructor',
  ])('%s get the fallback page with status 404', async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(TEXTS['404.html']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/terms', '404/terms.html'],
    ['/terms?from=sms', '404/terms.html'],
    ['/news/press', '404/news/press.html'],
    ['/news/nothing', '404/news/id.html'],
    ['/news/photo.jpg', '404/news/id.html'],
    ['/News/Photo.jpg', '404/news/id.html'],
    ['/news/%e0%a4%a', '404/news/id.html'],
  ] as const)('%s gets the page that is meant for it, with status 404', async (address, page) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(TEXTS[page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('never reach a file beside the folder', async () => {
    const name = `${path.basename(files.folder)}.txt`;
    for (const address of [`/../${name}`, `/..%2f${name}`, `/assets/../../${name}`]) {
      const response = await ask(address);
      expect(await response.text()).not.toContain('outside');
    }
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0', null],
    ['br; q=0.0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['deflate', null],
    ['', null],
  ])('for %j sends %s', async (accept, encoding) => {
    const response = await ask('/about', accept ? { 'accept-encoding': accept } : {});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    const unpacked =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(unpacked.toString()).toBe(TEXTS['about.html']);
  });

  it('is not promised where there is no compressed copy', async () => {
    const response = await ask('/', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });

  it('has an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await ask('/about', { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('unchanged files', () => {
  it.each([
    ['the same tag', (etag: string) => etag, 304],
    ['a weak one', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"x", ${etag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['the tag without quotes', (etag: string) => etag.slice(1, -1), 200],
  ])('with %s', async (_what, tag, status) => {
    const etag = await etagOf('/about');
    const response = await ask('/about', { 'if-none-match': tag(etag) });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(status === 304 ? '' : TEXTS['about.html']);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, text, contentRange) => {
    const response = await ask('/favicon.ico', { range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside', async (range) => {
    const response = await ask('/favicon.ico', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await response.text()).toBe('');
  });

  it.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    '%s is no range of ours: the whole is sent',
    async (range) => {
      const response = await ask('/favicon.ico', { range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(TEXTS['favicon.ico']);
    },
  );

  it('count bytes of the file, not of a compressed copy', async () => {
    const response = await ask('/about', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('<h1>');
  });

  it.each([
    ['the tag that is still right', (etag: string) => etag, 206],
    ['another tag', () => '"x"', 200],
    ['a day', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 200],
  ])('on condition of %s', async (_what, tag, status) => {
    const condition = tag(await etagOf('/favicon.ico'));
    const response = await ask('/favicon.ico', { range: 'bytes=0-3', 'if-range': condition });
    expect(response.status).toBe(status);
  });
});

describe('how long a file may be kept', () => {
  it.each([
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/assets/boot-abc123.js', 'public, max-age=31536000, immutable'],
    ['/nowhere', 'no-cache'],
    ['/assets/old-abc123.js', 'no-cache'],
    ['/pictures/none-800.12345678.avif', 'no-cache'],
  ])('%s: %s', async (address, value) => {
    expect((await ask(address)).headers.get('cache-control')).toBe(value);
  });
});

describe('security headers', () => {
  it.each<[string, string, Record<string, string>, string, number]>([
    ['a page', '/', {}, 'GET', 200],
    ['a script', '/assets/boot-abc123.js', {}, 'GET', 200],
    ['HEAD', '/', {}, 'HEAD', 200],
    ['a moved page', '/About/', {}, 'GET', 301],
    ['an unchanged page', '/about', { 'if-none-match': '*' }, 'GET', 304],
    ['a range', '/about', { range: 'bytes=0-1' }, 'GET', 206],
    ['a range outside', '/about', { range: 'bytes=99-' }, 'GET', 416],
    ['an unknown page', '/nowhere', {}, 'GET', 404],
    ['another method', '/', {}, 'POST', 405],
  ])('stand on %s', async (_what, address, headers, method, status) => {
    const response = await ask(address, headers, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    for (const address of ['/', '/about', '/nowhere']) {
      const response = await ask(address, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  });
});

describe('a folder that is not a build', () => {
  it.each(['index.html', '404.html', '_headers.json', '_redirects'])(
    'because %s is missing is refused',
    (name) => {
      const other = writeSite();
      rmSync(path.join(other.folder, name));
      expect(() => createSite(other.folder)).toThrow(`has no ${name}: run "npm run build" first`);
      other.remove();
    },
  );

  it('because it is not there at all is refused', () => {
    expect(() => createSite(`${files.folder}-none`)).toThrow('-none has no index.html: run "npm');
  });
});
