import { expect, it } from 'vitest';
import type { NewsIndex } from '../../collections/news-pages.ts';
import { isStart, partAt, placeOf, type Place } from './news-place.ts';

const coffee = { name: 'Coffee', slug: 'coffee', count: 20 };
const water = { name: 'Soil & water', slug: 'soil-water', count: 5 };
const index: NewsIndex = { count: 25, categories: [coffee, water], front: [] };
const small: NewsIndex = { ...index, count: 6 };
const start: Place = { category: null, page: 1 };
const nothing = { choice: null, pages: 1 };

it.each([
  [{}, start],
  [{ page: '2' }, { category: null, page: 2 }],
  [{ category: 'coffee' }, { category: coffee, page: 1 }],
  [
    { page: '3', category: 'coffee' },
    { page: 3, category: coffee },
  ],
])('placeOf of %j is a place', (params, place) => {
  expect(placeOf(index, params)).toEqual(place);
});

it.each<Record<string, string | null>>([
  { page: '1' },
  { page: '4' },
  { page: '02' },
  { page: 'two' },
  { page: null },
  { page: ':page' },
  { category: 'maize' },
  { category: null },
  { category: ':category' },
  { category: 'soil-water', page: '2' },
])('placeOf of %j is none', (params) => {
  expect(placeOf(index, params)).toBeNull();
});

it('placeOf is only the first page if that holds all articles', () => {
  expect(placeOf(small, {})).toEqual(start);
  expect(placeOf(small, { category: 'coffee' })).toBeNull();
});

it('partAt is the first page at the start', () => {
  const first = { choice: null, count: 25, first: 1, paths: ['/news'] };
  expect(partAt(index, start, nothing)).toEqual({ ...first, more: '/news/page/2', newer: null });
});

it('partAt holds as many pages as are asked for, and no more than there are', () => {
  const { paths, more } = partAt(index, start, { choice: null, pages: 2 });
  expect(paths).toEqual(['/news', '/news/page/2']);
  expect(more).toBe('/news/page/3');
  expect(partAt(index, start, { choice: null, pages: 9 })).toMatchObject({
    paths: ['/news', '/news/page/2', '/news/page/3'],
    more: null,
  });
});

it('partAt is of the category that is asked for at the start, and of the path’s own elsewhere', () => {
  const asked = { choice: 'Soil & water', pages: 1 };
  expect(partAt(index, start, asked)).toMatchObject({
    choice: 'Soil & water',
    count: 5,
    paths: ['/news/category/soil-water'],
    more: null,
  });
  const place = { category: coffee, page: 1 };
  expect(isStart(place)).toBe(false);
  expect(partAt(index, place, asked)).toMatchObject({
    choice: 'Coffee',
    count: 20,
    paths: ['/news/category/coffee'],
    more: '/news/category/coffee/page/2',
  });
});

it('partAt has the previous page and the number of its first article', () => {
  expect(partAt(index, { category: null, page: 2 }, nothing)).toMatchObject({
    first: 7,
    newer: '/news',
  });
  expect(partAt(index, { category: coffee, page: 3 }, nothing)).toMatchObject({
    first: 19,
    newer: '/news/category/coffee/page/2',
    more: null,
  });
});

it('partAt holds nothing of an unknown category', () => {
  expect(partAt(index, start, { choice: 'Maize', pages: 1 })).toMatchObject({
    choice: 'Maize',
    count: 0,
    paths: [],
    more: null,
  });
});
