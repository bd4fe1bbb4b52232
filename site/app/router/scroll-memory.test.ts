// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScrollMemory, recallScroll, rememberScroll, SCROLL_LOCK } from './scroll-memory.ts';

/** Each test begins long after the locks of the previous test have ended. */
let start = 0;

beforeEach(() => {
  vi.useFakeTimers();
  start += 10_000;
  vi.advanceTimersByTime(start);
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('scroll memory stores a position for each path', () => {
  expect(recallScroll('/about')).toBeNull();
  rememberScroll('/about', 120.6);
  rememberScroll('/news', 0);
  expect(recallScroll('/about')).toBe(120.6);
  expect(recallScroll('/news')).toBe(0);
});

it('scroll memory does not change for exactly 300 ms after it was locked', () => {
  expect(SCROLL_LOCK).toBe(300);
  rememberScroll('/about', 500);
  lockScrollMemory();
  rememberScroll('/about', 1);
  vi.advanceTimersByTime(299);
  rememberScroll('/about', 2);
  expect(recallScroll('/about')).toBe(500);
  vi.advanceTimersByTime(1);
  rememberScroll('/about', 3);
  expect(recallScroll('/about')).toBe(3);
});

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
it.each([
  ['blocked', { getItem: blocked, setItem: blocked }],
  ['not there', undefined],
])('scroll memory stores nothing and throws no error if storage is %s', (_what, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  expect(() => rememberScroll('/about', 500)).not.toThrow();
  expect(recallScroll('/about')).toBeNull();
});
