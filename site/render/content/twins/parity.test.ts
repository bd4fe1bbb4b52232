import { expect, it } from 'vitest';
import { spokenHour } from './hours-of-languages.ts';
import { compareParts } from './parity.ts';
import type { Part } from './parts.ts';

const part = (text: string, name = 'body.1'): Part => ({
  place: name.split('.'),
  name,
  text,
  isMarkdown: name.startsWith('body'),
});
const compare = (original: string, twin: string, language = 'sw') =>
  compareParts([part(original)], [part(twin)], { language, isCollection: false });

it.each([
  ['a dose', 'Dig to 20 cm.', 'Chimba sentimita 200.'],
  ['a price', 'It costs 1,500 shillings.', 'Bei ni shilingi 1,50.'],
  ['a decimal', 'Mix 0.5 litres.', 'Changanya lita 5.'],
  ['a fraction', 'Use ½ a cup.', 'Tumia kikombe.'],
  ['a number twice', '5 kg, then 5 kg', 'kilo 5'],
  ['a telephone number', 'Call +254 700 000 001.', 'Piga +254 700 000 010.'],
  ['a number that English has not', 'Wait before harvest.', 'Subiri siku 7 kabla ya kuvuna.'],
  ['a day', 'Until 14 February', 'Hadi 15 Februari'],
  ['an hour', 'Come at 8:00.', 'Njoo saa 8 asubuhi.'],
  ['a length said as an hour', 'Wait 6 hours.', 'Subiri hadi saa 12.'],
  ['a length of time', 'Wait 6 hours.', 'Subiri saa 7.'],
  ['a link', '[Read](/farm)', '[Soma](/buyers)'],
  ['a fragment', '[Read](/farm#rates)', '[Soma](/farm#bei)'],
  ['the name of a heading', '## [Sick coffee](#sick-coffee)', '## Kahawa mgonjwa'],
  ['a mail address', '[Write](mailto:a@b.ke)', '[Andika](mailto:c@b.ke)'],
  ['a name in braces', '{count} pages', 'kurasa {total}'],
  ['a fact', 'Call {phone}', 'Piga simu'],
])('a mistake of a twin: %s that is not the same', (_what, original, twin) => {
  expect(compare(original, original).mistakes).toEqual([]);
  expect(compare(original, twin).mistakes).toMatchObject([{ code: 'parity' }]);
});

it('a mistake of a twin: a part that is missing, and an entry that English does not have', () => {
  const one = [part('One farmer', 'grace.role')];
  const other = [part('Mkulima', 'moses.role')];
  const options = { language: 'sw', isCollection: true };
  expect(compareParts(one, other, options).mistakes).toMatchObject([
    { code: 'missing', place: ['grace', 'role'] },
    { code: 'unknown field', place: ['moses'] },
  ]);
});

it.each([
  ['order', 'From 20 cm to 3 m', 'Mita 3 hadi sentimita 20'],
  ['a number in words', 'Two bags', 'Mifuko 2'],
  ['hours from sunrise', 'Come at 8:00, leave at 10:30.', 'Njoo saa 2, ondoka saa 4 na nusu.'],
  ['a length up to 12', 'Wait 6 hours.', 'Subiri saa 6.'],
  ['a length in the plural', 'Wait 6 hours.', 'Subiri masaa 6.'],
  ['a length and noon', 'At 12:00, after 6 hours', 'Saa 6, baada ya masaa 6'],
  ['a length from and to', '12 to 18 hours', 'saa 12 hadi 18'],
  ['a length in words', 'Wait two hours.', 'Subiri saa 2.'],
  ['a length and an hour', 'From 8:00, for 2 hours', 'Kuanzia saa 2, kwa saa 2'],
  ['a length of the same number', 'From 8:00, for 8 hours', 'Kuanzia saa 2, kwa saa 8'],
  ['a length of time', 'We answer in 24–48 hours.', 'Tunajibu ndani ya saa 24–48.'],
  ['a fact said again', 'Call {phone}', 'Piga {phone}, ndiyo, {phone}'],
])('no mistake: %s', (_what, original, twin) => {
  expect(compare(original, twin).mistakes).toEqual([]);
});

it.each([
  ['a list that is shorter', '- a\n- b\n- c', '- a\n- b', 'list of 3; this has list of 2'],
  ['a heading that is lost', '## Rain', 'Mvua', 'heading 2; this has paragraph'],
  ['a text left in English', 'Wait for the rain', 'Wait for the rain', 'still in English'],
])('advice: %s', (_what, original, twin, said) => {
  const { mistakes, advice } = compare(original, twin);
  expect(mistakes).toEqual([]);
  expect(advice).toEqual([expect.stringContaining(said)]);
});

it('advice compares bodies with another number of paragraphs as a whole', () => {
  const original = [part('20 cm'), part('5 kg', 'body.2')];
  const options = { language: 'sw', isCollection: false };
  const { mistakes, advice } = compareParts(original, [part('sentimita 20, kilo 5')], options);
  expect(mistakes).toEqual([]);
  expect(advice).toEqual(['body: English has paragraph, paragraph; this has paragraph']);
});

it('advice is not given for names and single words, which may be the same', () => {
  expect(compare('{company} Farm SL28', '{company} Farm SL28').advice).toEqual([]);
});

it('hours are said from sunrise in Kiswahili, and as on a clock elsewhere', () => {
  const said = [8, 18, 12, 0, 5].map((hour) => spokenHour('sw', hour, 0));
  expect(said).toEqual([
    'saa 2 asubuhi',
    'saa 12 jioni',
    'saa 6 mchana',
    'saa 6 usiku',
    'saa 11 alfajiri',
  ]);
  expect(spokenHour('sw', 16, 30)).toBe('saa 10 na nusu jioni');
  expect(spokenHour('fr', 8, 0)).toBeUndefined();
});
