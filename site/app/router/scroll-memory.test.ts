import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScrollMemory, recallScroll, rememberScroll, SCROLL_LOCK } from './scroll-memory.ts';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Each test begins long after the locks of the previous test have ended. */
let start = 0;

beforeEach(() => {
  vi.useFakeTimers();
  start += 10_000;
  vi.advanceTimersByTime(start);
  vi.stubGlobal('sessionStorage', memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('scroll memory', () => {
  it('has no position for a path without a visit', () => {
    expect(recallScroll('/about')).toBeNull();
  });

  it('stores a position for each path', () => {
    rememberScroll('/about', 120.6);
    rememberScroll('/news', 0);
    expect(recallScroll('/about')).toBe(120.6);
    expect(recallScroll('/news')).toBe(0);
  });

  it('does not change for exactly 300 ms after it was locked', () => {
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

  it('can be read while it is locked', () => {
    rememberScroll('/about', 500);
    lockScrollMemory();
    expect(recallScroll('/about')).toBe(500);
  });

  it('stores nothing and throws no error if storage is blocked', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('sessionStorage', {
      get getItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      get setItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => rememberScroll('/about', 500)).not.toThrow();
    expect(recallScroll('/about')).toBeNull();
  });

  it('stores nothing and throws no error if there is no storage at all', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => rememberScroll('/about', 500)).not.toThrow();
    expect(recallScroll('/about')).toBeNull();
  });
});
