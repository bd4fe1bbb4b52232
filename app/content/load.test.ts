import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent, SERVICE_CATEGORIES } from './load.ts';
import { ContentError } from './parse.ts';

const SOURCE = path.join(import.meta.dirname, 'en');
const ARTICLE = 'news/record-coffee-harvest.md';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A whole copy of the locale, to be broken. */
function copy() {
  const folder = mkdtempSync(path.join(root, 'en-'));
  cpSync(SOURCE, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    remove: (file: string) => rmSync(at(file)),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Replaces text that must be there. */
    change(file: string, from: string | RegExp, to: string) {
      const text = this.read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      this.write(file, changed);
    },
    /** What reading says is wrong, each from its file's name on. */
    problems(): string[] {
      try {
        loadContent(folder);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.problems.map((problem) => problem.replace(/^.*?en-\w+\//, ''));
      }
      return [];
    },
  };
}

describe('the content', () => {
  const content = loadContent();

  it('is valid, also in a copy of its folder', () => {
    expect(copy().problems()).toEqual([]);
  });

  it('has the catalogue sizes of the specification', () => {
    const sizes = SERVICE_CATEGORIES.map((category) => content.services[category].length);
    expect(sizes).toEqual([6, 5, 5, 5]);
  });

  it('has six articles, newest first, in February and March 2024', () => {
    const days = content.articles.map(({ day }) => day);
    expect(days).toHaveLength(6);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(days.map((day) => day.slice(0, 7)))).toEqual(new Set(['2024-02', '2024-03']));
  });

  it('has the ids of the sample links', () => {
    expect(content.articles.map(({ id }) => id).sort()).toEqual([
      'advanced-fertilizer-tech',
      'cooperative-partnership',
      'crop-protection-workshop',
      'nyeri-distribution-center',
      'record-coffee-harvest',
      'sustainable-farming-initiative',
    ]);
  });

  it('shows a day as people write it', () => {
    const { date, day } = content.articles[0] ?? {};
    expect(day).toMatch(/^2024-03-\d\d$/);
    expect(date).toBe(`${Number(day?.slice(8))} March 2024`);
  });

  it('has what the specification counts', () => {
    expect(content.testimonials).toHaveLength(3);
    expect(content.milestones.map(({ year }) => year)).toEqual([
      2007, 2010, 2013, 2015, 2018, 2020, 2022, 2024,
    ]);
    expect(content.team).toHaveLength(6);
    expect(content.partners).toHaveLength(6);
    expect(content.faq).toHaveLength(6);
  });

  it('has services in the order of their files, from 1 without a gap', () => {
    for (const category of SERVICE_CATEGORIES) {
      const folder = path.join(SOURCE, 'services', category);
      const orders = readdirSync(folder).map((file) =>
        Number(/^order: (\d+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]),
      );
      expect(orders.sort()).toEqual(orders.map((_, index) => index + 1));
    }
  });
});

describe('a mistake in the content', () => {
  it.each<[string, (files: ReturnType<typeof copy>) => void, string[]]>([
    [
      'a missing field',
      (files) => files.change('site.yaml', /^founded:.*\n/m, ''),
      ['site.yaml: founded: missing; expected number'],
    ],
    [
      'a wrong type',
      (files) => files.change('site.yaml', /^founded:.*$/m, 'founded: long ago'),
      ['site.yaml: founded: expected number'],
    ],
    [
      'a wrong form',
      (files) => files.change('site.yaml', /dial: .*$/m, "dial: '0700'"),
      ['site.yaml: phone.dial: expected a + and 9 to 15 digits without spaces'],
    ],
    [
      'an unknown field',
      (files) => files.write('site.yaml', `${files.read('site.yaml')}\nfounder: Wanjiru\n`),
      ['site.yaml: the whole file: no such field: founder'],
    ],
    [
      'an unknown picture',
      (files) => files.change(ARTICLE, /^image: .*$/m, 'image: news-nothing'),
      [
        `${ARTICLE}: image: expected the name of a picture with an alternative text; "news-nothing" is none (see art/pictures.json)`,
      ],
    ],
    [
      'a picture without its words',
      (files) => files.change('pictures.yaml', /^news-record-coffee-harvest:.*\n/m, ''),
      [
        'pictures.yaml: news-record-coffee-harvest: missing; expected its alternative text',
        `${ARTICLE}: image: expected the name of a picture with an alternative text; "news-record-coffee-harvest" is none (see art/pictures.json)`,
      ],
    ],
    [
      'an unknown hero',
      (files) => files.change('screens/home.yaml', /picture: hero-home$/m, 'picture: hero-nothing'),
      [
        'screens/home.yaml: hero.picture: expected the name of a hero, wide and tall; "hero-nothing" is none (see art/pictures.json)',
      ],
    ],
    [
      'missing front matter',
      (files) => files.write(ARTICLE, 'Only text.\n'),
      [`${ARTICLE}: front matter: missing; expected fields between two lines of ---`],
    ],
    [
      'a day that does not exist',
      (files) => files.change(ARTICLE, /^date: .*$/m, "date: '2024-02-30'"),
      [`${ARTICLE}: date: expected a day such as 2024-03-15`],
    ],
    [
      'a link in another form',
      (files) => files.change(ARTICLE, /^link: .*$/m, 'link: news/record'),
      [`${ARTICLE}: link: expected an address on this site, such as /about or /news/my-article`],
    ],
    [
      'markup in a line of text',
      (files) => files.change('site.yaml', /^shortName:.*$/m, 'shortName: <b>Kilele</b>'),
      ['site.yaml: shortName: expected plain text without < or >'],
    ],
    [
      'a description that is too short',
      (files) => files.change(ARTICLE, /^description: >-\n(?: {2}.*\n)+/m, 'description: Coffee\n'),
      [`${ARTICLE}: description: expected at least 50 characters (search result)`],
    ],
    [
      'a default that is none of its choices',
      (files) => files.change('inquiry.yaml', /^defaultSubject: .*$/m, 'defaultSubject: Cocoa'),
      ['inquiry.yaml: defaultSubject: expected one of the subjects'],
    ],
    [
      'a name in braces for which a mail has nothing',
      (files) => files.change('mails.yaml', '{days} days.\n  button', '{weeks} weeks.\n  button'),
      [
        'mails.yaml: confirm.text[1]: expected only these names in braces: company, phone, hours, days',
      ],
    ],
    [
      'a brace that a mail opens and does not close',
      (files) => files.change('mails.yaml', 'Call {phone},', 'Call {phone,'),
      [
        expect.stringMatching(
          /^mails\.yaml: partnership\.after\[0\]: expected only these/,
        ) as string,
      ],
    ],
    [
      'a file that is missing',
      (files) => files.remove('faq.yaml'),
      [expect.stringMatching(/faq\.yaml/) as string],
    ],
  ])('%s is said with file, field and expectation', (_what, breakIt, expected) => {
    const files = copy();
    breakIt(files);
    expect(files.problems()).toEqual(expected);
  });

  it('in the form of a file name is said', () => {
    const files = copy();
    files.write('news/Record_Harvest.md', files.read(ARTICLE));
    files.remove(ARTICLE);
    expect(files.problems()).toEqual([
      'news/Record_Harvest.md: file name: expected lower case words joined by hyphens',
    ]);
  });

  it('in two files is said for both', () => {
    const files = copy();
    files.change('site.yaml', /^founded:.*\n/m, '');
    files.change(ARTICLE, /^author:.*\n/m, '');
    expect(files.problems()).toEqual([
      'site.yaml: founded: missing; expected number',
      `${ARTICLE}: author: missing; expected string`,
    ]);
  });

  it('such as broken YAML is said with its line', () => {
    const files = copy();
    files.write('faq.yaml', '- question: One\n  answer: [open\n- question: Two\n');
    const [problem] = files.problems();
    expect(problem).toMatch(/^faq\.yaml: .* at line \d+, column \d+/);
  });

  it('such as one description on two pages names both files', () => {
    const files = copy();
    const [description] = /^description: >-\n(?: {2}.*\n)+/m.exec(files.read(ARTICLE)) ?? [];
    files.change(
      'news/advanced-fertilizer-tech.md',
      /^description: (?:>-\n(?: {2}.*\n)+|.*\n)/m,
      description ?? '',
    );
    const [problem, ...others] = files.problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(/: description: expected one of its own; .* has the same$/);
    expect(problem).toContain('news/advanced-fertilizer-tech.md');
    expect(problem).toContain(ARTICLE);
  });

  it('such as two categories with one address names both', () => {
    const files = copy();
    files.change(ARTICLE, /^category: Coffee/m, 'category: Coffee!');
    expect(files.problems()).toEqual([
      'news/cooperative-partnership.md: category: expected "Coffee!", as in another article; "Coffee" would have the same address',
    ]);
  });

  it('such as a category that no address can have', () => {
    const files = copy();
    files.change(ARTICLE, /^category: Coffee/m, 'category: 茶');
    expect(files.problems()).toEqual([
      `${ARTICLE}: category: expected letters from A to Z or digits, for its address`,
    ]);
  });

  it('does not stop a card without a link: it shows a warning instead', () => {
    const files = copy();
    files.change(ARTICLE, /^link: .*\n/m, '');
    expect(files.problems()).toEqual([]);
  });
});
