import { expect, it } from 'vitest';
import { checkSize, cutFor } from './cut.ts';

const MIDDLE = { x: 50, y: 50 };
const hero = { name: 'the wide cut of a hero', width: 1920, height: 1080, subject: MIDDLE };
const photo = { width: 4000, height: 3000 };

it('a cut has the shape of its place, is as large as possible, and has its focal point in its place', () => {
  expect(cutFor(photo, hero, MIDDLE)).toEqual({ width: 4000, height: 2250, left: 0, top: 375 });
  const tall = { width: 300, height: 600, subject: MIDDLE };
  expect(cutFor(photo, tall, { x: 60, y: 50 })).toMatchObject({ width: 1500, left: 1650 });
});

it.each([
  [0, 0],
  [0, 100],
  [100, 0],
  [100, 100],
])('a cut around %i, %i never reaches beyond the photograph', (x, y) => {
  const { left, top, width, height } = cutFor(photo, hero, { x, y });
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(photo.width);
  expect(top + height).toBeLessThanOrEqual(photo.height);
});

it('a photograph that is too small, or of which little is left, is refused or gets a warning', () => {
  expect(() => checkSize({ width: 800, height: 600 }, hero)).toThrow(
    'expected at least 1,920 × 1,080 px for the wide cut of a hero; this is 800 × 600 px',
  );
  expect(() => checkSize({ width: 2000, height: 4500 }, hero)).toThrow(
    'expected another shape: only 25 % of its 2,000 × 4,500 px are left in the wide cut of a hero',
  );
  expect(checkSize({ width: 2000, height: 3300 }, hero)).toMatch(/^only 34 % of its/);
  expect(checkSize(photo, hero)).toBeUndefined();
});
