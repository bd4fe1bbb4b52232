// @vitest-environment jsdom
/** What the company's staff do first: they publish an article, and the company gets another name. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The one file that says the company's name. */
const COMPANY_FILE = 'facts/site.yaml';

/** The value of a field that stands on one line. */
const fieldOf = (text: string, name: string) =>
  new RegExp(`^${name}: *['"]?(.*?)['"]? *(?: #.*)?$`, 'm').exec(text)?.[1] ?? '';

/** Writes an article in the form of another, one day newer than the newest. */
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

/** Gives the company another name. @returns the one before */
function rename({ root }: ContentCopy): string {
  const file = path.join(root, COMPANY_FILE);
  const text = readFileSync(file, 'utf8');
  const renamed = text
    .replace(/^name: .*$/m, `name: ${NAME}`)
    .replace(/^abbreviation: .*$/m, `abbreviation: ${ABBREVIATION}`);
  writeFileSync(file, renamed);
  return fieldOf(text, 'name');
}

const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const parse = (file: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(read(file), type);
const page = (file: string) => parse(file, 'text/html');

let nameBefore = '';
beforeAll(async () => {
  const content = copyContent(LIVE_CONTENT);
  publish(content);
  nameBefore = rename(content);
  try {
    await buildSite(SITE, content.folder);
  } finally {
    content.remove();
  }
}, 180_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

describe('an article more', () => {
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

  it('stands in the sitemap', () => {
    expect(read('sitemap.xml')).toContain(`/news/${ID}</loc>`);
  });
});

describe('another name of the company', () => {
  const files = () =>
    readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|xml|webmanifest)$/.test(file),
    );

  it('takes the place of the old one in every file', () => {
    expect(nameBefore).toMatch(/\S/);
    expect(files().length).toBeGreaterThan(50);
    expect(files().filter((file) => read(file).includes(nameBefore))).toEqual([]);
  });

  it('is what visitors read in the footer, and what others are told', () => {
    const home = page('index.html');
    expect(home.querySelector('footer')?.textContent).toContain(NAME);
    const told = home.querySelector('meta[property="og:site_name"]');
    expect(told?.getAttribute('content')).toBe(NAME);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: NAME });
    expect(parse('news/feed.xml', 'application/xml').querySelector('title')?.textContent).toContain(
      NAME,
    );
  });

  it('ends each title with its abbreviation', () => {
    const others = files()
      .filter((file) => file.endsWith('.html'))
      .filter((file) => !page(file).title.endsWith(` - ${ABBREVIATION}`));
    expect(others).toEqual([]);
  });
});
