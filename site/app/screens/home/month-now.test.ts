import { expect, it } from 'vitest';
import { monthNow } from './month-now.ts';

it.each([
  ['2027-03-15T12:00:00Z', 2],
  ['1970-01-01T00:00:00Z', 0],
  ['2099-12-31T20:59:59Z', 11],
  // In Nairobi the year has begun already.
  ['2099-12-31T21:00:00Z', 0],
])('at %s it is month %d in Nairobi, whatever the year', (time, month) => {
  expect(monthNow(Date.parse(time))).toBe(month);
});
