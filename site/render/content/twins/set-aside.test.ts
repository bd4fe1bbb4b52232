/** A file of a language beside the first one never stops anybody: it is set aside, and English shows. */
import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { loadContent, translationIn } from '../load.ts';
import { untranslatedLines } from './report.ts';

type Files = ReturnType<typeof editableContent>;

const ID = 'record-coffee-harvest';
const ARTICLE = `news/${ID}.md`;
const SERVICE = 'services/tea/ctc-processing.md';
const PERSON = /^mbithi-nzioka:\n(?: .*\n)+/m;
const fieldOf = (name: string) => new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm');
const TWINS = [
  'site.yaml',
  'faq.yaml',
  'pictures.yaml',
  'testimonials.yaml',
  'screens/home.yaml',
  ARTICLE,
  SERVICE,
];

/** The frozen content with a second language that has these files. */
function withTwins(): Files & { setAside: () => string[] } {
  const files = editableContent();
  for (const name of TWINS) cpSync(files.at(`en/${name}`), files.at(`sw/${name}`));
  const setAside = () => {
    // Whatever the file has: the content can be read.
    loadContent(files.at('sw'));
    const { untranslated } = translationIn(files.at('sw'));
    return untranslatedLines({ code: 'sw', name: 'Kiswahili' }, untranslated).setAside;
  };
  return { ...files, setAside };
}

it('files without a mistake are all used', () => {
  const files = withTwins();
  expect(files.setAside()).toEqual([]);
  const listed = translationIn(files.at('sw')).untranslated.map(({ file }) => file);
  expect(listed).toContain('navigation.yaml');
  expect(TWINS.filter((name) => listed.includes(name))).toEqual([]);
});

/** The file, what is done to it, and the reason that is named. */
it.each<[string, (files: Files) => void, string]>([
  [
    'testimonials.yaml',
    ({ change }) => change('sw/testimonials.yaml', PERSON, ''),
    'role: missing',
  ],
  [
    'testimonials.yaml',
    ({ change }) => change('en/testimonials.yaml', PERSON, ''),
    'no such entry',
  ],
  ['faq.yaml', ({ change }) => change('sw/faq.yaml', '20 cm', '200 cm'), 'numbers'],
  ['site.yaml', ({ change }) => change('sw/site.yaml', fieldOf('tagline'), ''), 'tagline: missing'],
  ['faq.yaml', ({ write }) => write('sw/faq.yaml', '- question: "open\n'), 'line'],
  ['screens/home.yaml', ({ write }) => write('sw/screens/home.yaml', '\u0000: {'), 'home.yaml'],
  [
    'pictures.yaml',
    ({ change }) => change('sw/pictures.yaml', fieldOf('hero-day'), ''),
    'hero-day: missing',
  ],
  [ARTICLE, ({ append }) => append(`sw/${ARTICLE}`, '[Soma](/hakuna)'), 'the same links as'],
  [
    ARTICLE,
    ({ change }) => {
      const describe = (file: string, text: string) =>
        change(file, fieldOf('description'), `description: ${text}\n`);
      describe(`en/${ARTICLE}`, 'The coffee harvest of last year, how it was picked and sold.');
      describe(`en/${SERVICE}`, 'How leaf is crushed, torn and curled in a day of plucking.');
      for (const file of [`sw/${ARTICLE}`, `sw/${SERVICE}`])
        describe(file, 'Mavuno ya kahawa ya mwaka jana, jinsi yalivyochumwa na kuuzwa.');
    },
    'description: expected one of its own',
  ],
  [ARTICLE, ({ remove }) => remove(`en/${ARTICLE}`), `there is no en/${ARTICLE}`],
  [
    ARTICLE,
    ({ read, write, remove }) => {
      const renamed = read(`en/${ARTICLE}`).replace(/^title:/m, `formerNames: [${ID}]\ntitle:`);
      write('en/news/coffee-year.md', renamed);
      remove(`en/${ARTICLE}`);
    },
    'coffee-year.md',
  ],
  ['screens/hom.yaml', ({ write }) => write('sw/screens/hom.yaml', 'a: {}\n'), 'home.yaml"?'],
])('$0 is set aside, which is said with the reason: $2', (name, spoil, reason) => {
  const files = withTwins();
  spoil(files);
  // The mistake is none of English.
  files.load();
  const [said = '', ...others] = files.setAside();
  expect(said).toContain(`content/sw/${name} is set aside`);
  expect(said).toContain(reason);
  expect(said).not.toContain(files.at(''));
  expect(others).toEqual([]);
});

it('shows English in place of the whole file, and says so on the page', () => {
  const files = withTwins();
  files.change('sw/faq.yaml', /^- question: .*/m, '- question: Swali');
  files.change(`sw/news/${ID}.md`, /^title:(?: .*\n(?: {2}.*\n)*)/m, 'title: Mavuno\n');
  const translated = loadContent(files.at('sw'));
  expect(translated.faq[0]?.question).toBe('Swali');
  files.append('sw/faq.yaml', '- question: Swali bila jibu');
  files.append(`sw/news/${ID}.md`, '[Soma](/hakuna)');
  const { faq, articles } = loadContent(files.at('sw'));
  const english = files.load();
  expect(faq[0]?.question).toBe(english.faq[0]?.question);
  const article = articles.find(({ id }) => id === ID);
  expect(article?.title).toBe(english.articles.find(({ id }) => id === ID)?.title);
  expect(article?.lang).toBe('en');
});

it('a mistake in English is one in every language', () => {
  const files = withTwins();
  files.change('facts/site.yaml', /^phone: .*$/m, "phone: '0700'");
  expect(() => loadContent(files.at('sw'))).toThrow('phone: expected');
});
