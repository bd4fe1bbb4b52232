import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';

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
function load() {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', path.join(out, '../cache'));
  return import('./compress.ts');
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

it('a test asks for quick copies, which are larger; a build has the smallest', async () => {
  const { compress } = await load();
  const [page = ''] = write('harvest.html');
  vi.stubEnv('QUICK_COPIES', '1');
  await compress([page]);
  const quick = readFileSync(`${page}.br`);
  rmSync(`${page}.br`);
  vi.unstubAllEnvs();
  await compress([page]);
  expect(readFileSync(`${page}.br`).length).toBeLessThan(quick.length);
});
