import { expect, it } from 'vitest';
import { ENOUGH_ROUNDS, isWhole, readOptions } from './options.ts';
import { PAGES } from './pages.ts';
import { PROFILES } from './profiles.ts';

it('measures everything, often enough, when nothing is asked for', () => {
  expect(readOptions([])).toEqual({
    rounds: ENOUGH_ROUNDS,
    pages: PAGES,
    profiles: PROFILES,
    folder: null,
    help: false,
  });
});

it('takes a part of it', () => {
  const { rounds, pages, profiles } = readOptions([
    '--rounds=3',
    '--pages',
    'business,home',
    '--profiles=3g',
  ]);
  expect(rounds).toBe(3);
  expect(pages.map(({ path }) => path)).toEqual(['/business/coffee', '/']);
  expect(profiles.map(({ title }) => title)).toEqual(['Rural 3G']);
});

it.each([
  [['--pages', 'homepage'], '--pages knows no "homepage"; it knows home, article, business.'],
  [['--profiles', '5g'], '--profiles knows no "5g"; it knows 4g, 3g.'],
  [['--rounds', '0'], '--rounds is "0"; expected a whole number from 1.'],
  [['--rounds', 'many'], '--rounds is "many"; expected a whole number from 1.'],
  [['--round', '3'], "Unknown option '--round'"],
])('says what is wrong with %j', (parameters, message) => {
  expect(() => readOptions(parameters)).toThrow(message);
});

it.each([
  [[], true],
  [['--rounds=15'], true],
  [['--rounds=8'], false],
  [['--pages=home,article'], false],
  [['--profiles=4g'], false],
])('with %j the results are whole: %s', (parameters, whole) => {
  expect(isWhole(readOptions(parameters))).toBe(whole);
});
