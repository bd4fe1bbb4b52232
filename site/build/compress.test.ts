import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from './compress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compression', () => {
  it('writes copies of text files that are long enough, and of no other files', async () => {
    const text = 'Tea and coffee. '.repeat(100);
    const files = ['a.html', 'b.js', 'c.css', 'd.avif', 'e.woff2'].map((name) =>
      path.join(folder, name),
    );
    for (const file of files) writeFileSync(file, text);
    const small = path.join(folder, 'small.html');
    writeFileSync(small, 'Tea');
    await compress([...files, small]);
    const names = readdirSync(folder).sort();
    expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
      'a.html.br',
      'a.html.gz',
      'b.js.br',
      'b.js.gz',
      'c.css.br',
      'c.css.gz',
    ]);
    const [page = ''] = files;
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  });
});
