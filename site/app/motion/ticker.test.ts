import { describe, expect, it, vi } from 'vitest';
import { createTicker, IDLE_LIMIT, type Tick } from './ticker.ts';

/** Animation frames that the test starts by hand. */
function fakeFrames() {
  let waiting: ((time: number) => void) | null = null;
  let id = 0;
  return {
    request(callback: (time: number) => void) {
      expect(waiting, 'one frame at a time').toBeNull();
      waiting = callback;
      return ++id;
    },
    cancel(cancelled: number) {
      if (cancelled === id) waiting = null;
    },
    get isAsked() {
      return waiting !== null;
    },
    frame(time: number) {
      const callback = waiting;
      waiting = null;
      callback?.(time);
    },
  };
}

function setUp() {
  const frames = fakeFrames();
  return { frames, ticker: createTicker(frames) };
}

describe('ticker', () => {
  it('sleeps until there is something to do', () => {
    const { frames, ticker } = setUp();
    expect(ticker.asleep).toBe(true);
    expect(frames.isAsked).toBe(false);
    ticker.add(() => true);
    expect(ticker.asleep).toBe(false);
  });

  it('calls every tick with the time, each frame', () => {
    const { frames, ticker } = setUp();
    const ticks = [vi.fn<Tick>(() => true), vi.fn<Tick>(() => true)];
    ticks.forEach((tick) => ticker.add(tick));
    frames.frame(16);
    frames.frame(32);
    for (const tick of ticks) expect(tick.mock.calls).toEqual([[16], [32]]);
  });

  it('removes a tick when it is done, and sleeps after the last one', () => {
    const { frames, ticker } = setUp();
    const short = vi.fn<Tick>(() => 'done');
    const long = vi.fn<Tick>((time) => (time < 32 ? true : 'done'));
    ticker.add(short);
    ticker.add(long);
    frames.frame(16);
    expect(ticker.asleep).toBe(false);
    frames.frame(32);
    expect(short).toHaveBeenCalledTimes(1);
    expect(long).toHaveBeenCalledTimes(2);
    expect(ticker.asleep).toBe(true);
    expect(frames.isAsked).toBe(false);
  });

  it('sleeps at once when the last tick is removed, not before', () => {
    const { frames, ticker } = setUp();
    const [a, b] = [vi.fn<Tick>(() => true), vi.fn<Tick>(() => true)];
    ticker.add(a);
    ticker.add(b);
    ticker.remove(a);
    expect(ticker.asleep).toBe(false);
    ticker.remove(b);
    expect(ticker.asleep).toBe(true);
    expect(frames.isAsked).toBe(false);
  });

  it('sleeps after 120 s without a change, not earlier', () => {
    expect(IDLE_LIMIT).toBe(120_000);
    const { frames, ticker } = setUp();
    ticker.add(() => false);
    frames.frame(1000);
    frames.frame(120_999);
    expect(ticker.asleep).toBe(false);
    frames.frame(121_000);
    expect(ticker.asleep).toBe(true);
  });

  it('counts the 120 s from the last change', () => {
    const { frames, ticker } = setUp();
    ticker.add((time) => time === 100_000);
    frames.frame(0);
    frames.frame(100_000);
    frames.frame(219_999);
    expect(ticker.asleep).toBe(false);
    frames.frame(220_000);
    expect(ticker.asleep).toBe(true);
  });

  it('wakes for a new tick after its long sleep, and gives it 120 s again', () => {
    const { frames, ticker } = setUp();
    ticker.add(() => false);
    frames.frame(0);
    frames.frame(120_000);
    expect(ticker.asleep).toBe(true);
    const late = vi.fn<Tick>(() => false);
    ticker.add(late);
    expect(ticker.asleep).toBe(false);
    frames.frame(500_000);
    expect(late).toHaveBeenCalledExactlyOnceWith(500_000);
    frames.frame(619_999);
    expect(ticker.asleep).toBe(false);
  });

  it('asks for one frame however often the same tick is added', () => {
    const { frames, ticker } = setUp();
    const tick = vi.fn<Tick>(() => true);
    ticker.add(tick);
    ticker.add(tick);
    frames.frame(16);
    expect(tick).toHaveBeenCalledTimes(1);
  });

  it('lets a tick add another while it runs', () => {
    const { frames, ticker } = setUp();
    const second = vi.fn<Tick>(() => 'done');
    ticker.add(() => {
      ticker.add(second);
      return 'done';
    });
    frames.frame(16);
    frames.frame(32);
    expect(second).toHaveBeenCalled();
    expect(ticker.asleep).toBe(true);
  });
});
