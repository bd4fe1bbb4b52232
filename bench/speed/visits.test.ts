import { expect, it } from 'vitest';
import { blockingTime } from './visits.ts';

it('the blocking time is the part of each task after its first 50 ms and after the first paint', () => {
  const task = (start: number, duration: number) => ({ start, duration });
  expect(blockingTime([task(1000, 50), task(1100, 120), task(1300, 60)], 500)).toBe(80);
  expect(blockingTime([task(100, 300), task(450, 150)], 500)).toBe(50);
});
