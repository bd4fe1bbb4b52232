import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFile, forgetTries } from './fetch-file.ts';

vi.hoisted(() => vi.stubGlobal('OFFLINE', { sizes: { '1234': 5 } }));

const ADDRESS = 'https://www.kilele.example/assets/a-12345678.js';

type Reply = { text: string; type?: string; status?: number };
const GOOD: Reply = { text: '12345' };
const PAGE: Reply = { text: '<html>', type: 'text/html' };
const SHORT: Reply = { text: '123' };
const MISSING: Reply = { text: '', status: 404 };

let asked: RequestCache[];
/** Answers in turn; the last one again and again. */
function serve(...replies: Reply[]): void {
  vi.stubGlobal('fetch', (request: Request, settings: RequestInit = {}) => {
    const reply = replies[asked.length] ?? replies.at(-1);
    asked.push(settings.cache ?? request.cache);
    const headers = { 'content-type': reply?.type ?? 'text/javascript' };
    return Promise.resolve(new Response(reply?.text, { status: reply?.status, headers }));
  });
}

beforeEach(() => {
  asked = [];
  const counts = new Map<string, string>();
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (address: string) =>
          Promise.resolve(counts.has(address) ? new Response(counts.get(address)) : undefined),
        put: async (address: string, response: Response) =>
          void counts.set(address, await response.text()),
      }),
    delete: () => {
      counts.clear();
      return Promise.resolve(true);
    },
  });
});

const get = async (cache: RequestCache = 'default') => {
  const { response, isRight } = await fetchFile({ url: ADDRESS, cache } as Request);
  return [await response.text(), isRight];
};

it('a file is asked for once if the answer is right', async () => {
  serve(GOOD);
  expect(await get()).toEqual(['12345', true]);
  expect(asked).toEqual(['default']);
});

it.each([
  ['another page', PAGE],
  ['a part of the file', SHORT],
  ['no such file', MISSING],
])('a file is asked for past the HTTP cache after %s', async (_what, wrong) => {
  serve(wrong, GOOD);
  expect(await get()).toEqual(['12345', true]);
  expect(asked).toEqual(['default', 'reload']);
});

it('a file is wrong if the second answer is wrong, too', async () => {
  serve(PAGE);
  expect(await get()).toEqual(['<html>', false]);
  expect(asked).toHaveLength(2);
});

it.each(['reload', 'only-if-cached'] as const)('a file is asked for once: %s', async (cache) => {
  serve(PAGE, GOOD);
  expect(await get(cache)).toEqual(['<html>', false]);
  expect(asked).toEqual([cache]);
});

it('a file is not asked for again where the server is in trouble', async () => {
  serve({ text: '', status: 503 }, GOOD);
  expect(await get()).toEqual(['', false]);
});

it('a file comes as it is where the network is gone at the second try', async () => {
  serve(PAGE);
  const first = fetch;
  vi.stubGlobal('fetch', (...settings: Parameters<typeof fetch>) =>
    asked.length > 0 ? Promise.reject(new TypeError('Failed to fetch')) : first(...settings),
  );
  expect(await get()).toEqual(['<html>', false]);
});

it('a file of another size is fetched again four times, until the next worker', async () => {
  serve(SHORT);
  for (let visit = 0; visit < 6; visit += 1) await get();
  expect(asked.filter((cache) => cache === 'reload')).toHaveLength(4);
  await forgetTries();
  await get();
  expect(asked.filter((cache) => cache === 'reload')).toHaveLength(5);
});

it('a file in whose place a page comes is fetched again each time', async () => {
  serve(PAGE);
  for (let visit = 0; visit < 6; visit += 1) await get();
  expect(asked.filter((cache) => cache === 'reload')).toHaveLength(6);
});
