import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayIn, longTime, nextAtHour, shortTime, startOfDay, wallClock } from './nairobi-time.ts';
import { HOUR } from './time-units.ts';

/** 1 June 2026, 00:30 in Nairobi: the day before in UTC. */
const JUST_AFTER_MIDNIGHT = Date.UTC(2026, 4, 31, 21, 30);

beforeAll(() => void vi.stubEnv('TZ', 'America/Lima'));
afterAll(() => void vi.unstubAllEnvs());

it('is the local time there, wherever the server is', () => {
  expect(shortTime(JUST_AFTER_MIDNIGHT)).toBe('2026-06-01 00:30');
  expect(longTime(JUST_AFTER_MIDNIGHT)).toBe('1 June 2026 at 00:30');
  expect(dayIn(JUST_AFTER_MIDNIGHT)).toBe('2026-06-01');
  expect(wallClock(JUST_AFTER_MIDNIGHT).toISOString()).toBe('2026-06-01T00:30:00.000Z');
});

it('begins a day at midnight there', () => {
  expect(startOfDay('2026-06-01')).toBe(JUST_AFTER_MIDNIGHT - HOUR / 2);
});

it.each(['2026-02-31', '2026-13-01', 'May', '', '2026-6-1'])(
  'refuses the day %j, which does not exist',
  (day) => {
    expect(startOfDay(day)).toBeNaN();
  },
);

it('finds the next morning, today or tomorrow', () => {
  const seven = startOfDay('2026-06-01') + 7 * HOUR;
  expect(nextAtHour(7, JUST_AFTER_MIDNIGHT)).toBe(seven);
  expect(nextAtHour(7, seven - 1)).toBe(seven);
  expect(nextAtHour(7, seven)).toBe(seven + 24 * HOUR);
});
