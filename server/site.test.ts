import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lightPage } from './save-data.ts';
import { createSite } from './site.ts';
import { serveSite, TEXTS, writeSite } from './test-site.ts';

let files: ReturnType<typeof writeSite>;
let served: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  files = writeSite();
  served = await serveSite(createSite(files.folder));
});
afterAll(() => {
  served.stop();
  files.remove();
});

const ask: typeof served.ask = (...asked) => served.ask(...asked);

/** The entity tag of the plain copy of an address. */
const etagOf = async (address: string) => (await ask(address)).headers.get('etag') ?? '';

/** Changes a file without changing its size. */
const spoil = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/.$/, '!'));

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
    '//example.com',
    '//example.com/',
    '///example/About',
    '/\\example/About',
    '//example/..//About/',
    '/%2F%2Fexample/',
    '/%5Cexample/',
  ])('%s never moves to another host', async (address) => {
    const response = await ask(address);
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
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    const body = Buffer.from(await response.arrayBuffer());
    const unpacked =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(unpacked.toString()).toBe(TEXTS['about.html']);
  });

  it('is not promised where there is no compressed copy', async () => {
    const response = await ask('/sitemap.xml', { 'accept-encoding': 'br' });
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

describe('to visitors who save data', () => {
  const SAVING = { 'save-data': 'on' };
  const light = lightPage(TEXTS['about.html']);

  it.each([
    ['br', (data: Buffer) => brotliDecompressSync(data)],
    ['gzip', (data: Buffer) => gunzipSync(data)],
    ['identity', (data: Buffer) => data],
  ])('a page goes out light, as %s', async (encoding, unpack) => {
    for (const time of ['first', 'second']) {
      const response = await ask('/about', { ...SAVING, 'accept-encoding': encoding });
      const text = unpack(Buffer.from(await response.arrayBuffer())).toString();
      expect(text, `${time} time`).toBe(light);
      expect(text).not.toBe(TEXTS['about.html']);
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    }
  });

  it('it has an entity tag of its own', async () => {
    const etag = (await ask('/about', SAVING)).headers.get('etag') ?? '';
    expect(etag).not.toBe(await etagOf('/about'));
    expect((await ask('/about', { ...SAVING, 'if-none-match': etag })).status).toBe(304);
    expect((await ask('/about', { 'if-none-match': etag })).status).toBe(200);
  });

  it('so does a page for what is not there', async () => {
    const response = await ask('/terms', SAVING);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(lightPage(TEXTS['404/terms.html']));
    expect(lightPage(TEXTS['404/terms.html'])).not.toBe(TEXTS['404/terms.html']);
  });

  it.each([
    ['/about', { 'save-data': 'off' }, TEXTS['about.html']],
    ['/sitemap.xml', SAVING, TEXTS['sitemap.xml']],
  ])('%s with %j stays what it is', async (address, headers, text) => {
    expect(await (await ask(address, headers)).text()).toBe(text);
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
    ['the icon', '/favicon.ico', {}, 'GET', 200],
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

it('what a page loads is sent without the policy, which speaks to pages', async () => {
  const { headers } = await ask('/assets/boot-abc123.js');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
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

describe('a folder that is not a whole build', () => {
  /** The small site after something has happened to it. */
  function damaged(damage: (folder: string) => void): string {
    const other = writeSite();
    onTestFinished(other.remove);
    damage(other.folder);
    return other.folder;
  }

  it.each(['index.html', '404.html', '_headers.json', '_redirects', 'about.html.br'])(
    'because %s is missing is refused',
    (name) => {
      const folder = damaged((site) => rmSync(path.join(site, name)));
      const message = `${folder} is not whole: ${name} is missing. Run "npm run build" again.`;
      expect(() => createSite(folder)).toThrow(message);
    },
  );

  it('because files have another size is refused', () => {
    const folder = damaged((site) => {
      for (const name of ['about.html', 'index.html']) truncateSync(path.join(site, name), 5);
    });
    const message = `${folder} is not whole: about.html has 5 bytes instead of ${TEXTS['about.html'].length}, and 1 more. Run`;
    expect(() => createSite(folder)).toThrow(message);
  });

  it('because its headers are broken is refused', () => {
    const folder = damaged((site) => spoil(path.join(site, '_headers.json')));
    const message = '_headers.json is not as the build wrote it: run "npm run build" again';
    expect(() => createSite(folder)).toThrow(message);
  });

  it.each(['{"index.html":', 'null'])('because its list is %s is refused', (text) => {
    const folder = damaged((site) => writeFileSync(path.join(site, '_files.json'), text));
    expect(() => createSite(folder)).toThrow('_files.json is no list of files: run "npm run');
  });

  it('because it has no list is refused', () => {
    const folder = damaged((site) => rmSync(path.join(site, '_files.json')));
    expect(() => createSite(folder)).toThrow(`${folder} has no _files.json: run "npm run build"`);
  });

  it('because it is not there at all is refused', () => {
    expect(() => createSite(`${files.folder}-none`)).toThrow('-none has no _files.json: run "npm');
  });

  it('never sends a page that was changed: that one fails, the others are sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const folder = damaged((site) => spoil(path.join(site, 'about.html')));
    const other = await serveSite(createSite(folder));
    onTestFinished(other.stop);
    const response = await other.ask('/about');
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^This page cannot be shown/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\/about cannot be answered: .*about\.html is not as the build wrote/),
    );
    expect((await other.ask('/')).status).toBe(200);
  });
});
