import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { loadContent, translationIn } from '../load.ts';
import { findLanguages } from '../languages.ts';
import { noteTranslated } from './note-translated.ts';
import { wordAdvice } from './glossary.ts';
import { translationLines } from './report.ts';

const ARTICLE = 'news/record-coffee-harvest.md';

/** The frozen content with these files in a second language. */
function inTwo(...names: readonly string[]) {
  const files = editableContent();
  for (const name of names) cpSync(files.at(`en/${name}`), files.at(`sw/${name}`));
  const lines = () =>
    translationLines({ code: 'sw', name: 'Kiswahili' }, translationIn(files.at('sw')));
  const about = (name: string) =>
    lines()
      .filter((line) => line.includes(`/${name}:`))
      .join('\n');
  const note = (name: string) => noteTranslated(findLanguages(files.folder).slice(1), name);
  return { ...files, lines, about, note };
}

it('a file knows which English texts it translates: what has changed since is named by its part', () => {
  const files = inTwo('faq.yaml', ARTICLE);
  expect(files.about('faq.yaml')).toContain('nothing says which English texts it translates');
  files.note('sw/faq.yaml');
  files.note(`content/sw/${ARTICLE}`);
  expect(files.about('faq.yaml')).not.toContain('nothing says');
  files.change('en/faq.yaml', 'small packs', 'little packs');
  files.change(`en/${ARTICLE}`, /^title:(?: .*\n(?: {2}.*\n)*)/m, 'title: A good year\n');
  expect(files.about('faq.yaml')).toContain('[0].answer: the English text has changed since');
  expect(files.about('faq.yaml')).not.toContain('[1].answer: the English');
  expect(files.about(ARTICLE)).toContain('title: the English text has changed since');
  // Pages show it nevertheless.
  expect(translationIn(files.at('sw')).untranslated.map(({ file }) => file)).not.toContain(
    'faq.yaml',
  );
  files.note('sw/faq.yaml');
  expect(files.about('faq.yaml')).not.toContain('has changed');
});

it('a reader’s name stands beside it, until the file is translated again', () => {
  const files = inTwo('faq.yaml');
  files.note('sw/faq.yaml');
  expect(files.about('faq.yaml')).toContain('nobody has read it');
  files.change(
    'sw/translated.yaml',
    /^( +)of:/m,
    '$1reader: Jane Wanjiru\n$1read: 2026-11-28\n$1of:',
  );
  files.append('sw/translated.yaml', '# A note of a translator.');
  expect(files.about('faq.yaml')).not.toContain('nobody');
  files.note('sw/faq.yaml');
  expect(files.about('faq.yaml')).toContain('nobody has read it');
  expect(files.read('sw/translated.yaml')).toContain('# A note of a translator.');
});

it.each(['sw/no.yaml', 'fr/faq.yaml', 'faq.yaml'])(
  '%s, which is not translated, is refused',
  (file) => {
    expect(() => inTwo('faq.yaml').note(file)).toThrow('a translated file, such as sw/faq.yaml');
  },
);

it('a file that is set aside is refused, with its mistakes', () => {
  const files = inTwo('faq.yaml');
  files.change('sw/faq.yaml', '20 cm', '200 cm');
  expect(() => files.note('sw/faq.yaml')).toThrow('numbers');
  expect(files.about('faq.yaml')).toContain('set aside');
});

it('a broken record or glossary is named, and nothing else happens', () => {
  const files = inTwo('faq.yaml');
  files.write('sw/translated.yaml', 'faq.yaml: { reader: 7 }\n');
  files.write('sw/glossary.yaml', '- english: [coffee]\n');
  const [record, ...others] = files.lines();
  expect(record).toContain('content/sw/translated.yaml: faq.yaml.reader: expected a text');
  expect(others[0]).toContain('content/sw/glossary.yaml: [0].forms: missing');
  expect(loadContent(files.at('sw')).faq.length).toBeGreaterThan(0);
});

const TERM = (english: string) => `- english: [${english}]
  forms: [sampuli ya udongo]
  sources: [Akilimali 2021, KALRO 2019]
  avoid: [kipimo cha ardhi]
`;

it('the glossary is checked both ways', () => {
  const files = inTwo('faq.yaml');
  files.write('sw/glossary.yaml', TERM('soil sample'));
  // A part that is still in English has this said of it, and no more.
  expect(files.about('faq.yaml')).toContain('still in English: [0]');
  expect(files.about('faq.yaml')).not.toContain('[2].question: “');
  files.change('sw/faq.yaml', 'a soil sample', 'moja soil sample');
  expect(files.about('faq.yaml')).toContain(
    '[2].question: “soil sample” is here without “sampuli ya udongo”',
  );
  files.change('sw/faq.yaml', 'soil sample', 'sampuli ya udongo');
  expect(files.about('faq.yaml')).not.toContain('[2].question: “soil');
  files.change('sw/faq.yaml', 'sampuli ya udongo', 'Kipimo cha ardhi');
  expect(files.about('faq.yaml')).toContain('“Kipimo cha ardhi” is to be avoided');
  files.change('sw/faq.yaml', 'in small packs', 'Sampuli ya udongo');
  expect(files.about('faq.yaml')).toContain(
    '[0].answer: “Sampuli ya udongo” is here, and English has no “soil sample”',
  );
});

it('a word of the glossary with fewer than two sources says that its English stands in brackets', () => {
  const files = inTwo('faq.yaml');
  const one = TERM('soil sample').replace('Akilimali 2021, ', '');
  files.write('sw/glossary.yaml', one);
  expect(files.lines()[0]).toContain('[0].sources: expected two sources, or fewer and `bracket');
  files.write('sw/glossary.yaml', `${one}  bracket: true\n`);
  files.change('sw/faq.yaml', 'a soil sample', 'moja soil sample');
  expect(files.about('faq.yaml')).toContain('“soil sample” is here without');
  const bare = '“sampuli ya udongo” has few sources: write “(soil sample)” after it once';
  files.change('sw/faq.yaml', /soil sample/g, 'sampuli ya udongo');
  expect(files.about('faq.yaml')).toContain(bare);
  files.change('sw/faq.yaml', 'sampuli ya udongo', 'sampuli ya udongo (soil sample)');
  expect(files.about('faq.yaml')).not.toContain(bare);
  files.write('sw/glossary.yaml', `${TERM('soil sample')}  bracket: true\n`);
  expect(files.lines()[0]).toContain('[0].sources: expected two sources');
});

/** English and the word for it; with phrases in which it is not meant. */
const entry = (english: string, form: string, ...unless: string[]) => ({
  english: [english],
  unless,
  forms: [form],
  sources: [],
});
const GLOSSARY = [
  entry('coffee', 'kahawa'),
  entry('coffee berry disease', 'chule buni'),
  entry('cherry', 'buni'),
  entry('harvest', 'kuvuna'),
  entry('mould', 'kuvu'),
  entry('sample', 'sampuli'),
  entry('soil sample', 'sampuli ya udongo'),
  entry('phone', 'simu'),
  entry('about', 'kuhusu'),
  entry('type', 'aina', 'you type'),
  entry('long rains', 'masika', 'long rains shop'),
  entry('example', 'mfano', 'for example'),
];
const part = (text: string) => [{ place: ['text'], name: 'text', text, isMarkdown: false }];
const adviceOn = (english: string, twin: string) => wordAdvice(GLOSSARY, part(english), part(twin));

it.each([
  // Words within longer ones.
  ['Coffee berry disease', 'Chule buni'],
  ['Before harvest', 'Kabla ya kuvuna'],
  ['A soil sample', 'Sampuli ya udongo'],
  ['The town of Bunia', 'Mji wa Bunia'],
  ['Ridge Coffee Shop', 'Ridge Coffee Shop'],
  // The beginning of a far longer word, names in braces, addresses.
  ['[A pack](/about) {phone}', '[simulated](/about) {phone}'],
  ['name@example.com', 'jina@kampuni.co.ke'],
  // In a phrase of the entry.
  ['What you type', 'Unachoandika'],
  ['What you\ntype', 'Unachoandika'],
  ['Long-rains seed', 'Mbegu za masika'],
])('no word of the glossary is missing or too much in %j, %j', (english, twin) => {
  expect(adviceOn(english, twin)).toEqual([]);
});

it.each([
  ['Coffee with coffee berry disease', 'Chule buni', '“coffee” is here without “kahawa”'],
  ['Coffee berry disease', 'Chule buni ya buni', '“buni” is here, and English has no “cherry”'],
  ['A pack {phone}', 'Simuni {phone}', '“Simuni” is here, and English has no “phone”'],
  ['Type of what you type', 'Unachoandika', '“type” is here without “aina”'],
  ['Long-rains seed', 'Mbegu', '“long rains” is here without “masika”'],
])('of %j, %j it is said: %s', (english, twin, said) => {
  expect(adviceOn(english, twin)).toEqual([`text: ${said}`]);
});

it('a word twice in the glossary is a mistake', () => {
  const files = inTwo('faq.yaml');
  files.write('sw/glossary.yaml', TERM('soil sample') + TERM('Soil sample'));
  expect(files.lines()[0]).toContain('[1].english: expected each word once');
});

it('files stand in the order in which visitors see them', () => {
  const files = inTwo('faq.yaml', 'ui.yaml', 'screens/home.yaml', ARTICLE, 'testimonials.yaml');
  const order = files
    .lines()
    .flatMap((line) => /^content\/sw\/(\S+):\n/.exec(line)?.[1] ?? [])
    .filter((name) => name !== '');
  expect(order).toEqual(['ui.yaml', 'screens/home.yaml', 'testimonials.yaml', ARTICLE, 'faq.yaml']);
});
