import { beforeEach, expect, it, vi } from 'vitest';
import { keepFile, readFile, readPage, tidy, writePage } from './saved-pages.ts';

const ORIGIN = 'https://www.kilele.example';
const whole = (address: string) => new URL(address, ORIGIN).href;
const bare = (address: string) => whole(address).replace(/\?.*/, '');

type Options = { ignoreSearch?: boolean; cacheName?: string };

/** The parts of a browser's cache storage that are used here. */
class FakeCache {
  entries = new Map<string, string>();
  keys = (address?: string, _options?: Options) =>
    Promise.resolve(
      [...this.entries.keys()]
        .filter((key) => address === undefined || bare(key) === bare(address))
        .map((url) => ({ url })),
    );
  match = (key: string | { url: string }, options?: Options) => {
    const address = whole(typeof key === 'string' ? key : key.url);
    const found = [...this.entries].find(([url]) =>
      options?.ignoreSearch ? bare(url) === bare(address) : url === address,
    );
    return Promise.resolve(found && new Response(found[1]));
  };
  put = async (address: string, response: Response) => {
    this.entries.set(whole(address), await response.text());
  };
  delete = ({ url }: { url: string }) => Promise.resolve(this.entries.delete(url));
}

let stored = new Map<string, FakeCache>();
const open = (name: string) => {
  const cache = stored.get(name) ?? new FakeCache();
  stored.set(name, cache);
  return cache;
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(open(name)),
    match: (address: string, options: Options) =>
      open(options.cacheName ?? '').match(address, options),
  });
});

/** The answer of the network to a file. */
const answerOf = (isRight: boolean) => () =>
  Promise.resolve({ response: new Response('a'), isRight });
const page = (at: number, ...files: string[]) => ({ html: '', headers: [], at, files });
const names = (cache: string) =>
  [...open(cache).entries.keys()].map((url) => url.slice(ORIGIN.length));

it('the saved content is one page for each path; the query makes no difference', async () => {
  await writePage('/offline?1', page(1));
  await writePage('/offline?2', page(2));
  expect(names('pages')).toEqual(['/offline?2']);
  expect((await readPage('/offline'))?.at).toBe(2);
});

it('the saved content includes each file that arrived complete, fetched once', async () => {
  const load = vi.fn(answerOf(true));
  expect(await keepFile(whole('/assets/a.js'), load)).toBe(true);
  expect(await keepFile(whole('/assets/a.js'), load)).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  expect(await (await readFile(whole('/assets/a.js')))?.text()).toBe('a');
});

it.each([
  ['is another one', answerOf(false)],
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the saved content does not include a file that %s', async (_what, load) => {
  expect(await keepFile(whole('/assets/a.js'), load)).toBe(false);
  expect(names('files')).toEqual([]);
});

it('the saved content is limited: the oldest pages are deleted, with the files that only they use', async () => {
  for (const file of ['old', 'shared', 'new', 'notice', 'offline'])
    await keepFile(whole(`/assets/${file}`), answerOf(true));
  await writePage('/b', page(3, whole('/assets/new'), whole('/assets/shared')));
  await writePage('/a', page(1, whole('/assets/old'), whole('/assets/shared')));
  await writePage('/c', page(2));
  await writePage('/offline?1', page(0, whole('/assets/offline')));
  await tidy({ most: 2, pages: ['/offline'], files: [whole('/assets/notice')] });
  expect(names('pages')).toEqual(['/b', '/c', '/offline?1']);
  expect(names('files')).toEqual(
    ['shared', 'new', 'notice', 'offline'].map((name) => `/assets/${name}`),
  );
});
