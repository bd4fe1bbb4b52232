// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { growLine, partPassed } from './timeline-line.ts';

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

it('asks for a frame only while its track moves in view (section 9)', () => {
  const frames = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set((last += 1), draw);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  let isIntersecting: (value: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        isIntersecting = (value) => report([{ isIntersecting: value }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  /** Draws the frames that were asked for. @returns their number */
  const draw = () => {
    const asked = [...frames.values()];
    frames.clear();
    for (const one of asked) one();
    return asked.length;
  };
  const track = document.body.appendChild(document.createElement('div'));
  const line = track.appendChild(document.createElement('div'));
  track.getBoundingClientRect = () => new DOMRect(0, innerHeight / 2 - 500, 9, 2000);
  const left = new AbortController();
  growLine(line, left.signal);
  expect(draw()).toBe(0);
  isIntersecting(true);
  expect(draw()).toBe(1);
  expect(line.style.scale).toBe('1 0.25');
  expect(draw()).toBe(0);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('resize'));
  expect(draw()).toBe(1);
  isIntersecting(false);
  expect(draw()).toBe(1);
  dispatchEvent(new Event('scroll'));
  expect(draw()).toBe(0);
  isIntersecting(true);
  left.abort();
  expect(draw()).toBe(0);
  dispatchEvent(new Event('scroll'));
  expect(draw()).toBe(0);
  vi.unstubAllGlobals();
});
