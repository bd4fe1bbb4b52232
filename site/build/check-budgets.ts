/**
 * `npm run budgets`: adds up the compressed bytes that visitors download, and fails when a sum is over its limit. Beside
 * the sums stand those of `recorded-sizes.json`, so that growth is seen long before; `-- --record` writes them anew.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EARLIER } from '#serve/file-list.ts';
import { inlineScriptOf, laterScriptsOf, scriptsOf, styleSheetsOf } from '#app/document-markers.ts';
import { brotli } from './compress.ts';

/** Bytes; 1 kB = 1000 bytes. */
export const LIMITS = {
  /** HTML of 14 kB arrives with the first round trip. */
  page: { html: 14_000, css: 12_500 },
  /** There is room for a hundred screens: one adds some 35 bytes, its route, to the scripts of Home. */
  home: { boot: 3_200, scripts: 115_000 },
  /**
   * What pages and Home of another language may have more: they name the language of parts that are not translated, and
   * other languages need more letters.
   */
  otherLanguage: { html: 1_000, css: 200, scripts: 1_700, search: 2_400, serviceWorker: 700 },
  /** What a page of the first language may have more if there are others: links to them, and their styles. */
  linksToOthers: { html: 150, css: 90 },
  fonts: 29_000,
  /**
   * About 530 of them are the sizes of 81 scripts and style sheets, by which it knows a wrong file. Another language
   * adds the sizes of its own.
   */
  serviceWorker: 3_600,
  /** The search with its index, loaded when its field is used. */
  search: 25_000,
  /** A line of `_headers`: Cloudflare Pages reads no longer ones (docs/hosting/static-hosts.md). */
  headerLine: 2_000,
} as const;

/** The start page of a language beside the first one, such as `sw.html`. */
const LANGUAGE_HOME = /^[a-z]{2,3}\.html$/;

type Row = { what: string; bytes: number; limit: number };

/**
 * The sums of a built site.
 * @param folder the build's output
 */
export async function budgets(folder: string): Promise<Row[]> {
  /** Bytes of a file's brotli copy; of the file itself if it has none. */
  async function weigh(name: string): Promise<number> {
    const file = path.join(folder, name);
    return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
  }

  async function sum(names: readonly string[]): Promise<number> {
    const weights = await Promise.all(names.map(weigh));
    return weights.reduce((bytes, weight) => bytes + weight, 0);
  }

  /** The files of addresses. */
  const files = (addresses: readonly string[]) => addresses.map((address) => address.slice(1));
  const styles = (html: string) => sum(files(styleSheetsOf(html)));

  /** The rows of a page. @param name in front of each */
  async function pageRows(file: string, name: string): Promise<Row[]> {
    const html = await readFile(path.join(folder, file), 'utf8');
    const isOther = /<html lang="(?!en")/.test(html);
    const first = homes.length > 1 ? LIMITS.linksToOthers : { html: 0, css: 0 };
    const more = isOther ? LIMITS.otherLanguage : first;
    const limit = { html: LIMITS.page.html + more.html, css: LIMITS.page.css + more.css };
    return [
      { what: `${name}: HTML`, bytes: await weigh(file), limit: limit.html },
      { what: `${name}: styles`, bytes: await styles(html), limit: limit.css },
    ];
  }

  /** The rows of the start page of a language. Each has scripts and a search of its own. */
  async function homeRows(file: string): Promise<Row[]> {
    const isFirst = file === 'index.html';
    const name = isFirst ? 'Home' : file;
    const home = await readFile(path.join(folder, file), 'utf8');
    const boot = files(scriptsOf(home));
    const scripts = [...boot, ...files(laterScriptsOf(home))];
    const sources = await Promise.all(
      scripts.map((script) => readFile(path.join(folder, script), 'utf8')),
    );
    const search = names.filter(
      (one) => /^assets\/search-[^/]+\.js$/.test(one) && sources.join('').includes(one),
    );
    return [
      ...(await pageRows(file, name)),
      {
        what: `${name}: inline and boot script`,
        bytes: (await sum(boot)) + (await brotli(Buffer.from(inlineScriptOf(home)))).length,
        limit: LIMITS.home.boot,
      },
      {
        what: `${name}: all scripts, with React`,
        bytes: await sum(scripts),
        limit: LIMITS.home.scripts + (isFirst ? 0 : LIMITS.otherLanguage.scripts),
      },
      {
        what: isFirst ? 'Search' : `${name}: search`,
        bytes: await sum(search),
        limit: LIMITS.search + (isFirst ? 0 : LIMITS.otherLanguage.search),
      },
    ];
  }

  // No page of this build uses files of the previous one.
  const names = (await readdir(folder, { recursive: true }))
    .filter((file) => !file.startsWith(EARLIER))
    .sort();
  const homes = ['index.html', ...names.filter((file) => LANGUAGE_HOME.test(file))];
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  const rows: Row[] = [
    ...(await Promise.all(homes.map(homeRows))).flat(),
    {
      what: 'Fonts',
      bytes: await sum(names.filter((file) => file.endsWith('.woff2'))),
      limit: LIMITS.fonts,
    },
    {
      what: 'Service worker',
      bytes: await weigh('sw.js'),
      limit: LIMITS.serviceWorker + (homes.length - 1) * LIMITS.otherLanguage.serviceWorker,
    },
    {
      what: '_headers: longest line',
      bytes: Math.max(...headers.split('\n').map((line) => line.length)),
      limit: LIMITS.headerLine,
    },
  ];
  for (const file of names.filter((name) => name.endsWith('.html') && !homes.includes(name)))
    rows.push(...(await pageRows(file, file)));
  return rows;
}

/** Bytes by the name of their row. */
type Sizes = Readonly<Record<string, number>>;

/** The rows as text, in bytes. A row over its limit says by how much. @param before recorded sizes, where there are some */
export function table(rows: readonly Row[], before: Sizes = {}): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, bytes, limit }) => {
      const old = before[what];
      const change = old === undefined ? '' : `  before ${old}`;
      const over = bytes > limit ? `  over by ${bytes - limit}` : '';
      return `${what.padEnd(width)} ${String(bytes).padStart(8)} of ${String(limit).padStart(7)}${change}${over}`;
    })
    .join('\n');
}

const RECORDED = path.join(import.meta.dirname, 'recorded-sizes.json');

/** Writes down what all pages share and Home; the sizes of single pages follow their texts. */
async function record(rows: readonly Row[]): Promise<void> {
  const kept = rows.filter(({ what }) => !what.includes('.html'));
  const sizes = Object.fromEntries(kept.map(({ what, bytes }) => [what, bytes]));
  await writeFile(RECORDED, `${JSON.stringify(sizes, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.env['SITE_FOLDER'] ?? 'dist';
  if (existsSync(path.join(folder, 'index.html'))) {
    const rows = await budgets(folder);
    console.log(table(rows, JSON.parse(await readFile(RECORDED, 'utf8')) as Sizes));
    if (process.argv.includes('--record')) await record(rows);
    if (rows.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
  } else {
    console.error(`${folder}/ has no index.html: run "npm run build" first.`);
    process.exitCode = 1;
  }
}
