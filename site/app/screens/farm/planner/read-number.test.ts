import { expect, it } from 'vitest';
import { readGrade, readNumber } from './read-number.ts';

const MOST = 1000;

it.each([
  ['2', 2, false],
  [' 1.5 ', 1.5, false],
  ['.5', 0.5, false],
  ['1,5', 1.5, true],
  ['0,25', 0.25, true],
  ['½', 0.5, true],
  ['1½', 1.5, true],
  ['1 ½', 1.5, true],
  ['2¾', 2.75, true],
  ['1/2', 0.5, true],
  ['1 1/2', 1.5, true],
  ['3 / 4', 0.75, true],
  ['1 000', 1000, true],
])('reads %j as %d', (typed, value, isRead) => {
  expect(readNumber(typed, MOST)).toEqual({ value, isRead });
});

it.each([
  ['', 'empty'],
  ['two', 'letters'],
  ['1.2.3', 'letters'],
  ['1/0', 'letters'],
  ['1e3', 'letters'],
  ['Infinity', 'letters'],
  ['٣', 'letters'],
  ['<b>', 'letters'],
  [',', 'letters'],
  ['-', 'letters'],
  ['1,000', 'comma'],
  ['-1', 'negative'],
  ['−1½', 'negative'],
  ['0', 'zero'],
  ['-0', 'zero'],
  ['0/4', 'zero'],
  ['1000000', 'large'],
  ['1 00', 'letters'],
  // More digits than a number can hold.
  ['9'.repeat(400), 'large'],
])('says what is wrong with %j', (typed, problem) => {
  expect(readNumber(typed, MOST)).toEqual({ problem });
});

it('accepts zero in fields that allow it', () => {
  expect(readNumber('0', MOST, 'zero')).toEqual({ value: 0, isRead: false });
  expect(readNumber('-3', MOST, 'zero')).toEqual({ problem: 'negative' });
});

it.each([
  ['17-17-17', [17, 17, 17]],
  [' 23 23 0 ', [23, 23, 0]],
  ['26:5:5', [26, 5, 5]],
  ['0-46-0', [0, 46, 0]],
])('reads the grade %j', (typed, [nitrogen, phosphate, potash]) => {
  expect(readGrade(typed)).toEqual({ nitrogen, phosphate, potash });
});

it.each(['', 'DAP', '17-17', '0-0-0', '60-60-60', '-17-17-17', '17-17-17-2'])(
  'refuses the grade %j',
  (typed) => {
    expect(readGrade(typed)).toBeNull();
  },
);
