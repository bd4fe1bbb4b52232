// @vitest-environment jsdom
/** Changes that staff make: a new article, another name of the company, and the start of a second language. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build-site.ts';
import { copyContent, type ContentCopy } from './copy-content.ts';

const LIVE_CONTENT = path.resolve('content/en');
const SITE = '.cache/changed-site';
const DAY = 24 * 60 * 60 * 1000;

const ID = 'published-by-a-test';
const TITLE = 'A new article, published by a test';
const NAME = 'Mlima Test Company';
const ABBREVIATION = 'MTC';

/** The only file with the company's name. */
const COMPANY_FILE = 'facts/site.yaml';

/** The value of a field on one line. */
const fieldOf = (text: string, name: string) =>
  new RegExp(`^${name}: *['"]?(.*?)['"]? *(?: #.*)?$`, 'm').exec(text)?.[1] ?? '';

/** Writes a copy of an article, one day newer than the newest. */
function publish({ folder }: ContentCopy): void {
  const news = path.join(folder, 'news');
  const files = readdirSync(news).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(path.join(news, file), 'utf8'));
  const newest = Math.max(...texts.map((text) => Date.parse(fieldOf(text, 'date'))));
  const [model = ''] = texts;
  const article = model
    .replace(/^title:(?: .*\n(?: {2}.*\n)*)/m, `title: ${TITLE}\n`)
    .replace(
      /^description:(?: .*\n(?: {2}.*\n)*)/m,
      'description: An article that a test publishes, to see that it reaches its readers.\n',
    )
    .replace(/^date: .*$/m, `date: '${new Date(newest + DAY).toISOString().slice(0, 10)}'`);
  writeFileSync(path.join(news, `${ID}.md`), article);
}

/** Gives the company another name. @returns the old name */
function rename({ root }: ContentCopy): string {
  const file = path.join(root, COMPANY_FILE);
  const text = readFileSync(file, 'utf8');
  const renamed = text
    .replace(/^name: .*$/m, `name: ${NAME}`)
    .replace(/^abbreviation: .*$/m, `abbreviation: ${ABBREVIATION}`);
  writeFileSync(file, renamed);
  return fieldOf(text, 'name');
}

/** Words of a second language, by file: the beginning of a line, and its replacement. */
const TRANSLATED: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  'ui.yaml': [[/^figure: .*$/m, "figure: '{label}: {value}'"]],
  'screens/about.yaml': [
    [/^experience: .*$/m, "experience: 'Miaka {years} ya kazi'"],
    [/^ {2}title: .*$/m, '  title: Kutuhusu'],
  ],
  'screens/article.yaml': [[/^by: .*$/m, "by: '{author}, mwandishi'"]],
  'screens/news.yaml': [[/^listTitle: /m, 'categories:\n  coffee: Kahawa\nlistTitle: ']],
  'news/record-coffee-harvest.md': [
    [/^title: .*$/m, 'title: Mavuno ya kahawa'],
    [/^(?:date|category|image|author): .*\n/gm, ''],
    [/^---\n\n/m, '---\n\nUliza [hapa](/connect). '],
  ],
};

/** Starts a second language with a few files. */
function translate({ root, folder }: ContentCopy): void {
  for (const [file, changes] of Object.entries(TRANSLATED)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const target = path.join(root, 'sw', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      changes.reduce((whole, [from, to]) => whole.replace(from, to), text),
    );
  }
}

const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const parse = (file: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(read(file), type);
const page = (file: string) => parse(file, 'text/html');

let nameBefore = '';
beforeAll(async () => {
  const content = copyContent(LIVE_CONTENT);
  publish(content);
  translate(content);
  nameBefore = rename(content);
  try {
    await buildSite(SITE, content.folder);
  } finally {
    content.remove();
  }
}, 180_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

describe('a new article', () => {
  const firstCard = (file: string) => {
    const link = page(file).querySelector('main article h3 a[href^="/news/"]');
    return [link?.textContent, link?.getAttribute('href')];
  };

  it.each(['news.html', 'index.html'])('comes first in %s, as the newest', (file) => {
    expect(firstCard(file)).toEqual([TITLE, `/news/${ID}`]);
  });

  it('has a page', () => {
    expect(page(`news/${ID}.html`).querySelector('h1')?.textContent).toBe(TITLE);
  });

  it('comes first in the feed', () => {
    const entry = parse('news/feed.xml', 'application/xml').querySelector('entry');
    expect(entry?.querySelector('title')?.textContent).toBe(TITLE);
    expect(entry?.querySelector('link')?.getAttribute('href')).toMatch(new RegExp(`/news/${ID}$`));
  });

  it('is in the sitemap', () => {
    expect(read('sitemap.xml')).toContain(`/news/${ID}</loc>`);
  });
});

describe('a new name of the company', () => {
  const files = () =>
    readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|xml|webmanifest)$/.test(file),
    );

  it('replaces the old name in every file', () => {
    expect(nameBefore).toMatch(/\S/);
    expect(files().length).toBeGreaterThan(50);
    expect(files().filter((file) => read(file).includes(nameBefore))).toEqual([]);
  });

  it('is in the footer, and in the data for other sites', () => {
    const home = page('index.html');
    expect(home.querySelector('footer')?.textContent).toContain(NAME);
    const told = home.querySelector('meta[property="og:site_name"]');
    expect(told?.getAttribute('content')).toBe(NAME);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: NAME });
    expect(parse('news/feed.xml', 'application/xml').querySelector('title')?.textContent).toContain(
      NAME,
    );
  });

  it('ends each title with the new abbreviation', () => {
    const others = files()
      .filter((file) => file.endsWith('.html'))
      .filter((file) => !page(file).title.endsWith(` - ${ABBREVIATION}`));
    expect(others).toEqual([]);
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
    expect(about.querySelector('[data-figures] li')?.textContent).toMatch(/^\D+: \S+$/);
    // This text is not translated, so it is in English.
    expect(page('sw.html').querySelector('h1')?.textContent).toBe(
      page('index.html').querySelector('h1')?.textContent,
    );
  });

  it('writes dates, categories and names in its language, at the address of the English entry', () => {
    const article = page('sw/news/record-coffee-harvest.html');
    expect(article.querySelector('h1')?.textContent).toBe('Mavuno ya kahawa');
    expect(article.querySelector('time')?.textContent).toMatch(/^\d+ Machi \d{4}$/);
    expect(article.querySelector('main header')?.textContent).toMatch(/Kahawa.*, mwandishi/);
    expect(read('sw/news/category/coffee.html')).toContain('Kahawa');
  });

  it('has links only to its own pages, and to the same page in English', () => {
    const others = links('sw/news/record-coffee-harvest.html').filter(
      (href) => href.startsWith('/') && !/^\/sw(?:\/|$)/.test(href),
    );
    expect([...new Set(others)]).toEqual(['/news/record-coffee-harvest']);
    expect(links('sw/news/record-coffee-harvest.html')).toContain('/sw/connect');
    expect(links('about.html')).toContain('/sw/about');
  });

  it('is announced to search engines together with English', () => {
    const { origin } = new URL(
      page('index.html').querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    );
    for (const [file, path] of [
      ['index.html', ''],
      ['sw.html', ''],
      ['sw/about.html', '/about'],
    ] as const) {
      const found = [...page(file).querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(found, file).toEqual([
        ['en', `${origin}${path || '/'}`],
        ['sw', `${origin}/sw${path}`],
      ]);
    }
    expect(read('sitemap.xml')).toContain(`<loc>${origin}/sw/about</loc>`);
  });

  it('shows its not-found page for an unknown address', () => {
    expect(read('_redirects')).toMatch(/^\/sw\/\* \/404\/sw\.html 404$/m);
    const unknown = page('404/sw.html');
    expect(unknown.documentElement.lang).toBe('sw');
    // English has no page there either.
    expect(unknown.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/');
  });
});
