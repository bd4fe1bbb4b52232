import { expect, it } from 'vitest';
import { pageCount, pageOf } from './paging.ts';

it.each([
  [0, 1],
  [6, 1],
  [7, 2],
  [18, 2],
  [19, 3],
  [6000, 501],
])('pages of %i items are %i', (items, pages) => {
  expect(pageCount(items)).toBe(pages);
});

it.each([5, 6, 7, 18, 19, 40])('pages hold each of %i items once, in order', (count) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const pages = Array.from({ length: pageCount(count) }, (_, index) => pageOf(items, index + 1));
  expect(pages.flat()).toEqual(items);
  expect(pages.every(({ length }) => length > 0)).toBe(true);
});
