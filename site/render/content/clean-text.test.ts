import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readMarkdown, readYaml } from './parse.ts';

it.each([
  ['a line break of Word', 'One\u000btwo', 'One\ntwo'],
  ['a line separator', 'One\u2028two', 'One\ntwo'],
  ['a bell', 'One\u0007', 'One'],
  ['a null', 'One\u0000', 'One'],
  ['a byte order mark', '\ufeffOne', 'One'],
  ['a zero-width space', 'One\u200b', 'One'],
  ['a soft hyphen', 'Ki\u00adlele', 'Kilele'],
  ['a sign that turns the direction', '\u202eOne', 'One'],
  ['half of an emoji', 'One\ud83c', 'One\ufffd'],
  ['an accent that stands alone', 'Cafe\u0301', 'Caf\u00e9'],
])('%s is cleaned, and said', (_what, text, clean) => {
  expect(cleanText(text).text).toBe(clean);
  expect(cleanText(text).changed).toHaveLength(1);
});

it.each(['Price & more 🌱 👩🏾‍🌾 "q"', 'a\tb\r\nc', '17-\u206017', '50\u00a0kg', 'Café', 'می‌خواهم'])(
  'nothing is changed in %j',
  (text) => expect(cleanText(text)).toEqual({ text, changed: [] }),
);

it('texts, names of fields and bodies are cleaned, however they are written; each is told', () => {
  const told: unknown[] = [];
  const onClean = (place: unknown) => told.push(place);
  expect(readYaml('a', 'a\u200b: "b\\u000Bc"\nd: [e\u0007]\n', onClean)).toEqual({
    a: 'b\nc',
    d: ['e'],
  });
  expect(readMarkdown('a', '---\na: b\n---\nc\u0007\n', onClean).body).toBe('c\n');
  expect(told).toEqual([['a'], ['a'], ['d', 0], 'body']);
});
