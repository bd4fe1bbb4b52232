import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgets, LIMITS, table } from './check-budgets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  mkdirSync(path.join(folder, 'assets'));
  const page = [
    '<script>{}</script>',
    '<link rel="stylesheet" href="/assets/a.css"/>',
    '<script type="module" id="boot" src="/assets/boot-1.js" data-enhance="/assets/enhance-1.js" data-client="/assets/client-1.js /assets/shared-1.js /assets/own-1.js /assets/home.screen-1.js"></script>',
  ].join('');
  write('index.html', page);
  write('about.html', page);
  write('assets/a.css', 'a{}');
  write('assets/boot-1.js', 'import("./later-1.js")');
  write('assets/enhance-1.js', '1');
  write('assets/client-1.js', 'import{a}from"./shared-1.js";import"./own-1.js";');
  write('assets/home.screen-1.js', 'import{a}from"./shared-1.js";');
  write('assets/shared-1.js', 'import{b}from"./client-1.js";');
  write('assets/own-1.js', '2');
  write('assets/later-1.js', '3');
  write('assets/a.woff2', '4');
  write('sw.js', '5');
  write('_headers', '/*\n  A: b\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, data: string | Buffer): void {
  writeFileSync(path.join(folder, name), data);
}

/** The names of the sums over their limits. */
async function exceeded(): Promise<string[]> {
  const rows = await budgets(folder);
  return rows.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => what);
}

/** Text that cannot be compressed. */
const fat = (bytes: number) => randomBytes(bytes).toString('latin1').replaceAll(/["'<]/g, ' ');

describe('budgets', () => {
  it('are kept by a small site', async () => {
    expect(await exceeded()).toEqual([]);
  });

  it.each([
    ['index.html', 'Home: HTML', LIMITS.home.html],
    ['about.html', 'about.html: HTML', LIMITS.page.html],
    ['assets/a.woff2', 'Fonts', LIMITS.fonts],
    ['sw.js', 'Service worker', LIMITS.serviceWorker],
    ['assets/boot-1.js', 'Home: inline and boot script', LIMITS.home.boot],
    ['assets/own-1.js', 'Home: all scripts, with React', LIMITS.home.scripts],
    ['assets/enhance-1.js', 'Home: all scripts, with React', LIMITS.home.scripts],
  ])('fail for a large %s', async (name, what, limit) => {
    // The size of the compressed copy counts, not the size of the file.
    write(`${name}.br`, Buffer.alloc(limit + 1));
    expect(await exceeded()).toEqual([what]);
  });

  it('do not count the scripts of another language', async () => {
    write('assets/enhance-1.js', 'const SEARCH="/assets/search-1.js"');
    write('assets/search-1.js', '6');
    write('assets/home.screen-2.js', fat(LIMITS.home.scripts));
    write('assets/search-2.js', fat(LIMITS.search));
    expect(await exceeded()).toEqual([]);
    write('assets/search-1.js', fat(LIMITS.search + 1));
    expect(await exceeded()).toEqual(['Search']);
  });

  it('fail for large styles, on every page that loads them', async () => {
    write('assets/a.css', fat(LIMITS.page.css + 1));
    expect(await exceeded()).toEqual(['Home: styles', 'about.html: styles']);
  });

  it('fail for a large inline script', async () => {
    const page = `<script>${'x'.repeat(10)}${fat(LIMITS.home.boot + 500)}</script>`;
    write('index.html', `${page}<script type="module" id="boot" src="/assets/boot-1.js"></script>`);
    expect(await exceeded()).toContain('Home: inline and boot script');
  });

  it('fail for a line of _headers that a host would not read', async () => {
    write('_headers', `/*\n  A: ${'b'.repeat(LIMITS.headerLine)}\n`);
    expect(await exceeded()).toEqual(['_headers: longest line']);
  });

  it('count each script once, without dynamic imports', async () => {
    const rows = await budgets(folder);
    const { bytes } = rows.find(({ what }) => what.endsWith('with React')) ?? { bytes: 0 };
    const texts = [
      'import("./later-1.js")',
      '1',
      'import{a}from"./shared-1.js";import"./own-1.js";',
      'import{a}from"./shared-1.js";',
      'import{b}from"./client-1.js";',
      '2',
    ];
    expect(bytes).toBe(texts.join('').length);
  });

  it('say how to build the site if there is no build', () => {
    rmSync(path.join(folder, 'index.html'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'site/build/check-budgets.ts'],
      { env: { ...process.env, SITE_FOLDER: folder }, encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${folder}/ has no index.html: run "npm run build" first.\n`,
    });
  });

  it('are printed in whole bytes, with the number of bytes over the limit', () => {
    expect(
      table([
        { what: 'Home: HTML', bytes: 900, limit: 1000 },
        { what: 'Fonts', bytes: 1100, limit: 1000 },
      ]),
    ).toBe('Home: HTML      900 of    1000\nFonts          1100 of    1000  over by 100');
  });
});
