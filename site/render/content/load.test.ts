import { cpSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { loadContent } from './load.ts';

type Files = ReturnType<typeof editableContent>;

const ARTICLE = 'en/news/record-coffee-harvest.md';
const ID = 'record-coffee-harvest';
const OTHER = 'en/news/advanced-fertilizer-tech.md';
const SERVICE = 'en/services/tea/ctc-processing.md';
const HOME = 'facts/screens/home.yaml';
const WORDS = 'en/screens/home.yaml';
const PLACES = 'facts/screens/where-to-buy.yaml';
const NAVIGATION = 'facts/navigation.yaml';
const DESCRIPTION = /^description: (?:>-\n(?: {2}.*\n)+|.*\n)/m;

/** The file, what is changed in it, and the mistake that is then reported, alone: field and expectation. */
it.each<[string, string | RegExp, string, string]>([
  [ARTICLE, /^image: .*$/m, 'image: article-leav', 'image: expected the name of a picture'],
  [ARTICLE, /^date: .*$/m, "date: '2024-02-30'", 'date: expected a day such as 2024-03-15'],
  [ARTICLE, DESCRIPTION, 'description: Coffee\n', 'description: expected at least 50 characters'],
  [ARTICLE, /^category: .*$/m, 'category: Coffee!', 'category: expected "Coffee", as in'],
  [ARTICLE, /^category: .*$/m, 'category: 茶', 'category: expected letters from A to Z or digits'],
  [ARTICLE, /^title:.*$/m, "title: '\u200b'", 'title: expected some text'],
  [ARTICLE, /^author:.*$/m, 'author: "One\\ntwo"', 'author: expected one line of text'],
  ['en/pictures.yaml', /^article-leaf:.*\n/m, '', 'article-leaf: missing'],
  // Code names it.
  ['en/pictures.yaml', /^site-share-tea:.*\n/m, '', 'site-share-tea: missing'],
  ['en/faq.yaml', 'answer: |\n    ', '$&{kompany} ', '[0].answer: expected only these'],
  ['en/site.yaml', /^tagline:.*$/m, 'tagline: <b>Shamba</b>', 'tagline: expected plain text'],
  [WORDS, /^hero:$/m, 'hero:\n  picture: hero-day', `hero.picture: expected in ${HOME}`],
  [HOME, /^hero:$/m, 'hero:\n  title: Karibu', `hero.title: expected in ${WORDS}`],
  [
    'facts/inquiry.yaml',
    /^defaultSubject:.*$/m,
    'defaultSubject: Cocoa',
    'defaultSubject: expected',
  ],
  [
    NAVIGATION,
    /href: \/farm$/m,
    'href: /farm/calendar',
    'the whole file: expected a link to /farm',
  ],
  [NAVIGATION, /href: \/connect$/m, 'href: /conect', 'main.connect.href: expected the address'],
  [PLACES, 'next: [busia, ', 'next: [', 'neighbours.busia.next[0]: expected a county that names'],
  ['facts/farm-words.yaml', /county: \w+/, 'county: nairobbi', 'depot.county: expected a county'],
  [
    'en/partners.yaml',
    /^([\w-]+:)$/gm,
    '$1\n  draft: true',
    'the whole file: expected at least one',
  ],
  // These stand before the title.
  ...(
    [
      ['link: /news/another', `link: expected no link (the card leads to /news/${ID}) or "none"`],
      ['draft: yes', 'draft: expected true or false'],
      ['publishAt: 2027-02-30 08:00', 'publishAt: expected a day and a time in Nairobi'],
      ['formerNames: [Old Name]', 'formerNames[0]: expected lower case words joined by hyphens'],
      [`formerNames: [${ID}]`, 'formerNames[0]: expected an earlier name; the file has this name'],
      ['formerNames: [press]', 'formerNames[0]: expected another name, such as press-2'],
      [
        'formerNames: [advanced-fertilizer-tech]',
        'formerNames[0]: expected a name that no file has',
      ],
    ] as const
  ).map(([line, said]): [string, RegExp, string, string] => [
    ARTICLE,
    /^title:/m,
    `${line}\ntitle:`,
    said,
  ]),
])('of $0 a mistake is named: $3', (file, from, to, said) => {
  const files = editableContent();
  files.change(file, from, to);
  expect(files.problems()).toEqual([expect.stringContaining(`${file}: ${said}`)]);
});

const rename = (files: Files, name: string) => {
  files.write(`en/news/${name}`, files.read(ARTICLE));
  files.remove(ARTICLE);
};

/** What is done to the files, and the mistakes that are then reported. */
it.each<[(files: Files) => void, ...string[]]>([
  [
    (files) => {
      files.change('facts/site.yaml', /^phone: .*$/m, "phone: '0700'");
      files.change(ARTICLE, /^author:.*\n/m, '');
    },
    'facts/site.yaml: phone: expected a + and 9 to 15 digits, such as +254 700 000 000; it is "0700"',
    `${ARTICLE}: author: missing; expected a text, such as “Maize”`,
  ],
  [({ remove }) => remove('en/faq.yaml'), 'en/faq.yaml: missing; expected the file of that name'],
  [({ remove }) => remove('en'), 'en: missing; expected the folder of that name'],
  [
    ({ at }) => writeFileSync(at('en/faq.yaml'), 'é', 'latin1'),
    'en/faq.yaml: the whole file: expected UTF-8; save it again as UTF-8',
  ],
  [
    ({ write }) => {
      for (const name of ['news/rain.markdown', 'uii.yaml', 'screens/README.md', '.a.md'])
        write(`en/${name}`, 'title: Rain');
    },
    'en/news/rain.markdown: file name: expected the name rain.md; nothing reads this file',
    'en/uii.yaml: file name: expected the name of a file that the site reads; nothing reads this one: is it "ui.yaml"?',
  ],
  // A hero of another season needs words, too.
  [
    ({ change }) =>
      change(
        'partial.yaml',
        /^ {2}hero-day(-tall)?: (.*)\n {2}hero-day(-tall): (.*)\n/m,
        '$&  hero-day-long-rains: $2\n  hero-day-long-rains-tall: $4\n',
      ),
    'en/pictures.yaml: hero-day-long-rains: missing; expected its alternative text',
  ],
  [
    ({ change }) => change('en/mails.yaml', '{days} days.\n  button', '{weeks} weeks.\n  button'),
    'en/mails.yaml: confirm.text[1]: expected only these names in braces',
  ],
  // An entry that has words and no facts.
  [
    ({ change }) => change(HOME, /^ {4}coffee:\n(?: {6}.*\n)+/m, ''),
    ...['image', 'link', 'metres'].map((fact) => `${HOME}: business.cards.coffee.${fact}: missing`),
  ],
  [
    (files) => files.change(OTHER, DESCRIPTION, DESCRIPTION.exec(files.read(ARTICLE))?.[0] ?? ''),
    `${ARTICLE}: description: expected one of its own; ${OTHER} has the same`,
  ],
  [
    (files) => rename(files, 'Record_Harvest.md'),
    'file name: expected lower case words joined by hyphens, such as record-harvest.md',
  ],
  [
    (files) => rename(files, 'press.md'),
    'en/news/press.md: file name: expected another name, such as press-2.md; the address',
  ],
  [
    ({ change }) => change('facts/brand.yaml', /^ {2}text-soft: .*$/m, "  text-soft: '#8a958e'"),
    'facts/brand.yaml: colours.text-soft: expected a contrast of at least 4.5 with cream (soft text); it is 2.83; #69716c is the nearest that passes everywhere',
    'facts/brand.yaml: colours.text-soft: expected a contrast of at least 4.5 with white (soft text); it is 3.1',
  ],
  [
    ({ change }) => {
      for (const file of [ARTICLE, OTHER]) change(file, /^title:/m, 'formerNames: [old]\ntitle:');
    },
    `${ARTICLE}: formerNames[0]: expected a name of its own; ${OTHER} lists it too`,
  ],
  ...(
    [
      ['/about', 'expected only addresses without a page; /about has one, or fits a route'],
      ['/news/old', 'expected only addresses without a page; /news/old has one, or fits a route'],
      ['Terms/', 'expected /terms in place of Terms/'],
    ] as const
  ).map(([address, problem]): [(files: Files) => void, ...string[]] => [
    ({ change }) => {
      for (const folder of ['facts', 'en'])
        change(`${folder}/screens/not-found.yaml`, '/about/story:', `${address}:`);
    },
    `facts/screens/not-found.yaml: address.nearest: ${problem}`,
    // The footer leads to the address that was there before.
    '; the site has no /about/story',
  ]),
])('files with a mistake are named, with field and expectation: $1', (breakIt, ...expected) => {
  const files = editableContent();
  breakIt(files);
  expect(files.problems()).toEqual(expected.map((said): unknown => expect.stringContaining(said)));
});

it('articles are newest first, with their day in words and the address that their card links to', () => {
  const files = editableContent();
  files.change(OTHER, /^author:/m, 'link: none\nauthor:');
  const { articles } = files.load();
  const days = articles.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  expect(articles.find(({ id }) => id === ID)).toMatchObject({
    day: '2024-03-08',
    date: '8 March 2024',
    link: `/news/${ID}`,
  });
  // Its card shows the warning of the specification.
  expect(articles.find(({ id }) => OTHER.includes(id))?.link).toBeUndefined();
});

it('a fact replaces its name in every text', () => {
  const files = editableContent();
  const before = files.load().site;
  files.change('facts/site.yaml', /^name: .*$/m, 'name: Shamba Growers Union');
  files.change('facts/site.yaml', /^shortName: .*$/m, 'shortName: Shamba');
  files.change('facts/site.yaml', /^founded: .*$/m, 'founded: 1998');
  const content = files.load();
  expect(content.pictureTexts['site-share']).toContain('Shamba Growers Union');
  expect(content.mails.partnership.subject).toContain('Shamba');
  expect(content.milestones[0]?.year).toBe(1998);
  expect(JSON.stringify(content)).not.toMatch(
    new RegExp(`\\b(?:${before.name}|${before.shortName})\\b(?!\\.example)`),
  );
});

it('another language is a folder of words: the facts of pages and entries hold for it', () => {
  const files = editableContent();
  cpSync(files.at('en'), files.at('sw'), { recursive: true });
  const article = ARTICLE.replace('en/', 'sw/');
  for (const fact of [/^date: .*\n/m, /^image: .*\n/m, /^author: .*\n/m])
    files.change(article, fact, '');
  files.change(article, /^title: .*$/m, 'title: Mavuno ya kahawa');
  files.change('sw/team.yaml', /^ {2}image: .*\n {2}linkedin: .*\n {2}email: .*\n/m, '');
  const english = files.load();
  const { articles, team } = loadContent(files.at('sw'));
  const { day, image, author } = english.articles.find(({ id }) => id === ID) ?? {};
  expect(articles.find(({ id }) => id === ID)).toMatchObject({
    title: 'Mavuno ya kahawa',
    day,
    image,
    author,
  });
  expect(team).toEqual(english.team);
});

it('another language that is translated in part names the language of what is not (WCAG 3.1.2)', () => {
  const files = editableContent();
  for (const file of ['en/navigation.yaml', 'en/screens/about.yaml', ARTICLE])
    cpSync(files.at(file), files.at(file.replace('en/', 'sw/')));
  const { home, about, notFound, articles, services } = loadContent(files.at('sw'));
  expect(home.meta).toMatchObject({ lang: 'en' });
  expect(notFound.address.meta).toMatchObject({ lang: 'en' });
  expect(about.meta).not.toHaveProperty('lang');
  const translated = articles.filter(({ lang }) => lang === undefined).map(({ id }) => id);
  expect(translated).toEqual([ID]);
  expect(services.tea.map(({ lang }) => lang)).toEqual(services.tea.map(() => 'en'));
  expect(JSON.stringify(files.load())).not.toContain('"lang"');
});

const BEFORE = { now: new Date('2027-03-01T04:59:59Z'), isPreview: false };
const DUE = { now: new Date('2027-03-01T05:00:00Z'), isPreview: false };
const PREVIEW = { ...BEFORE, isPreview: true };

it('an entry shows from its time on, and its data do not have the time', () => {
  const files = editableContent();
  files.change(ARTICLE, /^title:/m, 'publishAt: 2027-03-01 08:00\ntitle:');
  const shown = (occasion: typeof DUE) => files.load(occasion).articles.find(({ id }) => id === ID);
  expect(shown(BEFORE)).toBeUndefined();
  expect(shown(PREVIEW)).toBeDefined();
  expect(shown(DUE)).toBeDefined();
  expect(shown(DUE)).not.toHaveProperty('publishAt');
  expect(files.load(BEFORE).planned).toEqual([
    { file: files.at(ARTICLE), publishAt: '2027-03-01 08:00' },
  ]);
});

it('a draft shows in a preview only, and its former address has no redirect', () => {
  const files = editableContent();
  files.change(
    'en/services/tea/orthodox-and-speciality-teas.md',
    /\]\(\/services\/tea\/ctc-processing\)/,
    '](/business/tea)',
  );
  files.change(
    SERVICE,
    /^title:/m,
    'draft: true\npublishAt: 2020-01-01 08:00\nformerNames: [ctc]\ntitle:',
  );
  const services = (isPreview: boolean) =>
    files.load({ ...BEFORE, isPreview }).services.tea.map(({ id }) => id);
  expect(services(false)).not.toContain('ctc-processing');
  expect(services(true)).toContain('ctc-processing');
  expect(files.load(BEFORE).redirects.map(({ from }) => from)).not.toContain('/services/tea/ctc');
});

it.each(['team', 'testimonials', 'milestones', 'partners'] as const)(
  'an entry of %s can be a draft',
  (name) => {
    const files = editableContent();
    const before = files.load(BEFORE)[name];
    files.change(`en/${name}.yaml`, /^([\w-]+:)$/m, '$1\n  draft: true');
    expect(files.load(BEFORE)[name]).toEqual(before.slice(1));
  },
);

it('a former address redirects to the present one; links to it get the present one', () => {
  const files = editableContent();
  files.change(ARTICLE, /^title:/m, 'formerNames: [coffee-2023]\ntitle:');
  files.append(SERVICE, 'Read [the news](/news/coffee-2023).');
  files.change(HOME, /'#\/about'/, "'#/news/coffee-2023'");
  const { redirects, services, home } = files.load(BEFORE);
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: '/news/coffee-2023', to: `/news/${ID}` }),
  );
  const html = services.tea.find(({ id }) => id === 'ctc-processing')?.html ?? '';
  expect(html).toContain(`<a href="/news/${ID}"`);
  expect(html + JSON.stringify(home)).not.toContain('/news/coffee-2023');
});
