/** A file of a language beside the first one never stops anybody: it is set aside, and English shows. */
import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { loadContent, translationIn } from '../load.ts';
import { untranslatedLines } from './report.ts';

type Files = ReturnType<typeof editableContent>;

const ID = 'record-coffee-harvest';
const SERVICE = 'sw/services/tea/ctc-processing.md';
const TWINS = [
  'site.yaml',
  'faq.yaml',
  'pictures.yaml',
  'testimonials.yaml',
  'screens/home.yaml',
  `news/${ID}.md`,
  'services/tea/ctc-processing.md',
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

it.each<[string, (files: Files) => void, string, string]>([
  [
    'an entry that is new in English',
    (files) => files.change('sw/testimonials.yaml', /^mbithi-nzioka:\n(?: .*\n)+/m, ''),
    'testimonials.yaml',
    'mbithi-nzioka.role: missing',
  ],
  [
    'an entry that English has no more',
    (files) => files.change('en/testimonials.yaml', /^mbithi-nzioka:\n(?: .*\n)+/m, ''),
    'testimonials.yaml',
    'mbithi-nzioka: English has no such entry',
  ],
  ['a dose', (files) => files.change('sw/faq.yaml', '20 cm', '200 cm'), 'faq.yaml', 'numbers'],
  [
    'a field that is missing',
    (files) => files.change('sw/site.yaml', /^tagline:.*\n(?: .*\n)*/m, ''),
    'site.yaml',
    'tagline: missing',
  ],
  [
    'YAML that cannot be read',
    (files) => files.write('sw/faq.yaml', '- question: "open\n'),
    'faq.yaml',
    'line',
  ],
  [
    'bytes that are no text',
    (files) => files.write('sw/screens/home.yaml', '\u0000: {'),
    'screens/home.yaml',
    '',
  ],
  [
    'the text of a picture',
    (files) => files.change('sw/pictures.yaml', /^hero-day:.*\n(?: .*\n)*/m, ''),
    'pictures.yaml',
    'hero-day: missing',
  ],
  [
    'a link that leads nowhere',
    (files) => files.append(`sw/news/${ID}.md`, '[Soma](/hakuna)'),
    `news/${ID}.md`,
    'the same links as in English',
  ],
  [
    'the description of another page',
    (files) => {
      const describe = (file: string, text: string) =>
        files.change(file, /^description:.*\n(?: .*\n)*/m, `description: ${text}\n`);
      describe(
        `en/news/${ID}.md`,
        'The coffee harvest of last year, and how it was picked and sold.',
      );
      describe(
        SERVICE.replace('sw/', 'en/'),
        'How leaf is crushed, torn and curled within a day of plucking.',
      );
      for (const file of [`sw/news/${ID}.md`, SERVICE])
        describe(file, 'Mavuno ya kahawa ya mwaka jana, jinsi yalivyochumwa na kuuzwa.');
    },
    `news/${ID}.md`,
    'description: expected one of its own',
  ],
  [
    'an article that is gone',
    (files) => files.remove(`en/news/${ID}.md`),
    `news/${ID}.md`,
    `there is no en/news/${ID}.md`,
  ],
  [
    'an article with a new name',
    (files) => {
      const text = files.read(`en/news/${ID}.md`);
      files.write(
        'en/news/coffee-year.md',
        text.replace(/^title:/m, `formerNames: [${ID}]\ntitle:`),
      );
      files.remove(`en/news/${ID}.md`);
    },
    `news/${ID}.md`,
    'coffee-year.md',
  ],
  [
    'a file under a wrong name',
    (files) => files.write('sw/screens/hom.yaml', 'hero: {}\n'),
    'screens/hom.yaml',
    'nothing reads this one: is it "screens/home.yaml"?',
  ],
])('%s: the file is set aside and named with the reason', (_what, spoil, name, reason) => {
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
