import { expect, it } from 'vitest';
import { fitsTyped } from './find-places.ts';

const PLACE = 'Kilele depot, Kiganjo; Murang’a road, Nyeri. Seed, fertilizer, drip-kits: café';

it.each([
  '',
  '   ',
  'nyeri',
  'NYERI',
  'nye',
  'Nyéri',
  'kiganjo nyeri',
  'nyeri kiganjo',
  'muranga',
  "Murang'a",
  'drip',
  'kits',
  'cafe',
  ' seed, ',
  '***',
  '[',
])('finds it by %j', (typed) => {
  expect(fitsTyped(PLACE, typed)).toBe(true);
});

it.each(['meru', 'yeri', 'nyeri meru', '<script>', '\\'.repeat(3) + 'x', 'tea'])(
  'does not find it by %j',
  (typed) => {
    expect(fitsTyped(PLACE, typed)).toBe(false);
  },
);
