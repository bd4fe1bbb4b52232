import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { findExcessBytes } from './weight.ts';

const TOO_HEAVY = /at most \d+: draw fewer details or less stipple$/;

it.each([
  ['news-record-coffee-harvest', '960.avif', 30_001, true],
  ['hero-tea-tall', '800.avif', 60_000, true],
  // A wide hero may weigh more than a tall one.
  ['hero-tea', '1920.avif', 60_000, false],
  ['site-share', '1200.jpg', 90_000, true],
])('the widest file of %s, %s, with %i bytes is too heavy: %s', (name, file, bytes, isHeavy) => {
  const picture = CATALOGUE[name];
  if (!picture) throw new Error(`no picture ${name}`);
  const fault = findExcessBytes(picture, { [file]: bytes }) ?? '';
  expect(TOO_HEAVY.test(fault)).toBe(isHeavy);
});
