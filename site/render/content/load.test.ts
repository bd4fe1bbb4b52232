import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';
import { loadContent } from './load.ts';
import { SERVICE_CATEGORIES } from '#app/collections/entry-types.ts';
import { ContentError } from './parse.ts';

const SOURCE = path.dirname(FROZEN_CONTENT);
const ARTICLE = 'en/news/record-coffee-harvest.md';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
// About forty copies: on a busy disk they take longer than the default time limit of a hook.
afterAll(() => rmSync(root, { recursive: true }), 60_000);

/** A copy of the content in which tests make mistakes. Files are named as in `content/`. */
function copy() {
  const folder = mkdtempSync(path.join(root, 'copy-'));
  cpSync(SOURCE, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    at,
    write(file: string, text: string) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Replaces a text. The text must exist. */
    change(file: string, from: string | RegExp, to: string) {
      const text = this.read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      this.write(file, changed);
    },
    /** The problems that reading reports. */
    problems(language = 'en'): string[] {
      try {
        loadContent(at(language));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
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

  it('has the ids that the sample links use', () => {
    expect(content.articles.map(({ id }) => id).sort()).toEqual([
      'advanced-fertilizer-tech',
      'cooperative-partnership',
      'crop-protection-workshop',
      'nyeri-distribution-center',
      'record-coffee-harvest',
      'sustainable-farming-initiative',
    ]);
  });

  it('writes a day in words', () => {
    const { date, day } = content.articles[0] ?? {};
    expect(day).toMatch(/^2024-03-\d\d$/);
    expect(date).toBe(`${Number(day?.slice(8))} March 2024`);
  });

  it('has the numbers of entries that the specification gives', () => {
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
      const folder = path.join(SOURCE, 'en/services', category);
      const orders = readdirSync(folder).map((file) =>
        Number(/^order: (\d+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]),
      );
      expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1));
    }
  });
});

describe('a mistake in the content', () => {
  it.each<[string, (files: ReturnType<typeof copy>) => void, string[]]>([
    [
      'a missing field',
      (files) => files.change('facts/site.yaml', /^founded:.*\n/m, ''),
      ['facts/site.yaml: founded: missing; expected number'],
    ],
    [
      'a wrong type',
      (files) => files.change('facts/site.yaml', /^founded:.*$/m, 'founded: long ago'),
      ['facts/site.yaml: founded: expected number'],
    ],
    [
      'a wrong form',
      (files) => files.change('facts/site.yaml', /^phone: .*$/m, "phone: '0700'"),
      ['facts/site.yaml: phone: expected a + and 9 to 15 digits, such as +254 700 000 000'],
    ],
    [
      'an unknown field',
      (files) =>
        files.write('facts/site.yaml', `${files.read('facts/site.yaml')}\nfounder: Wanjiru\n`),
      ['facts/site.yaml: the whole file: no such field: founder'],
    ],
    [
      'an unknown picture',
      (files) => files.change(ARTICLE, /^image: .*$/m, 'image: news-nothing'),
      [
        `${ARTICLE}: image: expected the name of a picture with an alternative text; "news-nothing" is not one`,
      ],
    ],
    [
      'a picture without its words',
      (files) => files.change('en/pictures.yaml', /^article-leaf:.*\n/m, ''),
      ['en/pictures.yaml: article-leaf: missing; expected its alternative text'],
    ],
    [
      'an unknown hero',
      (files) =>
        files.change('facts/screens/home.yaml', /picture: hero-home$/m, 'picture: hero-nothing'),
      [
        'facts/screens/home.yaml: hero.picture: expected the name of a hero, wide and tall; "hero-nothing" is not one',
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
      'a link to another page',
      (files) => files.change(ARTICLE, /^author:/m, 'link: /news/another\nauthor:'),
      [
        `${ARTICLE}: link: expected no link (the card leads to /news/record-coffee-harvest) or "none" (the card shows a warning); it is "/news/another"`,
      ],
    ],
    [
      'a name in braces that stands for nothing',
      (files) => files.change('en/faq.yaml', 'answer: |\n    ', '$&{kompany} '),
      [expect.stringMatching(/^en\/faq\.yaml: \[0\]\.answer: expected only these/) as string],
    ],
    [
      'such a name in an article',
      (files) => files.write(ARTICLE, `${files.read(ARTICLE)}\nCall {telephone}.\n`),
      [
        expect.stringMatching(
          /harvest\.md: body: expected only .*; there is \{telephone\}$/,
        ) as string,
      ],
    ],
    [
      'a fact among the words',
      (files) => files.change('en/screens/home.yaml', /^hero:$/m, 'hero:\n  picture: hero-home'),
      [
        'en/screens/home.yaml: hero.picture: expected in facts/screens/home.yaml: it is the same in every language',
      ],
    ],
    [
      'a word among the facts',
      (files) => files.change('facts/screens/home.yaml', /^hero:$/m, 'hero:\n  title: Karibu'),
      [
        'facts/screens/home.yaml: hero.title: expected in en/screens/home.yaml: each language has its own',
      ],
    ],
    [
      'an entry that has words and no facts',
      (files) => files.change('facts/screens/home.yaml', /^ {4}coffee:\n(?: {6}.*\n)+/m, ''),
      [
        'facts/screens/home.yaml: business.cards.coffee.image: missing; expected the name of a picture with an alternative text',
        'facts/screens/home.yaml: business.cards.coffee.link: missing; expected string',
        expect.stringContaining(
          'facts/screens/home.yaml: business.cards.coffee.colour: missing; expected one of home,',
        ) as string,
      ],
    ],
    [
      'a missing word',
      (files) => files.change('en/screens/home.yaml', /^ {2}trust: .*\n/m, ''),
      ['en/screens/home.yaml: hero.trust: missing; expected string'],
    ],
    [
      'markup in a line of text',
      (files) => files.change('en/site.yaml', /^tagline:.*$/m, 'tagline: <b>Shamba</b>'),
      ['en/site.yaml: tagline: expected plain text without < or >'],
    ],
    [
      'a description that is too short',
      (files) => files.change(ARTICLE, /^description: >-\n(?: {2}.*\n)+/m, 'description: Coffee\n'),
      [`${ARTICLE}: description: expected at least 50 characters (search result); it has 6`],
    ],
    [
      'a default that is none of its choices',
      (files) =>
        files.change('facts/inquiry.yaml', /^defaultSubject: .*$/m, 'defaultSubject: Cocoa'),
      ['facts/inquiry.yaml: defaultSubject: expected one of the subjects'],
    ],
    [
      'a name in braces for which a mail has nothing',
      (files) =>
        files.change('en/mails.yaml', '{days} days.\n  button', '{weeks} weeks.\n  button'),
      [
        'en/mails.yaml: confirm.text[1]: expected only these names in braces: company, companyName, abbreviation, domain, founded, phone, opens, closes, hours, days',
      ],
    ],
    [
      'a brace that a mail opens and does not close',
      (files) => files.change('en/mails.yaml', 'Call {phone},', 'Call {phone,'),
      [
        expect.stringMatching(
          /^en\/mails\.yaml: partnership\.after\[0\]: expected only these/,
        ) as string,
      ],
    ],
    [
      'a file that is missing',
      (files) => files.remove('en/faq.yaml'),
      ['en/faq.yaml: missing; expected the file of that name'],
    ],
  ])('%s is reported with file, field and expectation', (_what, breakIt, expected) => {
    const files = copy();
    breakIt(files);
    expect(files.problems()).toEqual(expected);
  });

  it('in the form of a file name is reported', () => {
    const files = copy();
    files.write('en/news/Record_Harvest.md', files.read(ARTICLE));
    files.remove(ARTICLE);
    expect(files.problems()).toEqual([
      'en/news/Record_Harvest.md: file name: expected lower case words joined by hyphens',
    ]);
  });

  it('in two files is reported for both', () => {
    const files = copy();
    files.change('facts/site.yaml', /^founded:.*\n/m, '');
    files.change(ARTICLE, /^author:.*\n/m, '');
    expect(files.problems()).toEqual([
      'facts/site.yaml: founded: missing; expected number',
      `${ARTICLE}: author: missing; expected string`,
    ]);
  });

  it('such as broken YAML is reported with its line', () => {
    const files = copy();
    files.write('en/faq.yaml', '- question: One\n  answer: [open\n- question: Two\n');
    const [problem] = files.problems();
    expect(problem).toMatch(/^en\/faq\.yaml: line \d+: /);
  });

  it('such as one description on two pages names both files', () => {
    const files = copy();
    const [description] = /^description: >-\n(?: {2}.*\n)+/m.exec(files.read(ARTICLE)) ?? [];
    files.change(
      'en/news/advanced-fertilizer-tech.md',
      /^description: (?:>-\n(?: {2}.*\n)+|.*\n)/m,
      description ?? '',
    );
    const [problem, ...others] = files.problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(/: description: expected one of its own; .* has the same$/);
    expect(problem).toContain('en/news/advanced-fertilizer-tech.md');
    expect(problem).toContain(ARTICLE);
  });

  it('such as two categories with one address names both', () => {
    const files = copy();
    files.change(ARTICLE, /^category: Coffee/m, 'category: Coffee!');
    expect(files.problems()).toEqual([
      'en/news/cooperative-partnership.md: category: expected "Coffee!", as in another article; "Coffee" would have the same address',
    ]);
  });

  it('such as a category that is not valid in an address', () => {
    const files = copy();
    files.change(ARTICLE, /^category: Coffee/m, 'category: 茶');
    expect(files.problems()).toEqual([
      `${ARTICLE}: category: expected letters from A to Z or digits, for its address`,
    ]);
  });

  it('such as a missing folder is reported once', () => {
    const files = copy();
    files.remove('en');
    expect(files.problems()).toEqual(['en: missing; expected the folder of that name']);
  });

  it('is reported together with others: equal descriptions, a broken file, a wrong field', () => {
    const files = copy();
    files.write('en/faq.yaml', '- question: [open');
    files.change('facts/site.yaml', /^founded:.*\n/m, '');
    files.change(ARTICLE, /^category: Coffee/m, 'category: 茶');
    const named = files.problems().map((problem) => problem.split(': ')[0]);
    expect(new Set(named)).toEqual(new Set(['en/faq.yaml', 'facts/site.yaml', ARTICLE]));
  });
});

describe('an article', () => {
  const linkOf = (files: ReturnType<typeof copy>) =>
    loadContent(files.at('en')).articles.find(({ id }) => id === 'record-coffee-harvest')?.link;

  it('has the address that its card links to', () => {
    expect(linkOf(copy())).toBe('/news/record-coffee-harvest');
  });

  it('with `link: none` has a card without a link', () => {
    const files = copy();
    files.change(ARTICLE, /^author:/m, 'link: none\nauthor:');
    expect(linkOf(files)).toBeUndefined();
  });
});

describe('a fact', () => {
  it('replaces its name in every text', () => {
    const files = copy();
    files.change('facts/site.yaml', /^name: .*$/m, 'name: Shamba Growers Union');
    files.change('facts/site.yaml', /^shortName: .*$/m, 'shortName: Shamba');
    files.change('facts/site.yaml', /^founded: .*$/m, 'founded: 1998');
    const content = loadContent(files.at('en'));
    const text = JSON.stringify(content);
    expect(content.pictureTexts['site-share']).toContain('Shamba Growers Union');
    expect(content.mails.partnership.subject).toContain('Shamba');
    expect(content.milestones[0]?.year).toBe(1998);
    const before = loadContent(path.join(SOURCE, 'en')).site;
    for (const old of [before.name, before.shortName].map(
      (name) => new RegExp(`\\b${name}\\b(?!\\.example)`),
    ))
      expect(text).not.toMatch(old);
  });
});

describe('another language', () => {
  it('is a folder of words: the facts of pages and entries hold for it', () => {
    const files = copy();
    cpSync(files.at('en'), files.at('sw'), { recursive: true });
    const article = ARTICLE.replace('en/', 'sw/');
    for (const fact of [/^date: .*\n/m, /^image: .*\n/m, /^author: .*\n/m])
      files.change(article, fact, '');
    files.change(article, /^title: .*$/m, 'title: Mavuno ya kahawa');
    files.change('sw/team.yaml', /^ {2}image: .*\n {2}linkedin: .*\n {2}email: .*\n/m, '');
    const english = loadContent(files.at('en'));
    const { articles, team } = loadContent(files.at('sw'));
    const [first] = english.articles.filter(({ id }) => id === 'record-coffee-harvest');
    expect(articles.find(({ id }) => id === first?.id)).toMatchObject({
      title: 'Mavuno ya kahawa',
      day: first?.day,
      image: first?.image,
      author: first?.author,
    });
    expect(team).toEqual(english.team);
  });
});

it('a language that is translated in part names the language of what is not (WCAG 3.1.2)', () => {
  const files = copy();
  for (const file of ['en/navigation.yaml', 'en/screens/about.yaml', ARTICLE])
    cpSync(files.at(file), files.at(file.replace('en/', 'sw/')));
  const { home, about, notFound, articles, services } = loadContent(files.at('sw'));
  expect(home.meta).toMatchObject({ lang: 'en' });
  expect(notFound.address.meta).toMatchObject({ lang: 'en' });
  expect(about.meta).not.toHaveProperty('lang');
  const translated = articles.filter(({ lang }) => lang === undefined).map(({ id }) => id);
  expect(translated).toEqual(['record-coffee-harvest']);
  expect(services.tea.map(({ lang }) => lang)).toEqual(services.tea.map(() => 'en'));
  expect(JSON.stringify(loadContent(files.at('en')))).not.toContain('"lang"');
});

describe('drafts, dates and former names', () => {
  const BEFORE = { now: new Date('2027-03-01T04:59:59Z'), isPreview: false };
  const DUE = { now: new Date('2027-03-01T05:00:00Z'), isPreview: false };
  const SERVICE = 'en/services/tea/tea-export.md';
  const withField = (field: string, file = ARTICLE) => {
    const files = copy();
    files.change(file, /^title:/m, `${field}\ntitle:`);
    return files;
  };
  const articlesOf = (files: ReturnType<typeof copy>, occasion = BEFORE) =>
    loadContent(files.at('en'), occasion).articles.map(({ id }) => id);
  const ID = 'record-coffee-harvest';

  it('an entry shows from its time on, and its data do not have the time', () => {
    const files = withField('publishAt: 2027-03-01 08:00');
    expect(articlesOf(files, BEFORE)).not.toContain(ID);
    expect(articlesOf(files, DUE)).toContain(ID);
    expect(articlesOf(files, { ...BEFORE, isPreview: true })).toContain(ID);
    const found = loadContent(files.at('en'), DUE).articles.find(({ id }) => id === ID);
    expect(Object.keys(found ?? {})).not.toContain('publishAt');
    expect(loadContent(files.at('en'), BEFORE).planned).toEqual([
      { file: files.at(ARTICLE), publishAt: '2027-03-01 08:00' },
    ]);
  });

  it('a draft shows in a preview only, and is always checked', () => {
    const files = withField('draft: true', SERVICE);
    const services = (isPreview: boolean) =>
      loadContent(files.at('en'), { ...BEFORE, isPreview }).services.tea.map(({ id }) => id);
    expect(services(false)).not.toContain('tea-export');
    expect(services(true)).toContain('tea-export');
    files.change(SERVICE, /^order: .*$/m, 'order: first');
    expect(files.problems()).toEqual([`${SERVICE}: order: expected number`]);
  });

  it.each(['team', 'testimonials', 'milestones', 'partners'] as const)(
    'an entry of %s can be a draft',
    (name) => {
      const files = copy();
      const shown = () => loadContent(files.at('en'), BEFORE)[name];
      const before = shown();
      files.change(`en/${name}.yaml`, /^([\w-]+:)$/m, '$1\n  draft: true');
      expect(shown()).toEqual(before.slice(1));
    },
  );

  it('a list whose entries are all drafts is refused', () => {
    const files = copy();
    files.change('en/partners.yaml', /^([\w-]+:)$/gm, '$1\n  draft: true');
    expect(files.problems()).toEqual([
      'en/partners.yaml: the whole file: expected at least one entry that is neither a draft nor to be published later',
    ]);
  });

  it.each([
    ['draft: yes', 'draft: expected true or false'],
    ['publishAt: 2027-02-30 08:00', 'publishAt: expected a day and a time in Nairobi such as '],
    ['formerNames: [Old Name]', 'formerNames[0]: expected lower case words joined by hyphens'],
    [`formerNames: [${ID}]`, 'formerNames[0]: expected an earlier name; the file has this name'],
    ['formerNames: [press]', 'formerNames[0]: expected another name; /news/press can have no page'],
    [
      'formerNames: [crop-protection-workshop]',
      'formerNames[0]: expected a name that no file has now; en/news/crop-protection-workshop.md has it',
    ],
  ])('%s is refused', (field, problem) => {
    expect(withField(field).problems()).toEqual([
      expect.stringContaining(`${ARTICLE}: ${problem}`),
    ]);
  });

  it('a former name of two files is refused', () => {
    const files = withField('formerNames: [old]');
    files.change('en/news/crop-protection-workshop.md', /^title:/m, 'formerNames: [old]\ntitle:');
    expect(files.problems()).toEqual([
      `${ARTICLE}: formerNames[0]: expected a name of its own; en/news/crop-protection-workshop.md lists it too`,
    ]);
  });

  it('a former address redirects to the present one; links to it get the present one', () => {
    const files = withField('formerNames: [coffee-2023]');
    files.change(SERVICE, /$/, '\nRead [the news](/news/coffee-2023).\n');
    files.change('facts/screens/home.yaml', /'#\/about'/, "'#/news/coffee-2023'");
    const { redirects, services, home } = loadContent(files.at('en'), BEFORE);
    expect(redirects).toMatchObject([{ from: '/news/coffee-2023', to: `/news/${ID}` }]);
    const html = services.tea.find(({ id }) => id === 'tea-export')?.html ?? '';
    expect(html).toContain(`<a href="/news/${ID}"`);
    expect(html + JSON.stringify(home)).not.toContain('/news/coffee-2023');
  });

  it('the former address of a draft has no redirect', () => {
    const files = withField('formerNames: [coffee-2023]\ndraft: true');
    expect(loadContent(files.at('en'), BEFORE).redirects).toEqual([]);
  });
});

describe('the colours', () => {
  it.each([
    [
      'text that cannot be read on its ground, once for each ground',
      ['text-soft', '#8a958e'],
      [
        'colours.text-soft: expected a contrast of at least 4.5 with cream (soft text); it is 2.83',
        'colours.text-soft: expected a contrast of at least 4.5 with white (soft text); it is 3.1',
      ],
    ],
    ['another form', ['ink', 'black'], ['colours.ink: expected a colour such as #10231b, in ']],
  ])('%s is refused', (_what, [name = '', colour = ''], problems) => {
    const files = copy();
    files.change('facts/brand.yaml', new RegExp(`^  ${name}: .*$`, 'm'), `  ${name}: '${colour}'`);
    expect(files.problems()).toEqual(
      problems.map((problem) => expect.stringContaining(`facts/brand.yaml: ${problem}`) as string),
    );
  });
});

describe('what one file says of others', () => {
  it.each([
    [
      'facts/navigation.yaml',
      'href: /connect',
      'href: /conect',
      'facts/navigation.yaml: ',
      '/conect: is it "/connect"?',
    ],
    [
      'facts/business/coffee.yaml',
      '/business/coffee/buyers',
      '/business/coffe/buyers',
      'facts/business/coffee.yaml: ',
      '/business/coffe/buyers: is it "/business/coffee/buyers"?',
    ],
    [ARTICLE, /\n$/, '\n[More](/nowhere-at-all?x=1#y)\n', `${ARTICLE}: body: `, '/nowhere-at-all'],
    [
      ARTICLE,
      /\n$/,
      '\n[More](/news/no-such-article)\n',
      `${ARTICLE}: body: `,
      '/news/no-such-article',
    ],
  ])('%s may not link to a page that does not exist (%s, %s)', (file, from, to, place, page) => {
    const files = copy();
    files.change(file, from, to);
    const problems = files.problems();
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      expect(problem).toMatch(/: expected the address of a page; the site has no /);
      expect(problem.startsWith(place)).toBe(true);
      expect(problem.endsWith(page)).toBe(true);
    }
  });

  it('links may lead to earlier names, drafts, files, parts of pages and further pages of a list', () => {
    const files = copy();
    files.write(
      'en/news/soon.md',
      files
        .read(ARTICLE)
        .replace('title:', 'draft: true\ntitle:')
        .replace(/description: >-\n {2}/, '$&Soon: '),
    );
    files.change(ARTICLE, 'title:', 'formerNames: [later]\ntitle:');
    files.change(
      ARTICLE,
      /\n$/,
      '\n[1](/news/later) [2](/news/soon) [3](/contact.vcf) [4](/about#team) [5](/news/page/2) [6](/connect?subject=tea)\n',
    );
    expect(files.problems()).toEqual([]);
  });

  it('an article cannot have an address that is kept without a page', () => {
    const files = copy();
    files.write(
      'en/news/press.md',
      files.read(ARTICLE).replace(/description: >-\n {2}/, '$&Press: '),
    );
    expect(files.problems()).toEqual([
      'en/news/press.md: file name: expected another one; /news/press can have no page (unroutedPaths in site/routes.ts)',
    ]);
  });

  it.each([
    ['/about', 'expected only addresses without a page; /about has one, or fits a route'],
    [
      '/news/old-article',
      'expected only addresses without a page; /news/old-article has one, or fits a route',
    ],
    ['Terms/', 'expected /terms in place of Terms/'],
  ])('the not-found page has no suggestion for %s', (address, problem) => {
    const files = copy();
    files.change('facts/screens/not-found.yaml', '/about/story:', `${address}:`);
    files.change('en/screens/not-found.yaml', '/about/story:', `${address}:`);
    expect(files.problems()).toEqual([`facts/screens/not-found.yaml: address.nearest: ${problem}`]);
  });

  it('the navigation leads to each page that breadcrumbs name', () => {
    const files = copy();
    files.change('facts/navigation.yaml', /href: \/farm$/m, 'href: /farm/calendar');
    expect(files.problems()).toEqual([
      'facts/navigation.yaml: the whole file: expected a link to /farm; other pages name it in their breadcrumbs',
    ]);
  });

  it('the contact page shows a county that has our depot', () => {
    const files = copy();
    files.change('facts/farm-words.yaml', /county: \w+/, 'county: nairobbi');
    expect(files.problems()).toEqual([
      'facts/farm-words.yaml: depot.county: expected a county of facts/screens/where-to-buy.yaml that has a depot; "nairobbi" has none: is it "nairobi"?',
    ]);
  });
});

it('a text that is not UTF-8 is refused, because its letters would come out wrong', () => {
  const files = copy();
  const latin1 = (file: string) =>
    writeFileSync(files.at(file), files.read(file).replace(/a/, '\u00e9'), 'latin1');
  latin1(ARTICLE);
  latin1('en/faq.yaml');
  expect(files.problems().sort()).toEqual(
    ['en/faq.yaml', ARTICLE].map(
      (file) => `${file}: the whole file: expected UTF-8; save it again as UTF-8`,
    ),
  );
});

it('a file that nothing reads is named, because its name must be wrong', () => {
  const files = copy();
  const names = ['en/news/rain.markdown', 'en/uii.yaml', 'facts/screens/rain.yml'];
  for (const name of names) files.write(name, 'title: Rain');
  files.write('en/screens/README.md', 'About this folder');
  files.write('en/.hidden.md', '');
  expect(files.problems()).toEqual(
    names.map((name) => `${name}: file name: expected another one; nothing reads this file`),
  );
});
