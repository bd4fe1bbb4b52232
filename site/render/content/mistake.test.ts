import { expect, it } from 'vitest';
import { lineOf, newMistakes, sentenceOf, type Mistake } from './mistake.ts';

const short: Mistake = {
  file: 'en/team.yaml',
  place: [2, 'email'],
  code: 'wrong value',
  expected: 'an e-mail address',
  example: 'name@company.co.ke',
  there: 'it is "wanjiru"',
};

it('a mistake has one line for the terminal and one sentence for staff', () => {
  expect(lineOf(short)).toBe(
    'en/team.yaml: [2].email: expected an e-mail address, such as name@company.co.ke; it is "wanjiru"',
  );
  expect(sentenceOf(short)).toBe(
    'Expected an e-mail address, such as name@company.co.ke; it is "wanjiru"',
  );
  const missing: Mistake = { ...short, code: 'missing', example: undefined, there: undefined };
  expect(lineOf(missing)).toBe('en/team.yaml: [2].email: missing; expected an e-mail address');
  expect(sentenceOf(missing)).toBe('It is missing. Expected an e-mail address');
});

it.each<[string, Mistake[], Mistake[], Mistake[]]>([
  ['one that was there is not new', [short], [short], []],
  ['one that moved up in its list is not new', [short], [{ ...short, place: [1, 'email'] }], []],
  [
    'a second one of its kind is new',
    [short],
    [short, { ...short, place: [4, 'email'] }],
    [{ ...short, place: [4, 'email'] }],
  ],
  [
    'one with another value is new',
    [short],
    [{ ...short, there: 'it is "x"' }],
    [{ ...short, there: 'it is "x"' }],
  ],
  ['one in another file is new', [short], [{ ...short, file: 'a' }], [{ ...short, file: 'a' }]],
])('of two readings, %s', (_what, before, after, expected) => {
  expect(newMistakes(before, after)).toEqual(expected);
});
