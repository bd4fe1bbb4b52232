import { describe, expect, it } from 'vitest';
import { blockingTime, ratio, summarise } from './statistics.ts';

describe('the summary of values', () => {
  it.each([
    ['an odd number of them', [9, 1, 5], { median: 5, low: 3, high: 7 }],
    ['an even number', [4, 1, 2, 3], { median: 2.5, low: 1.75, high: 3.25 }],
    ['one', [7], { median: 7, low: 7, high: 7 }],
    ['values whose order as text is another', [10, 9, 100], { median: 10, low: 9.5, high: 55 }],
    ['none', [], { median: NaN, low: NaN, high: NaN }],
  ])('is right for %s', (_what, values, summary) => {
    expect(summarise(values)).toEqual(summary);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    summarise(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the ratio to the floor', () => {
  it('tells how many times as much it is', () => {
    expect(ratio(1050, 1000)).toBe(1.05);
  });

  it('is absent where the floor has nothing', () => {
    expect(ratio(12_000, 0)).toBeNull();
  });
});

describe('blocking time', () => {
  it('counts what goes beyond 50 ms of each task', () => {
    const tasks = [
      { start: 1000, duration: 50 },
      { start: 1100, duration: 120 },
      { start: 1300, duration: 60 },
    ];
    expect(blockingTime(tasks, 500)).toBe(80);
  });

  it('begins with the first paint, in the middle of a task too', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 450, duration: 150 },
    ];
    expect(blockingTime(tasks, 500)).toBe(50);
  });
});
