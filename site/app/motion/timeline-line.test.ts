// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { growLine, partPassed } from './timeline-line.ts';

const SCREEN = 800;

// From its top to its bottom at the middle of the screen.
it.each([
  [900, 0],
  [400, 0],
  [0, 0.2],
  [-600, 0.5],
  [-1600, 1],
  [-5000, 1],
])('with its top at %d the part passed is %d', (top, part) => {
  expect(partPassed({ top, height: 2000 }, SCREEN)).toBe(part);
});

it('asks for a frame only while its track moves in view (section 9)', () => {
  vi.useFakeTimers();
  let isIntersecting: (...values: boolean[]) => void = () => undefined;
  const observe = vi.fn<(element: Element) => void>();
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        isIntersecting = (...values) => report(values.map((value) => ({ isIntersecting: value })));
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  /** Draws the frames that were asked for. @returns their number */
  const draw = () => {
    const asked = vi.getTimerCount();
    vi.advanceTimersToNextFrame();
    return asked;
  };
  const track = document.body.appendChild(document.createElement('div'));
  const line = track.appendChild(document.createElement('div'));
  track.getBoundingClientRect = () => new DOMRect(0, innerHeight / 2 - 500, 9, 2000);
  const left = new AbortController();
  growLine(line, AbortSignal.abort());
  expect(observe).not.toHaveBeenCalled();
  growLine(line, left.signal);
  expect(observe.mock.calls).toEqual([[track]]);
  expect(draw()).toBe(0);
  // Changes that come at once: the last one is so now.
  isIntersecting(false, true);
  expect(draw()).toBe(1);
  expect(line.style.scale).toBe('1 0.25');
  expect(draw()).toBe(0);
  for (const names of [['scroll'], ['resize'], ['scroll', 'resize']]) {
    for (const name of names) dispatchEvent(new Event(name));
    expect(draw(), names.join()).toBe(1);
  }
  isIntersecting(true, false);
  expect(draw()).toBe(1);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('resize'));
  expect(draw()).toBe(0);
  isIntersecting(true);
  left.abort();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(draw()).toBe(0);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('resize'));
  expect(draw()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
