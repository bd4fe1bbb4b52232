import { expect, it } from 'vitest';
import { ageOf, shownTime } from './shown-times.ts';

/** 23 November 2026, noon in Nairobi. */
const NOW = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;

it.each([
  [Date.UTC(2026, 10, 22, 21), 'today, 00:00'],
  [Date.UTC(2026, 10, 22, 20, 59), 'yesterday, 23:59'],
  [Date.UTC(2026, 10, 20, 6, 30), 'Fri 20 Nov, 09:30'],
  [Date.UTC(2025, 10, 20, 6, 30), '20 Nov 2025, 09:30'],
])('shows %d as %j', (time, shown) => {
  expect(shownTime(time, NOW)).toBe(shown);
});

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('says how long %d minutes are', (minutes, age) => {
  expect(ageOf(NOW - minutes * MINUTE, NOW)).toBe(age);
});
