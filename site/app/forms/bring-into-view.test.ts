// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { bringIntoView } from './bring-into-view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['gently', true, 'smooth'],
  ['at once where motion is not wanted', false, 'instant'],
])('scrolls no further than needed, %s', (_, matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const element = document.createElement('p');
  element.scrollIntoView = vi.fn();
  bringIntoView(element);
  expect(element.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
});

it('does nothing for an element that was removed', () => {
  expect(() => bringIntoView(null)).not.toThrow();
});
