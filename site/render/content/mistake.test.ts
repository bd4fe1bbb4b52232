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

const second: Mistake = { ...short, place: [4, 'email'] };
const changed: Mistake = { ...short, there: 'it is "x"' };
const elsewhere: Mistake = { ...short, file: 'a' };

it.each<[string, Mistake[], Mistake[]]>([
  ['one that was there is not new', [short], []],
  ['one that moved up in its list is not new', [{ ...short, place: [1, 'email'] }], []],
  ['a second one of its kind is new', [short, second], [second]],
  ['one with another value is new', [changed], [changed]],
  ['one in another file is new', [elsewhere], [elsewhere]],
])('of two readings, %s', (_what, after, expected) => {
  expect(newMistakes([short], after)).toEqual(expected);
});
