/**
 * A host, or a network on the way, answers with another thing than the file: it is shown, but never kept, and the next
 * good answer takes its place. The wrong answers here have the headers of the files, so that the browser's HTTP cache
 * keeps them for a year.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Answer } from '#serve/answer-requests.ts';
import { FOLDER } from '../built-pages.ts';
import { startHost, type Host } from '../engines/host.ts';
import { expect, STILL, test as base } from '../site.ts';

const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  // The tests fetch the files themselves, to see which ones the page has got.
  mayFetch: /./,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.goAway();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

test.use(STILL);

// Browsers say many things of wrong files.
test.beforeEach(({ site }) => site.allowMessage(/./));

/** Files of the page About, and of the article. All of a page are wrong at once; the last is of a page of its own. */
const KINDS = [
  /^\/assets\/site-.+\.css$/,
  /^\/assets\/about-.+\.css$/,
  /^\/assets\/common-.+\.js$/,
  /^\/assets\/react-.+\.js$/,
  /^\/assets\/about\.screen-.+\.js$/,
  /^\/assets\/text-.+\.woff2$/,
  /^\/assets\/icons-.+\.svg$/,
  /^\/pictures\/hero-(?:day|dusk)-.+\.avif$/,
];
const BOOT = /^\/assets\/boot-.+\.js$/;
const ENTRY = /^\/content\/.+\.(?:data|prose)\.js$/;
const ARTICLE = '/news/record-coffee-harvest';

type Change = (answer: Answer, path: string) => Answer;

const PORTAL = '<!DOCTYPE html><html><head><title>Welcome</title></head><body>Log in</body></html>';

/** The answer with another body. Without its entity tag: with it a browser would hear that the body has not changed. */
function withBody({ headers, ...answer }: Answer, body: Buffer): Answer {
  const { ETag: _tag, ...others } = headers;
  return {
    ...answer,
    status: 200,
    headers: { ...others, 'Content-Length': String(body.length) },
    body,
  };
}

const toPortal = (answer: Answer): Answer => {
  const { headers, ...rest } = withBody(answer, Buffer.from(PORTAL));
  return { ...rest, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } };
};
/** The end of a document is cut off. */
const toBeginning = (answer: Answer) =>
  withBody(answer, answer.body.subarray(0, answer.body.length - 20));
const toHalf = (answer: Answer) =>
  withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)));

const toOtherAddress: Change = (answer, asked) =>
  asked.includes('?')
    ? answer
    : { status: 302, headers: { Location: `${asked}?elsewhere` }, body: Buffer.alloc(0) };

const FAULTS: [fault: string, change: Change][] = [
  ['a page', toPortal],
  ['a page that claims to be the file', (answer) => withBody(answer, Buffer.from(PORTAL))],
  ['half of the file', toHalf],
  ['nothing', (answer) => withBody(answer, Buffer.alloc(0))],
  ['the file at another address', toOtherAddress],
];

/** Spoils all answers to the files from now on. @returns those of the patterns that no file has had yet */
function spoil(host: Host, files: readonly RegExp[], change: Change): () => RegExp[] {
  const spoiled = new Set<RegExp>();
  host.spoil = (asked, answer) => {
    const file = files.find((pattern) => pattern.test(asked.replace(/\?.*/, '')));
    if (!file) return answer;
    spoiled.add(file);
    return change(answer, asked);
  };
  return () => files.filter((file) => !spoiled.has(file));
}

function mend(host: Host): void {
  host.spoil = (_path, answer) => answer;
}

/** A file of the build; nothing if the build has no such file. */
const inBuild = (file: string) => {
  const found = path.join(FOLDER, file);
  return existsSync(found) ? readFileSync(found) : Buffer.alloc(0);
};
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** Paths of files whose content is not that of the build. @param from where they are taken from */
async function wrongFiles(page: Page, from: 'files' | 'page'): Promise<string[]> {
  const hashes = await page.evaluate(async (source) => {
    const found: [string, Response | undefined][] = [];
    if (source === 'files') {
      const cache = await caches.open(source);
      for (const key of await cache.keys()) found.push([key.url, await cache.match(key)]);
    } else {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      for (const name of new Set(names.map((one) => one.replace(/#.*/, ''))))
        if (/\/(assets|pictures|content)\//.test(name)) found.push([name, await fetch(name)]);
    }
    return Promise.all(
      found.map(async ([url, response]) => {
        const data = (await response?.arrayBuffer()) ?? new ArrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
        return [
          new URL(url).pathname,
          [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
          response?.redirected,
        ] as const;
      }),
    );
  }, from);
  return hashes
    .filter(([file, hash, isRedirected]) => isRedirected || hash !== hashOf(inBuild(file)))
    .map(([file]) => file);
}

/** What is kept in one of the worker's caches. */
const keptIn = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url),
    name,
  );

/** Opens a page and waits until the worker has kept it. */
async function visit(page: Page, address: string, ready: () => Promise<void>): Promise<void> {
  await page.goto(address);
  await ready();
  const missing = () =>
    page.evaluate(async () => {
      if (await caches.match(location.pathname, { cacheName: 'pages' })) return [];
      const kept = (await (await caches.open('files')).keys()).map(({ url }) => url);
      const entries = performance.getEntriesByType('resource');
      const names = entries.map(({ name }) => name.replace(/#.*/, ''));
      return ['the page', ...names.filter((name) => !kept.includes(name))];
    });
  await expect.poll(missing, 'files that are not kept').toEqual([]);
}

/** Makes the browser forget what pages have left in its memory. Its HTTP cache and the worker's stay. */
async function forgetMemory(page: Page): Promise<void> {
  // What a page shows stays in the memory.
  await page.goto('/robots.txt');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
}

/** Makes the browser forget all files; the worker stays. */
async function forgetFiles(page: Page): Promise<void> {
  await forgetMemory(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** The text of all kept pages. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('pages');
    const texts = (await pages.keys()).map(async (key) => (await pages.match(key))?.text());
    return (await Promise.all(texts)).join('');
  });

/** Waits until the worker has kept some files of the present page, which the boot module reports. */
const someKept = (page: Page) => expect.poll(() => keptIn(page, 'files')).not.toEqual([]);

/** A visitor whose worker is installed and who has none of the files. */
async function arrive(page: Page, ready: () => Promise<void>): Promise<void> {
  await visit(page, '/connect', ready);
  const standIn = () => keptIn(page, 'pages');
  await expect.poll(standIn).toContainEqual(expect.stringContaining('/offline?'));
  await forgetFiles(page);
}

for (const [fault, change] of FAULTS) {
  test(`${fault} is not kept as a file of any kind, and the next visit is whole`, async ({
    page,
    host,
    site,
  }) => {
    await arrive(page, site.ready);
    const missing = spoil(host, KINDS, change);
    await page.goto('/about');
    await expect.poll(missing).toEqual([]);
    await someKept(page);
    expect(await wrongFiles(page, 'files')).toEqual([]);

    mend(host);
    await visit(page, '/about', site.ready);
    expect(await wrongFiles(page, 'page')).toEqual([]);
    expect(await wrongFiles(page, 'files')).toEqual([]);
  });

  for (const [kind, file] of [
    ['the first script', BOOT],
    ['an article', ENTRY],
  ] as const)
    test(`${fault} in place of ${kind} ends with the next visit`, async ({ page, host, site }) => {
      await arrive(page, site.ready);
      const missing = spoil(host, [file], change);
      await page.goto(ARTICLE);
      await expect.poll(missing).toEqual([]);

      mend(host);
      await visit(page, ARTICLE, site.ready);
      expect(await wrongFiles(page, 'page')).toEqual([]);
      expect(await wrongFiles(page, 'files')).toEqual([]);
    });
}

test.describe('a document that is not one of our pages', () => {
  const WAYS: [what: string, change: Change][] = [
    ['the page of a network', toPortal],
    ['our page without its end', toBeginning],
  ];
  for (const [what, change] of WAYS)
    test(`${what} is shown and not kept`, async ({ page, host, site }) => {
      await arrive(page, site.ready);
      const missing = spoil(host, [/^\/about$/], change);
      await page.goto('/about');
      await expect.poll(missing).toEqual([]);
      if (change === toPortal) await expect(page.getByText('Log in')).toBeVisible();
      else await someKept(page);

      mend(host);
      // The reports of the page before are handled first.
      await visit(page, '/', site.ready);
      const kept = (await keptIn(page, 'pages')).map((url) => new URL(url).pathname);
      expect(kept).not.toContain('/about');
      await visit(page, '/about', site.ready);
    });

  const INSTEAD: [what: string, change: Change][] = [
    ...WAYS,
    ['our page at another address', toOtherAddress],
    ['another page of ours', (answer) => withBody(answer, inBuild('about.html'))],
  ];
  for (const [what, change] of INSTEAD)
    test(`${what} does not become the page for those that were not visited`, async ({
      page,
      host,
      site,
    }) => {
      const missing = spoil(host, [/^\/offline$/], change);
      await visit(page, '/about', site.ready);
      await expect.poll(missing).toEqual([]);
      await visit(page, '/', site.ready);
      expect((await keptIn(page, 'pages')).join(' ')).not.toContain('/offline');
    });
});

test('a new worker removes what the one before should not have kept, and nothing else', async ({
  page,
  host,
  site,
}) => {
  await visit(page, '/about', site.ready);
  const standIn = () => keptIn(page, 'pages');
  await expect.poll(standIn).toContainEqual(expect.stringContaining('/offline?'));
  const before = await keptIn(page, 'files');
  const wrong = KINDS.map((kind) => before.find((url) => kind.test(new URL(url).pathname)) ?? '');
  expect(wrong).not.toContain('');
  await page.evaluate(
    async ({ files, html }) => {
      const cache = await caches.open('files');
      for (const [index, url] of files.entries()) {
        const response = await cache.match(url, { ignoreVary: true });
        const headers = { 'content-type': response?.headers.get('content-type') ?? '' };
        const data = (await response?.arrayBuffer()) ?? new ArrayBuffer();
        // One after the other: a page, a page that claims to be the file, and half of the file.
        const answers = [
          () => new Response(html, { headers: { 'content-type': 'text/html' } }),
          () => new Response(html, { headers }),
          () => new Response(data.slice(0, data.byteLength / 2), { headers }),
        ];
        const answer = answers[index % answers.length]?.();
        if (answer) await cache.put(url, answer);
      }
      const portal = new Response(html, { headers: { 'content-type': 'text/html' } });
      await cache.put('/assets/of-another-build-12345678.css', portal);
      const pages = await caches.open('pages');
      const page = { html, headers: [], at: Date.now(), files: [] };
      for (const key of await pages.keys('/offline', { ignoreSearch: true }))
        await pages.put(key, new Response(JSON.stringify(page)));
    },
    { files: wrong, html: PORTAL },
  );
  expect(await wrongFiles(page, 'files')).toHaveLength(KINDS.length + 1);
  expect(await keptText(page)).toContain('Log in');
  host.asked.length = 0;
  // The next build of the worker.
  host.spoil = (asked, answer) =>
    asked === '/sw.js'
      ? withBody(answer, Buffer.concat([inBuild('sw.js'), Buffer.from(';1')]))
      : answer;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => wrongFiles(page, 'files')).toEqual([]);
  expect(await keptText(page)).not.toContain('Log in');

  await visit(page, '/about', site.ready);
  expect(await wrongFiles(page, 'page')).toEqual([]);
  expect(await wrongFiles(page, 'files')).toEqual([]);
  // The wrong ones come from the browser's HTTP cache.
  const again = host.asked.filter((asked) => asked.startsWith('/assets/'));
  expect(again, 'files that are downloaded again').toEqual([]);
});

test('a kept script that does not run is fetched again, and the next visit is whole', async ({
  page,
  host,
  site,
}) => {
  await visit(page, '/about', site.ready);
  await forgetMemory(page);
  const react = (await keptIn(page, 'files')).find((url) => url.includes('/react-')) ?? '';
  await page.evaluate(async (url) => {
    const headers = { 'content-type': 'text/javascript' };
    await (await caches.open('files')).put(url, new Response('export {', { headers }));
  }, react);
  host.asked.length = 0;
  await page.goto('/about');
  await expect.poll(() => wrongFiles(page, 'files')).toEqual([]);
  expect(host.asked).toContain(new URL(react).pathname);
  await visit(page, '/about', site.ready);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [kind, file] of [
    ['React', /^\/assets\/react-.+\.js$/],
    ['the script of the small behaviours', /^\/assets\/enhance-.+\.js$/],
  ] as const)
    test(`${kind} is fetched past the HTTP cache`, async ({ page, host, site }) => {
      const missing = spoil(host, [file], toPortal);
      await page.goto('/about');
      await expect.poll(missing).toEqual([]);
      await page.waitForLoadState('networkidle');
      await forgetMemory(page);

      mend(host);
      await page.goto('/about');
      await site.ready();
      await expect.poll(() => wrongFiles(page, 'page')).toEqual([]);
    });
});
