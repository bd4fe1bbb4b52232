import { describe, expect, it } from 'vitest';
import { blockingTime } from './visits.ts';

describe('blocking time', () => {
  it('counts the part of each task after its first 50 ms', () => {
    const tasks = [
      { start: 1000, duration: 50 },
      { start: 1100, duration: 120 },
      { start: 1300, duration: 60 },
    ];
    expect(blockingTime(tasks, 500)).toBe(80);
  });

  it('begins with the first paint, even in the middle of a task', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 450, duration: 150 },
    ];
    expect(blockingTime(tasks, 500)).toBe(50);
  });
});
