import { afterEach, expect, it, vi } from 'vitest';
import { createLane } from './line.ts';

afterEach(() => void vi.useRealTimers());

it('a lane sends the packets one after another, at its rate', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  const { send } = createLane({ rate: 400_000, latency: 400 });
  // 1,500 bytes are 12,000 bits.
  expect([send(1500), send(1500), send(40)]).toEqual([230, 260, 260.8]);
  vi.advanceTimersByTime(1000);
  expect(send(1500)).toBe(1230);
});
