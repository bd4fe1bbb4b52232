import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileList, requireComplete, writeFileList } from '#serve/file-list.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { beside } from './output.ts';

/** Long enough, and with words that repeat unevenly, so that a quick copy is larger. */
const TEXT = Array.from(
  { length: 3000 },
  (_, index) => `${(index * 7919) % 613} bags of tea, ${(index * index) % 97} of coffee`,
).join('. ');

let out = '';
beforeEach(() => {
  out = path.join(temporaryFolder(), 'site');
});
afterEach(() => vi.unstubAllEnvs());

/** The modules read the setting for the folder of the cache when they are loaded. */
async function load() {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', path.join(out, '../cache'));
  const { compress } = await import('./compress.ts');
  const { compressAgain } = await import('./compress-again.ts');
  return { compress, compressAgain };
}

/** Writes files with the same text. @returns their paths */
const write = (...names: string[]) =>
  names.map((name) => {
    writeInto(out, name, TEXT);
    return path.join(out, name);
  });

it('text files that are long enough get copies, and no other files', async () => {
  const { compress } = await load();
  const files = write('a.html', 'b.js', 'c.css', 'd.avif', 'e.woff2');
  writeInto(out, 'small.html', 'Tea');
  await compress([...files, path.join(out, 'small.html')]);
  const copies = readdirSync(out).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(copies.sort()).toEqual(
    ['a.html', 'b.js', 'c.css'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  const read = (name: string) => readFileSync(path.join(out, name));
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(TEXT);
});

it('quick copies become the smallest ones; other files stay', async () => {
  const { compress, compressAgain } = await load();
  const [page = '', picture = ''] = write('news/harvest.html', 'field.avif');
  vi.stubEnv('QUICK_COPIES', '1');
  await compress([page, picture]);
  writeFileList(out);
  const quick = readFileSync(`${page}.br`);

  expect(await compressAgain(out)).toBe(1);

  const smallest = readFileSync(`${page}.br`);
  expect(smallest.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(smallest).toString()).toBe(TEXT);
  expect(readFileSync(picture, 'utf8')).toBe(TEXT);
  const list = readFileList(out);
  expect(list.size).toBe(4);
  expect(() => requireComplete(out, list)).not.toThrow();
  // "Put back" still leads to the build before.
  for (const folder of ['last', 'next', 'replaced'])
    expect(existsSync(beside(out, folder))).toBe(false);
  expect(await compressAgain(out)).toBe(0);
});

it('a build that is quick uses the smallest copies of earlier builds', async () => {
  const { compress } = await load();
  const files = write('index.html');
  await compress(files);
  const smallest = readFileSync(`${files[0]}.br`);
  rmSync(`${files[0]}.br`);
  vi.stubEnv('QUICK_COPIES', '1');
  await compress(files);
  expect(readFileSync(`${files[0]}.br`).equals(smallest)).toBe(true);
});
