import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';
import { serveSite, writeSite } from './test-site.ts';

/** Long enough to be compressed in more than one way, and with what compresses badly beside the end. */
const WORDS = Array.from({ length: 4000 }, (_value, index) => `leaf ${(index * 7919) % 1013}`);
const page = (end: string) =>
  `<html><body><form id="live-form"></form>${WORDS.join(' ')}<img fetchPriority="high">${end}</body></html>`;
const END = '<input type="hidden" name="stamp" form="live-form" value="NOW">';

const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (data: Buffer) => data,
};
type Encoding = keyof typeof UNPACK;
const ENCODINGS = Object.keys(UNPACK) as Encoding[];

let files: ReturnType<typeof writeSite>;
let served: Awaited<ReturnType<typeof serveSite>>;
let stamp: string;
beforeAll(async () => {
  files = writeSite({
    'about.html': page(''),
    'news/harvest.html': '<html><body>No form here</body></html>',
  });
  served = await serveSite(createSite(files.folder, () => stamp));
});
afterAll(() => {
  served.stop();
  files.remove();
});

async function read(encoding: Encoding, headers: Record<string, string> = {}) {
  const response = await served.ask('/about', { 'accept-encoding': encoding, ...headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, text: UNPACK[encoding](body).toString() };
}

describe.each(ENCODINGS)('a page with a form, as %s', (encoding) => {
  it.each(['abc.def', 'x', 'long'.repeat(1000)])(
    'carries the stamp of its request',
    async (one) => {
      stamp = one;
      const { response, body, text } = await read(encoding);
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(text).toBe(page(END.replace('NOW', one)));
      stamp = 'another';
      expect((await read(encoding)).text).toBe(page(END.replace('NOW', 'another')));
    },
  );

  it('leaves the same out for whoever saves data', async () => {
    stamp = 'light';
    const { text } = await read(encoding, { 'save-data': 'on' });
    expect(text).toBe(
      page(END.replace('NOW', 'light')).replace('fetchPriority="high"', 'loading="lazy"'),
    );
  });

  it('is not sent again to whoever has it, nor in parts', async () => {
    const { response } = await read(encoding);
    const tag = response.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\//);
    const again = await read('identity', { 'accept-encoding': encoding, 'if-none-match': tag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    expect(again.response.headers.get('etag')).toBe(tag);
    const part = await read(encoding, { range: 'bytes=0-9' });
    expect([part.response.status, part.response.headers.get('accept-ranges')]).toEqual([200, null]);
  });
});

it('other pages go out as they were built', async () => {
  const response = await served.ask('/news/harvest');
  expect(await response.text()).toBe('<html><body>No form here</body></html>');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
});
