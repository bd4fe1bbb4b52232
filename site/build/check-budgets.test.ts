import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { budgets, LIMITS, table } from './check-budgets.ts';

const PAGE = [
  '<script>{}</script>',
  '<link rel="stylesheet" href="/assets/a.css"/>',
  '<script type="module" id="boot" src="/assets/boot-1.js" data-enhance="/assets/enhance-1.js" data-client="/assets/client-1.js /assets/shared-1.js /assets/own-1.js /assets/home.screen-1.js"></script>',
].join('');
/** Scripts of Home, in the order of their imports. */
const SCRIPTS = {
  'assets/boot-1.js': 'import("./later-1.js")',
  'assets/enhance-1.js': '1',
  'assets/client-1.js': 'import{a}from"./shared-1.js";import"./own-1.js";',
  'assets/home.screen-1.js': 'import{a}from"./shared-1.js";',
  'assets/shared-1.js': 'import{b}from"./client-1.js";',
  'assets/own-1.js': '2',
};

let folder = '';
const write = (name: string, data: string | Buffer) => writeInto(folder, name, data);
beforeEach(() => {
  folder = temporaryFolder();
  const files = {
    ...SCRIPTS,
    'index.html': PAGE,
    'about.html': PAGE,
    'assets/a.css': 'a{}',
    'assets/later-1.js': '3',
    'assets/a.woff2': '4',
    'sw.js': '5',
    _headers: '/*\n  A: b\n',
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
});

/** The names of the sums over their limits. */
async function exceeded(): Promise<string[]> {
  const rows = await budgets(folder);
  return rows.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => what);
}

/** Text that cannot be compressed. */
const fat = (bytes: number) => randomBytes(bytes).toString('latin1').replaceAll(/["'<]/g, ' ');

it('a small site keeps its budgets; scripts count once, without dynamic imports', async () => {
  expect(await exceeded()).toEqual([]);
  const rows = await budgets(folder);
  const scripts = rows.find(({ what }) => what.endsWith('with React'));
  expect(scripts?.bytes).toBe(Object.values(SCRIPTS).join('').length);
});

it.each([
  ['index.html', ['Home: HTML'], LIMITS.page.html],
  ['about.html', ['about.html: HTML'], LIMITS.page.html],
  ['assets/a.css', ['Home: styles', 'about.html: styles'], LIMITS.page.css],
  ['assets/a.woff2', ['Fonts'], LIMITS.fonts],
  ['sw.js', ['Service worker'], LIMITS.serviceWorker],
  ['assets/boot-1.js', ['Home: inline and boot script'], LIMITS.home.boot],
  ['assets/own-1.js', ['Home: all scripts, with React'], LIMITS.home.scripts],
])('a large %s is over the budget', async (name, what, limit) => {
  // The size of the compressed copy counts, not the size of the file.
  write(`${name}.br`, Buffer.alloc(limit + 1));
  expect(await exceeded()).toEqual(what);
});

it('scripts of another language do not count', async () => {
  write('assets/enhance-1.js', 'const SEARCH="/assets/search-1.js"');
  write('assets/search-1.js', '6');
  write('assets/home.screen-2.js', fat(LIMITS.home.scripts));
  write('assets/search-2.js', fat(LIMITS.search));
  expect(await exceeded()).toEqual([]);
  write('assets/search-1.js', fat(LIMITS.search + 1));
  expect(await exceeded()).toEqual(['Search']);
});

it('a large inline script is over the budget', async () => {
  write('index.html', PAGE.replace('{}', fat(LIMITS.home.boot + 500)));
  expect(await exceeded()).toContain('Home: inline and boot script');
});

it('a line of _headers that a host would not read is over the budget', async () => {
  write('_headers', `/*\n  A: ${'b'.repeat(LIMITS.headerLine)}\n`);
  expect(await exceeded()).toEqual(['_headers: longest line']);
});

it('the table has whole bytes, with the number of bytes over the limit', () => {
  const rows = [
    { what: 'Home: HTML', bytes: 900, limit: 1000 },
    { what: 'Fonts', bytes: 1100, limit: 1000 },
  ];
  expect(table(rows)).toBe(
    'Home: HTML      900 of    1000\nFonts          1100 of    1000  over by 100',
  );
  expect(table(rows, { 'Home: HTML': 850 })).toContain('of    1000  before 850\n');
});

it('each language has its own sums: its pages may be somewhat larger, its scripts and its search are weighed', async () => {
  const swahili = PAGE.replace(/^/, '<html lang="sw">').replaceAll('-1.js', '-2.js');
  for (const [name, text] of Object.entries(SCRIPTS))
    write(name.replace('-1', '-2'), text.replaceAll('-1', '-2'));
  write('sw.html', swahili);
  write('assets/enhance-2.js', '"/assets/search-2.js"');
  write('assets/search-2.js', fat(LIMITS.search + 1000));
  write('assets/own-2.js', fat(LIMITS.home.scripts + LIMITS.otherLanguage.scripts + 1000));
  write('sw/about.html', swahili + fat(LIMITS.page.html + LIMITS.otherLanguage.html));
  expect(await exceeded()).toEqual([
    'sw.html: all scripts, with React',
    'sw.html: search',
    'sw/about.html: HTML',
  ]);
});
