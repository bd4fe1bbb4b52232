import { expect, it } from 'vitest';
import { ratio, spread, table } from './tables.ts';

it.each([
  ['an odd number of values', [9, 1, 5], '5 (3–7)'],
  ['an even number', [4, 1, 2, 3], '3 (2–3)'],
  ['values whose order as text is another', [10, 9, 100], '10 (10–55)'],
  ['values that are all the same', [1050, 1050], '1,050'],
  ['nothing', [], '–'],
])('the spread of %s is right', (_what, values, text) => {
  expect(spread(values)).toBe(text);
});

it('the median does not reorder its values', () => {
  const values = [3, 1, 2, 10];
  expect(spread(values)).toMatch(/^3 /);
  expect(values).toEqual([3, 1, 2, 10]);
});

it('the ratio compares medians, and is a dash without a second value', () => {
  expect(ratio([1050, 1, 9000], [1000])).toBe('× 1.05');
  expect(ratio([12_000], [0])).toBe('–');
  expect(ratio([], [5])).toBe('–');
});

it('a table aligns numbers at the right', () => {
  expect(table(['A', 'B'], [['x', '1']])).toBe('| A | B |\n| --- | --: |\n| x | 1 |');
});
