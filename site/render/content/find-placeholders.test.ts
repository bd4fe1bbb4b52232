import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { findPlaceholders } from './find-placeholders.ts';

const SITE = 'content/en/site.yaml';
const TEAM = 'content/en/team.yaml';
const PARTNERS = 'content/en/partners.yaml';
const NEWS = 'content/en/news/first-rains.md';
const FORMS = 'content/en/forms.yaml';
const ENV = 'deploy/site.env';
const DRAWN_LOGO = 'site/public/logo.svg';
const BRAND = 'content/facts/brand.yaml';
const FAVICON = 'site/public/favicon.svg';
/** The mark of the invented company, shortened. */
const SUMMIT = 'M1.5 59L27 7L23.5 29L30.5 41.5';

/** A project that is ready to go live. */
const READY = {
  [SITE]: `# The old name was Kilele.
name: Highland Growers
origin: https://www.highland-growers.co.ke
phone: +254 722 100 200
emails: { info: info@highland-growers.co.ke }
socials: [{ name: LinkedIn, href: 'https://www.linkedin.com/company/highland-growers' }]
`,
  [TEAM]: '- { name: Asha, image: photo-asha, linkedin: https://www.linkedin.com/in/asha }\n',
  [PARTNERS]: '- { name: Union, logo: rows, website: https://www.union.co.ke/ }\n',
  [NEWS]: '---\ntitle: First rains\n---\nFor example, a test of the soil. Call us.\n',
  [FORMS]: 'newsletter: { placeholder: you@example.com }\n',
  [DRAWN_LOGO]: '<svg><title>Highland Growers</title></svg>\n',
  [BRAND]: 'mark: M4 4H60V60H4Z\n',
  [FAVICON]: '<svg><path d="M4 4H60V60H4Z"/></svg>\n',
  [ENV]: 'SITE_ORIGIN=https://www.highland-growers.co.ke\nHOST=127.0.0.1\n',
};
type File = keyof typeof READY;

let root: string;
const write = (file: string, text: string) => writeInto(root, file, text);
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(READY)) write(file, text);
});

it('placeholders are not found in a project that is ready; its logo needs no website beside it', () => {
  write(BRAND, `${READY[BRAND]}logo: Highland logo\n`);
  expect(findPlaceholders(root)).toEqual([]);
});

it.each<[what: string, file: File, from: string, to: string, found: string]>([
  ['the name', SITE, 'Highland Growers', 'Kilele Group', 'name: "Kilele" is the invented'],
  ['the abbreviation', SITE, 'name:', 'abbreviation: KAG\nname:', 'abbreviation: "KAG"'],
  ['sample content', SITE, 'name:', 'sampleContent: true\nname:', 'sampleContent: marks'],
  [
    'the office',
    SITE,
    'name:',
    "office: { lines: ['{company} House, second floor'] }\nname:",
    'office.lines[0]: is the invented office',
  ],
  ['a reserved origin', SITE, 'growers.co.ke\nphone', 'growers.example\nphone', 'origin: www'],
  ['a reserved e-mail address', SITE, 'info@highland-growers.co.ke', 'a@b.test', 'emails.info:'],
  ['example.com', SITE, 'info@highland-growers.co.ke', 'a@example.com', 'emails.info: example.'],
  ['the phone number', SITE, '+254 722 100 200', '+254 700 000 000', 'phone: +254 700'],
  ['the number of a place', SITE, '+254 722 100 200', '+254 700 000 101', 'phone: +254 700'],
  ['a number without spaces', SITE, '+254 722 100 200', "'+254700000000'", 'phone: +2547'],
  ['a network’s home page', SITE, 'company/highland-growers', '', 'socials[0].href: https'],
  ['a person’s network', TEAM, 'in/asha', '', '[0].linkedin: https'],
  ['a drawn portrait', TEAM, 'photo-asha', 'portrait-asha', '[0].image: a drawn portrait'],
  ['an invented partner', PARTNERS, ', website: https://www.union.co.ke/', '', '[0]: a partner'],
  ['a text that says so', NEWS, 'Call us', 'All of it is invented', 'body: says that something'],
  ['the company in a text', NEWS, 'Call us', 'Kilele is here', 'body: "Kilele"'],
  ['a reserved domain in a text', NEWS, 'Call us', 'See a.invalid', 'body: a.invalid is'],
  ['a setting', ENV, 'highland-growers.co.ke', 'a.example', 'line 1: www.a.example is a res'],
  ['a setting to uncomment', ENV, 'HOST=', '# MAIL_FROM=a@b.example\nHOST=', 'line 2: b.example'],
  ['the drawn name', DRAWN_LOGO, 'Highland', 'Kilele', 'line 1: Kilele is the invented'],
  ['the mark', BRAND, 'M4 4H60V60H4Z', SUMMIT, 'mark: is the mark of the invented company'],
  ['the icons', FAVICON, 'M4 4H60V60H4Z', SUMMIT, 'the whole file: shows the mark'],
])('placeholders include %s', (_what, file, from, to, found) => {
  write(file, READY[file].replace(from, to));
  expect(findPlaceholders(root)).toEqual([expect.stringContaining(`${file}: ${found}`)]);
});

it('placeholders include the sample articles, whatever their text', () => {
  const file = 'content/en/news/record-coffee-harvest.md';
  write(file, READY[NEWS]);
  expect(findPlaceholders(root)).toEqual([
    `${file}: the whole file: a sample article with invented people`,
  ]);
});

it('placeholders are not searched in a file that is not YAML, which is named with its line', () => {
  write(SITE, 'name: [');
  expect(() => findPlaceholders(root)).toThrow(/site.yaml: line 1: /);
});
