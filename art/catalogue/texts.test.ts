import { expect, it } from 'vitest';
import { findTextFaults } from './texts.ts';

const texts = {
  'hero-a': 'A tractor on a red road, Mount Kenya behind',
  'hero-b': 'A red road',
  'site-d': '',
};

it.each([
  ['hero-a', ['a tractor', 'Mount Kenya'], []],
  // Decorative.
  ['site-d', ['rain'], []],
  [
    'hero-a',
    ['Mount Kenya'],
    [
      `hero-a does not show a tractor, but its text in content/en/pictures.yaml names it: «${texts['hero-a']}»`,
    ],
  ],
  // Stars need not be named.
  [
    'hero-b-tall',
    ['a tractor', 'stars'],
    [
      'hero-b-tall shows a tractor, but its text in content/en/pictures.yaml does not name it: «A red road»',
    ],
  ],
  ['news-c', [], ['news-c has no alternative text news-c in content/en/pictures.yaml']],
] as const)('the text of %s, which shows %j, has the faults %j', (name, shown, faults) => {
  expect(findTextFaults(name, new Set(shown), texts)).toEqual(faults);
});
