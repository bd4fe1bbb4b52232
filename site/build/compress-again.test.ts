import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileList, requireComplete, writeFileList } from '#serve/file-list.ts';
import { beside } from './output.ts';

/** Long enough, and with words that repeat unevenly, so that a quick copy is larger. */
const TEXT = Array.from(
  { length: 3000 },
  (_, index) => `${(index * 7919) % 613} bags of tea, ${(index * index) % 97} of coffee`,
).join('. ');

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-again-'));
  out = path.join(root, 'site');
  mkdirSync(path.join(out, 'news'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** The modules read the setting for the folder of the cache when they are loaded. */
async function load() {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', path.join(root, 'cache'));
  const { compress } = await import('./compress.ts');
  const { compressAgain } = await import('./compress-again.ts');
  return { compress, compressAgain };
}

it('quick copies become the smallest ones; other files stay', async () => {
  const { compress, compressAgain } = await load();
  const page = path.join(out, 'news/harvest.html');
  const picture = path.join(out, 'field.avif');
  writeFileSync(page, TEXT);
  writeFileSync(picture, 'picture');
  vi.stubEnv('QUICK_COPIES', '1');
  await compress([page, picture]);
  writeFileList(out);
  const quick = readFileSync(`${page}.br`);

  expect(await compressAgain(out)).toBe(1);

  const smallest = readFileSync(`${page}.br`);
  expect(smallest.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(smallest).toString()).toBe(TEXT);
  expect(readFileSync(picture, 'utf8')).toBe('picture');
  const list = readFileList(out);
  expect([...list.keys()].sort()).toEqual([
    'field.avif',
    'news/harvest.html',
    'news/harvest.html.br',
    'news/harvest.html.gz',
  ]);
  expect(() => requireComplete(out, list)).not.toThrow();
  // "Put back" still leads to the build before.
  for (const folder of ['last', 'next', 'replaced'])
    expect(existsSync(beside(out, folder))).toBe(false);

  expect(await compressAgain(out)).toBe(0);
});

it('a build that is quick uses the smallest copies of earlier builds', async () => {
  const { compress } = await load();
  const page = path.join(out, 'index.html');
  writeFileSync(page, TEXT);
  await compress([page]);
  const smallest = readFileSync(`${page}.br`);
  rmSync(`${page}.br`);
  vi.stubEnv('QUICK_COPIES', '1');
  await compress([page]);
  expect(readFileSync(`${page}.br`).equals(smallest)).toBe(true);
});
