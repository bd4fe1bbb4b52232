import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { policyHash } from './page-policy.ts';
import { lightPage } from './light-page.ts';
import { createSite } from './answer-requests.ts';
import { serveSite, TEXTS, writeSite } from './testing/small-site.ts';

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

/** The entity tag of the file at an address, not compressed. */
const etagOf = async (address: string) => (await ask(address)).headers.get('etag') ?? '';

/** Changes a file without changing its size. */
const change = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/.$/, '!'));

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
  ])('%s has its content and type', async (address, text, type) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([ask('/about'), ask('/about', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    // Between the two answers a second may end.
    for (const { headers } of [get, head]) headers.delete('date');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });
});

describe('other spellings of an address', () => {
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
    ['/news/%E0%A4%A', '/news/%E0%A4%a'],
    ['/news/crop', '/news/harvest'],
    ['/News/Crop.html?a=b', '/news/harvest?a=b'],
  ])('%s redirects permanently to %s', async (address, canonical) => {
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
  ])('%s never redirects to another host', async (address) => {
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
  ])('%s gets the not-found page with status 404', async (address) => {
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
    ['/news/%E0%A4%a', '404/news/id.html'],
  ] as const)('%s gets the page that _redirects names, with status 404', async (address, page) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(TEXTS[page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('never lead to a file outside of the folder', async () => {
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
    ['identity;q=1, *;q=0', null],
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

  it('is not used for a file without compressed copies', async () => {
    const response = await ask('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });

  it('gives each encoding an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await ask('/about', { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('for visitors who save data', () => {
  const SAVING = { 'save-data': 'on' };
  const light = lightPage(TEXTS['about.html']);

  it.each([
    ['br', (data: Buffer) => brotliDecompressSync(data)],
    ['gzip', (data: Buffer) => gunzipSync(data)],
    ['identity', (data: Buffer) => data],
  ])('a page is sent in its light form, as %s', async (encoding, unpack) => {
    for (const time of ['first', 'second']) {
      const response = await ask('/about', { ...SAVING, 'accept-encoding': encoding });
      const text = unpack(Buffer.from(await response.arrayBuffer())).toString();
      expect(text, `${time} time`).toBe(light);
      expect(text).not.toBe(TEXTS['about.html']);
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    }
  });

  it('a light page has an entity tag of its own', async () => {
    const etag = (await ask('/about', SAVING)).headers.get('etag') ?? '';
    expect(etag).not.toBe(await etagOf('/about'));
    expect((await ask('/about', { ...SAVING, 'if-none-match': etag })).status).toBe(304);
    expect((await ask('/about', { 'if-none-match': etag })).status).toBe(200);
  });

  it('a page for an unknown address is sent in its light form', async () => {
    const response = await ask('/terms', SAVING);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(lightPage(TEXTS['404/terms.html']));
    expect(lightPage(TEXTS['404/terms.html'])).not.toBe(TEXTS['404/terms.html']);
  });

  it.each([
    ['/about', { 'save-data': 'off' }, TEXTS['about.html']],
    ['/sitemap.xml', SAVING, TEXTS['sitemap.xml']],
  ])('%s with %j is sent unchanged', async (address, headers, text) => {
    expect(await (await ask(address, headers)).text()).toBe(text);
  });
});

describe('a page that the browser has already', () => {
  it.each([
    ['the same tag', (etag: string) => etag, 304],
    ['the same tag, weak', (etag: string) => `W/${etag}`, 304],
    ['several tags, one of them the same', (etag: string) => `"x", ${etag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['the tag without quotes', (etag: string) => etag.slice(1, -1), 200],
  ])('If-None-Match with %s', async (_what, tag, status) => {
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
  ])('%s', async (range, text, contentRange) => {
    const response = await ask('/favicon.ico', { range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=5-2'])(
    '%s lies outside of the file',
    async (range) => {
      const response = await ask('/favicon.ico', { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */10');
      expect(await response.text()).toBe('');
    },
  );

  it.each(['bytes=-99', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b', '99'])(
    'the whole file is sent for %s',
    async (range) => {
      const response = await ask('/favicon.ico', { range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(TEXTS['favicon.ico']);
    },
  );

  it('count the bytes of the file, not of a compressed copy', async () => {
    const response = await ask('/about', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('<h1>');
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
    ['an icon', '/favicon.ico', {}, 'GET', 200],
    ['an answer to HEAD', '/', {}, 'HEAD', 200],
    ['a redirect', '/About/', {}, 'GET', 301],
    ['an unchanged page', '/about', { 'if-none-match': '*' }, 'GET', 304],
    ['a range', '/about', { range: 'bytes=0-1' }, 'GET', 206],
    ['a range outside of the file', '/about', { range: 'bytes=99-' }, 'GET', 416],
    ['an unknown address', '/nowhere', {}, 'GET', 404],
    ['another method', '/', {}, 'POST', 405],
  ])('are on %s', async (_what, address, headers, method, status) => {
    const response = await ask(address, headers, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('the policy of a page allows its own scripts and styles, and not those of other pages', async () => {
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
  const { ask: askOther, stop } = await serveSite(createSite(other.folder));
  onTestFinished(stop);
  const sentTo = async (address: string, headers: Record<string, string> = {}) =>
    (await askOther(address, headers)).headers.get('content-security-policy');
  for (const [address, style] of Object.entries(styles)) {
    expect(await sentTo(address)).toBe(policy([style]));
    expect(await sentTo(address, { 'accept-encoding': 'br' }), 'asked again').toBe(policy([style]));
  }
  expect(await sentTo('/about', { 'if-none-match': '*' }), 'unchanged').toBe(
    policy([styles['/about']]),
  );
  expect(await sentTo('/about', { 'save-data': 'on' }), 'light').toBe(policy([styles['/about']]));
  expect(await sentTo('/sitemap.xml'), 'no page').toBe(policy(Object.values(styles)));
});

it('scripts, styles and pictures are sent without the policy, which concerns pages', async () => {
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

describe('a build that is not complete', () => {
  /** A copy of the small site, damaged. */
  function damaged(damage: (folder: string) => void): string {
    const other = writeSite();
    onTestFinished(other.remove);
    damage(other.folder);
    return other.folder;
  }

  it.each(['index.html', '404.html', '_headers.json', '_redirects', 'about.html.br'])(
    'without %s is refused',
    (name) => {
      const folder = damaged((site) => rmSync(path.join(site, name)));
      const message = `The build in ${folder} is damaged: ${name} is missing. Run "npm run build" again.`;
      expect(() => createSite(folder)).toThrow(message);
    },
  );

  it('with files of another size is refused', () => {
    const folder = damaged((site) => {
      for (const name of ['about.html', 'index.html']) truncateSync(path.join(site, name), 5);
    });
    const message = `The build in ${folder} is damaged: about.html has 5 bytes instead of ${TEXTS['about.html'].length} (and 1 more). Run`;
    expect(() => createSite(folder)).toThrow(message);
  });

  it('whose headers have changed is refused', () => {
    const folder = damaged((site) => change(path.join(site, '_headers.json')));
    const message = '_headers.json has changed since it was built: run "npm run build" again.';
    expect(() => createSite(folder)).toThrow(message);
  });

  it.each(['{"index.html":', 'null'])('whose list of files is %s is refused', (text) => {
    const folder = damaged((site) => writeFileSync(path.join(site, '_files.json'), text));
    expect(() => createSite(folder)).toThrow(
      '_files.json cannot be read: run "npm run build" again.',
    );
  });

  it.each([
    ['no list of files', () => damaged((site) => rmSync(path.join(site, '_files.json')))],
    ['no folder', () => `${files.folder}-none`],
  ])('with %s is refused', (_what, make) => {
    const folder = make();
    expect(() => createSite(folder)).toThrow(
      `There is no build in ${folder}: run "npm run build", or set SITE_FOLDER to another folder.`,
    );
  });

  it('is refused where the folder is a file', () => {
    const file = path.join(files.folder, 'index.html');
    expect(() => createSite(file)).toThrow(
      `${file} is a file: set SITE_FOLDER to a folder that "npm run build" wrote.`,
    );
  });

  it('is named by its path from the root of the project', () => {
    const folder = path.resolve('.cache/none');
    expect(() => createSite(folder)).toThrow('There is no build in .cache/none: run');
  });

  it('never sends a page that has changed since the build, but sends the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const folder = damaged((site) => change(path.join(site, 'about.html')));
    const other = await serveSite(createSite(folder));
    onTestFinished(other.stop);
    const response = await other.ask('/about?token=secret');
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^This page cannot be shown/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^GET \/about failed: .*about\.html has changed since it was built/),
    );
    expect((await other.ask('/')).status).toBe(200);
  });
});
