/**
 * What a new owner changes in the live content, in one build with real forms: the company becomes an invented dairy
 * cooperative (docs/rebranding.md), a second language begins, and a third with three pages. No page, mail or staff page
 * names the company before.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { writeInto } from './temporary-folder.ts';

const SITE = '.cache/changed-site';
const ORIGIN = 'https://www.maziwa-dairy.co.ke';
const NAME = 'Maziwa Dairy Cooperative';
const MARK = 'M22 4H42V14H22ZM20 18H44L52 30V60H12V30Z';
const COLOURS = { ink: '#0e1f33', soil: '#9c2f55', cream: '#f7f6f1' };

/** The names, domain, phone number, mark and main colours of the company before. */
const TRACES =
  /Kilele|\bKAG\b|kilele\.example|254 ?700 ?000 ?000|M1\.5 59L27 7|#10231b|#a63d22|#fcf4e3/gi;
/** Drawings without words: those that `npm run brand` writes into the project, and the layers of the hill. */
const DRAWN = /^(?:(?:favicon|logo)\.svg|assets\/cloth-[\w-]+\.svg|pictures\/hill\/.*\.svg)$/;

const ID = 'record-coffee-harvest';

/** Changes of files: each finds one text and puts another in its place. */
type Changes = Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>>;

/** The line that begins with a name, with another value. */
const line = (name: string, value: string) =>
  [new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`] as const;

const COMPANY: Changes = {
  'facts/site.yaml': [
    line('name', NAME),
    line('shortName', 'Maziwa'),
    line('abbreviation', 'MDC'),
    line('origin', ORIGIN),
    line('founded', '1998'),
    line('phone', '+254 722 100 200'),
    ...['info', 'partners', 'careers', 'press'].map((box) =>
      line(`  ${box}`, `${box}@maziwa-dairy.co.ke`),
    ),
  ],
  'facts/brand.yaml': [
    line('mark', MARK),
    ...Object.entries(COLOURS).map(([name, colour]) => line(`  ${name}`, `'${colour}'`)),
  ],
};

/** The first words of a second language. */
const SECOND: Changes = {
  'screens/about.yaml': [
    line('experience', "'Miaka {years} ya kazi'"),
    line('  title', 'Kutuhusu'),
  ],
  'screens/news.yaml': [[/^listTitle: /m, 'categories:\n  coffee: Kahawa\nlistTitle: ']],
  [`news/${ID}.md`]: [
    line('title', 'Mavuno ya kahawa'),
    ...['date', 'category', 'image', 'author'].map(
      (fact) => [new RegExp(`^${fact}: .*\n`, 'm'), ''] as const,
    ),
  ],
  'ui.yaml': [line('figure', "'{label} {value}'")],
};

/** The pages of a third language, Luganda, of which nobody has thought. */
const THIRD: Changes = {
  'screens/about.yaml': [line('  title', 'Ebitukwatako')],
  'screens/contact.yaml': [line('  title', 'Tuwandiikire')],
  'screens/news.yaml': [line('  title', 'Amawulire')],
};

/** Writes files with changes. */
function change(from: string, to: string, files: Changes): void {
  for (const [name, changes] of Object.entries(files)) {
    const text = changes.reduce(
      (whole, [old, fresh]) => {
        if (!old.test(whole)) throw new Error(`${name} has no ${String(old)}`);
        return whole.replace(old, fresh);
      },
      readFileSync(path.join(from, name), 'utf8'),
    );
    writeInto(to, name, text);
  }
}

beforeAll(async () => {
  const { root, folder, remove } = copyContent(path.resolve('content/en'));
  try {
    change(root, root, COMPANY);
    change(folder, path.join(root, 'sw'), SECOND);
    change(folder, path.join(root, 'lg'), THIRD);
    await buildSite(SITE, folder, { SUBMISSIONS: 'live' });
  } finally {
    remove();
  }
}, 300_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const page = (file: string) => new JSDOM(read(file)).window.document;
const traces = (text: string) => [...new Set(text.match(TRACES))];

describe('another company', () => {
  const texts = () =>
    readdirSync(SITE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(SITE, path.join(entry.parentPath, entry.name)))
      .filter((file) => !/\.(?:br|gz|avif|webp|jpg|png|ico|woff2)$/.test(file));

  it('leaves no trace of the one before in any file', () => {
    const files = texts().filter((file) => !DRAWN.test(file));
    expect(files.length).toBeGreaterThan(150);
    const found = files.map((file) => [file, traces(read(file))]);
    expect(found.filter(([, words = []]) => words.length > 0)).toEqual([]);
  });

  it('has its name, mark and colours on pages, and in data for other sites', () => {
    const home = page('index.html');
    expect(home.querySelector('footer')?.textContent).toContain(NAME);
    const told = home.querySelector('meta[property="og:site_name"]');
    expect(told?.getAttribute('content')).toBe(NAME);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: NAME });
    expect(read('index.html')).toContain(MARK);
    const styles = texts().filter((file) => file.endsWith('.css'));
    const css = styles.map(read).join('');
    for (const colour of Object.values(COLOURS)) expect(css).toContain(colour);
    // A page that only leads on has an address for its title.
    const titled = texts().filter(
      (file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"'),
    );
    expect(titled.filter((file) => !/<title[^>]*>[^<]+ - MDC<\/title>/.test(read(file)))).toEqual(
      [],
    );
  });

  it('is named by no code of the forms service, whose words are in the build', () => {
    const room = path.resolve('forms-service');
    const code = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/node_modules|test/.test(file),
    );
    expect(code.length).toBeGreaterThan(50);
    const named = code.filter((file) => traces(readFileSync(path.join(room, file), 'utf8')).length);
    expect(named).toEqual([]);
    expect(texts()).toContain('_service/site.json');
  });
});

describe('a second language', () => {
  const links = (file: string) =>
    [...page(file).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

  it('has a page at each address, with translated words if there are any', () => {
    const about = page('sw/about.html');
    expect(about.documentElement.lang).toBe('sw');
    expect(about.title).toMatch(/^Kutuhusu - /);
    expect(about.querySelector('main')?.textContent).toMatch(/Miaka \d+ ya kazi/);
    // This text is not translated, so it is in English.
    const titleOf = (file: string) => page(file).querySelector('h1')?.textContent;
    expect(titleOf('sw.html')).toBe(titleOf('index.html'));
  });

  it('writes dates and categories in its language, at the address of the English entry', () => {
    const article = page(`sw/news/${ID}.html`);
    expect(article.querySelector('h1')?.textContent).toBe('Mavuno ya kahawa');
    expect(article.querySelector('time')?.textContent).toMatch(/^\d+ \p{L}+ \d{4}$/u);
    expect(article.querySelector('main header')?.textContent).toContain('Kahawa');
    expect(page('sw/news.html').querySelector('main')?.textContent).toContain('Kahawa');
  });

  it('has links only to its own pages, and to the same page in English', () => {
    const all = links(`sw/news/${ID}.html`);
    const others = all.filter((href) => href.startsWith('/') && !/^\/sw(?:\/|$)/.test(href));
    expect([...new Set(others)]).toEqual([`/news/${ID}`, `/lg/news/${ID}`]);
    expect(all).toContain('/sw/connect');
    expect(links('about.html')).toContain('/sw/about');
  });

  it('is announced to search engines where its words are its own', () => {
    const announced = (file: string) =>
      [...page(file).querySelectorAll('link[hreflang], link[rel=canonical]')].map((link) => [
        link.getAttribute('hreflang') ?? link.getAttribute('rel'),
        link.getAttribute('href')?.replace(ORIGIN, ''),
      ]);
    const all = [
      ['en', '/about'],
      ['lg', '/lg/about'],
      ['sw', '/sw/about'],
      ['x-default', '/about'],
    ];
    for (const start of ['', 'sw/', 'lg/'])
      expect(announced(`${start}about.html`)).toEqual([['canonical', `/${start}about`], ...all]);
    expect(announced('sw/connect.html')).toEqual([['canonical', '/connect']]);
    expect(announced('connect.html').map(([name]) => name)).not.toContain('sw');
    expect(announced('index.html')).toEqual([['canonical', '/']]);
    expect(announced('sw.html')).toEqual([['canonical', '/']]);
    const addresses = read('sitemap.xml');
    expect(addresses).toContain(`<loc>${ORIGIN}/sw/about</loc>`);
    expect(addresses).not.toContain(`<loc>${ORIGIN}/sw/connect</loc>`);
    expect(addresses.match(/\/lg\/\w+(?=<)/g)).toEqual(['/lg/about', '/lg/news', '/lg/connect']);
    expect(read(`sw/news/${ID}.html`)).toContain('"inLanguage":"sw"');
    expect(read(`lg/news/${ID}.html`)).toContain('"inLanguage":"en"');
  });

  it('is named in its own words in the header of every page, and leads to the same page', () => {
    const named = (file: string) =>
      [...page(file).querySelectorAll('header a[hreflang]')].map((link) => [
        link.textContent,
        link.getAttribute('lang'),
        link.getAttribute('href'),
      ]);
    expect(named('connect.html')).toEqual([
      ['Luganda', 'lg', '/lg/connect'],
      ['Kiswahili', 'sw', '/sw/connect'],
    ]);
    expect(named('lg/connect.html')).toEqual([
      ['English', 'en', '/connect'],
      ['Kiswahili', 'sw', '/sw/connect'],
    ]);
  });

  it('may have the number of a figure behind its noun', () => {
    const figure = (file: string) => page(file).querySelector('[data-figures] li');
    expect(figure('sw.html')?.lastElementChild?.textContent).toMatch(/\d/);
    expect(figure('index.html')?.children).toHaveLength(0);
  });

  it('shows its not-found page for an unknown address', () => {
    expect(read('_redirects')).toMatch(/^\/sw\/\* \/404\/sw\.html 404$/m);
    const unknown = page('404/sw.html');
    expect(unknown.documentElement.lang).toBe('sw');
    // English has no page there either.
    expect(unknown.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/');
  });
});
