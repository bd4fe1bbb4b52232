import { expect, it } from 'vitest';
import { partPassed } from './timeline-line.ts';

const SCREEN = 800;

it('is nothing until the top meets the middle of the screen', () => {
  expect(partPassed({ top: 900, height: 2000 }, SCREEN)).toBe(0);
  expect(partPassed({ top: 400, height: 2000 }, SCREEN)).toBe(0);
});

it('is everything once the bottom meets the middle of the screen', () => {
  expect(partPassed({ top: -1600, height: 2000 }, SCREEN)).toBe(1);
  expect(partPassed({ top: -5000, height: 2000 }, SCREEN)).toBe(1);
});

it('grows steadily between the two', () => {
  const parts = [400, 0, -600, -1100, -1600].map((top) =>
    partPassed({ top, height: 2000 }, SCREEN),
  );
  expect(parts).toEqual([0, 0.2, 0.5, 0.75, 1]);
});
