import { expect, it } from 'vitest';
import { marksOf } from './marks-of.ts';

it.each([
  ['12', 12, 'one'],
  ['25+', 25, 'one'],
  ['50+', 5, 'ten'],
  ['500+', 5, 'hundred'],
  ['5,000+', 5, 'thousand'],
  ['8K+', 8, 'thousand'],
  ['20K', 20, 'thousand'],
  ['2K+', 2, 'thousand'],
  ['100K+', 10, 'tenThousand'],
  ['2M+', 2, 'million'],
  ['30M', 30, 'million'],
])('%s is %i marks, each for %s', (value, count, unit) => {
  expect(marksOf(value)).toEqual({ count, unit });
});

it.each(['98%', 'weekly', '0', '31M', '.'])('%s has no marks', (value) => {
  expect(marksOf(value)).toBeUndefined();
});
