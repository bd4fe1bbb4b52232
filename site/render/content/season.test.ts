import { expect, it } from 'vitest';
import { inAllSeasons, inSeason } from './season.ts';
import { momentOf } from './publication.ts';

const DRAWN = ['hero', 'hero-long-rains', 'hero-cold-season', 'hero-short-rains', 'other'];

it.each([
  ['2027-02-28 23:59', 'hero'],
  ['2027-03-01 00:00', 'hero-long-rains'],
  ['2027-05-31 12:00', 'hero-long-rains'],
  ['2027-06-01 12:00', 'hero-cold-season'],
  ['2027-08-31 12:00', 'hero-cold-season'],
  ['2027-09-01 12:00', 'hero'],
  ['2027-10-01 12:00', 'hero-short-rains'],
  ['2027-12-31 12:00', 'hero-short-rains'],
])('at %s in Nairobi the hero of Home is %s', (time, name) => {
  expect(inSeason('hero', momentOf(time) ?? new Date(NaN), DRAWN)).toBe(name);
});

it('a hero that is drawn in one season only keeps its name', () => {
  expect(inSeason('other', new Date('2027-04-10'), DRAWN)).toBe('other');
  expect(inAllSeasons('other', DRAWN)).toEqual(['other']);
  expect(inAllSeasons('hero', DRAWN)).toEqual(DRAWN.slice(0, 4));
});
