import { expect, it } from 'vitest';
import { LONGEST_WAIT } from '../store/outbox.ts';
import { HOUR } from '../time-units.ts';
import { MOST_TRIES, waitAfter } from './backoff.ts';

it('doubles from one minute to six hours', () => {
  const waits = [1, 2, 3, 9, 10, 30].map((tries) => waitAfter(tries, 0, () => 1));
  expect(waits).toEqual([1, 2, 4, 256, 360, 360].map((minutes) => minutes * 60_000));
});

it('is a random part of that time, so that items are tried again at different times', () => {
  expect(waitAfter(3, 0, () => 0)).toBe(0);
  expect(waitAfter(3, 0, () => 0.5)).toBe(2 * 60_000);
});

it('is at least what the other server asks, but not endless', () => {
  const waits = [1000, 10 * 60_000, 10 * LONGEST_WAIT].map((asked) => waitAfter(1, asked, () => 1));
  expect(waits).toEqual([60_000, 10 * 60_000, LONGEST_WAIT]);
});

it('lasts in total longer than a weekend without mail server', () => {
  const half = Array.from({ length: MOST_TRIES - 1 }, (_, index) =>
    waitAfter(index + 1, 0, () => 0.5),
  );
  expect(half.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60 * HOUR);
});
