import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { momentOf } from './publication.ts';
import { heroNames } from './pictures.ts';
import { ROOT } from './root.ts';
import { inSeason } from './season.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The hero of a time in Nairobi. */
const heroAt = (time: string) =>
  inSeason('hero-home', momentOf(time) ?? new Date(NaN), heroNames());

describe('inSeason', () => {
  it('shows four home heroes in a year, each in its months', () => {
    const months: Record<string, Set<number>> = {};
    // 2028 is a leap year.
    for (let day = Date.UTC(2028, 0, 1, 9); day < Date.UTC(2029, 0, 1); day += DAY) {
      const now = new Date(day);
      (months[inSeason('hero-home', now, heroNames())] ??= new Set()).add(now.getUTCMonth() + 1);
    }
    const found = Object.fromEntries(
      Object.entries(months).map(([name, set]) => [name, [...set].join(' ')]),
    );
    expect(found).toEqual({
      'hero-home': '1 2 9',
      'hero-home-long-rains': '3 4 5',
      'hero-home-cold-season': '6 7 8',
      'hero-home-short-rains': '10 11 12',
    });
  });

  it('changes at midnight in Nairobi', () => {
    expect(heroAt('2027-02-28 23:59')).toBe('hero-home');
    expect(heroAt('2027-03-01 00:00')).toBe('hero-home-long-rains');
  });

  it('keeps the name of a hero that has one state only', () => {
    expect(inSeason('hero-tea', new Date('2027-04-10'), heroNames())).toBe('hero-tea');
  });

  it('weighs at most 30 kB on a phone in every season', () => {
    const registry = JSON.parse(
      readFileSync(path.join(ROOT, 'art/pictures.json'), 'utf8'),
    ) as Record<string, { bytes: Record<string, number> }>;
    const heavy = Object.entries(registry).filter(
      ([name, { bytes }]) =>
        /^hero-home.*-tall$/.test(name) && !((bytes['800.avif'] ?? Infinity) <= 30_000),
    );
    expect(heavy).toEqual([]);
  });
});
