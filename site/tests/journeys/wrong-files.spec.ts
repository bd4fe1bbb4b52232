/**
 * A host, or a network on the way, answers with another thing than the file: it is shown, but never kept, and the next
 * good answer takes its place. The wrong answers here have the headers of the files, so that the browser's HTTP cache
 * keeps them for a year. What a right answer is: `right-file.test.ts`; when it is asked for again: `fetch-file.test.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Answer } from '#serve/answer-requests.ts';
import { FOLDER } from '../built-pages.ts';
import type { Host } from '../engines/host.ts';
import { expect, STILL } from '../site.ts';
import { keptIn, standInKept, test, updateWorker, visit } from './keeping.ts';
import { openPage } from './checks.ts';

test.use(STILL);

// Browsers say many things of wrong files.
test.beforeEach(({ site }) => site.allowMessage(/./));

/** Files of the page About, all of which are wrong at once. */
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
function withBody({ headers, ...answer }: Answer, body: Buffer, type?: string): Answer {
  const { ETag: _tag, 'Content-Type': own = '', ...others } = headers;
  const length = String(body.length);
  return {
    ...answer,
    status: 200,
    headers: { ...others, 'Content-Type': type ?? own, 'Content-Length': length },
    body,
  };
}

const toPortal: Change = (answer) => withBody(answer, Buffer.from(PORTAL), 'text/html');
const toOtherAddress: Change = (answer, asked) =>
  asked.includes('?')
    ? answer
    : { status: 302, headers: { Location: `${asked}?elsewhere` }, body: Buffer.alloc(0) };
const toHalf: Change = (answer) =>
  withBody(answer, answer.body.subarray(0, answer.body.length / 2));
/** All scripts of a document are there. */
const withoutEnd: Change = (answer) => withBody(answer, answer.body.subarray(0, -20));

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

const inBuild = (file: string) => readFileSync(path.join(FOLDER, file));

/** Paths of kept files that are not as in the build. */
async function wrongFiles(page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const cache = await caches.open('files');
    const answers = (await cache.keys()).map(async (key) => {
      const answer = await cache.match(key);
      const text = await answer?.text();
      return { file: new URL(key.url).pathname, isElsewhere: answer?.redirected, text };
    });
    return Promise.all(answers);
  });
  return files
    .filter(({ file, isElsewhere, text }) => isElsewhere || text !== inBuild(file).toString())
    .map(({ file }) => file);
}

/** Makes the browser forget what pages have left in its memory. Its HTTP cache and the worker's stay. */
async function forgetMemory(page: Page): Promise<CDPSession> {
  // What a page shows stays in the memory.
  await page.goto('/robots.txt');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  return devtools;
}

/** A visitor whose worker is installed and who has none of the files. */
async function arrive(page: Page): Promise<void> {
  await visit(page, '/connect');
  await standInKept(page);
  const devtools = await forgetMemory(page);
  await devtools.send('Network.clearBrowserCache');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

for (const [fault, change] of [
  ['a page', toPortal],
  ['half of the file', toHalf],
  ['the file at another address', toOtherAddress],
] as const)
  test(`${fault} is not kept, and the next visit is whole`, async ({ page, host }) => {
    await arrive(page);
    const missing = spoil(host, KINDS, change);
    await page.goto('/about');
    await expect.poll(missing).toEqual([]);
    // What the boot module reports of the present page.
    await expect.poll(() => keptIn(page, 'files')).not.toEqual([]);
    expect(await wrongFiles(page)).toEqual([]);

    delete host.spoil;
    await visit(page, '/about');
    expect(await wrongFiles(page)).toEqual([]);
  });

for (const [kind, file] of [
  ['the first script', BOOT],
  ['an article', ENTRY],
] as const)
  test(`a page that claims to be ${kind} ends with the next visit`, async ({ page, host }) => {
    await arrive(page);
    const missing = spoil(host, [file], (answer) => withBody(answer, Buffer.from(PORTAL)));
    await page.goto(ARTICLE);
    await expect.poll(missing).toEqual([]);

    delete host.spoil;
    await visit(page, ARTICLE);
    expect(await wrongFiles(page)).toEqual([]);
  });

for (const [what, change] of [
  ['the page of a network', toPortal],
  ['our page without its end', withoutEnd],
  ['our page at another address', toOtherAddress],
  ['another page of ours', (answer: Answer) => withBody(answer, inBuild('about.html'))],
] as const)
  test(`${what} does not become the offline page`, async ({ page, host }) => {
    const missing = spoil(host, [/^\/offline$/], change);
    await visit(page, '/about');
    await expect.poll(missing).toEqual([]);
    await visit(page, '/');
    expect((await keptIn(page, 'pages')).join(' ')).not.toContain('/offline');
  });

test('a new worker removes what is wrong, and nothing else', async ({ page, host }) => {
  await visit(page, '/about');
  await standInKept(page);
  const wrong = (await keptIn(page, 'files')).find((url) => url.includes('/about-')) ?? '';
  await page.evaluate(
    async ([file, html]) => {
      const headers = { 'content-type': 'text/css' };
      await (await caches.open('files')).put(file, new Response(html, { headers }));
      const pages = await caches.open('pages');
      const page = { html, headers: [], at: Date.now(), files: [] };
      for (const key of await pages.keys('/offline', { ignoreSearch: true }))
        await pages.put(key, new Response(JSON.stringify(page)));
    },
    [wrong, PORTAL] as const,
  );
  expect(await wrongFiles(page)).toHaveLength(1);
  host.asked.length = 0;
  // The next build of the worker.
  host.spoil = (asked, answer) =>
    asked === '/sw.js'
      ? withBody(answer, Buffer.concat([inBuild('sw.js'), Buffer.from(';1')]))
      : answer;
  await updateWorker(page);
  expect(await wrongFiles(page)).toEqual([]);
  const offlinePage = await page.evaluate(async () => {
    const answer = await caches.match('/offline', { cacheName: 'pages', ignoreSearch: true });
    return answer?.text();
  });
  expect(offlinePage ?? '').not.toContain('Log in');

  await visit(page, '/about');
  expect(await wrongFiles(page)).toEqual([]);
  // The wrong one comes from the browser's HTTP cache.
  const again = host.asked.filter((asked) => asked.startsWith('/assets/'));
  expect(again, 'files that are downloaded again').toEqual([]);
});

test('a kept script that does not run is fetched again', async ({ page, host }) => {
  await visit(page, '/about');
  await forgetMemory(page);
  const react = (await keptIn(page, 'files')).find((url) => url.includes('/react-')) ?? '';
  await page.evaluate(async (url) => {
    const headers = { 'content-type': 'text/javascript' };
    await (await caches.open('files')).put(url, new Response('export {', { headers }));
  }, react);
  host.asked.length = 0;
  await page.goto('/about');
  await expect.poll(() => wrongFiles(page)).toEqual([]);
  expect(host.asked).toContain(new URL(react).pathname);
  await visit(page, '/about');
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a script is fetched past the HTTP cache', async ({ page, host }) => {
    const missing = spoil(host, [/^\/assets\/react-.+\.js$/], toPortal);
    await page.goto('/about');
    await expect.poll(missing).toEqual([]);
    await page.waitForLoadState('networkidle');
    await forgetMemory(page);

    delete host.spoil;
    await openPage(page, '/about');
  });
});
