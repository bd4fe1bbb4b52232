import { expect, it } from 'vitest';
import { parseNewsQuery, hasNewsQuery, newsQueryText } from './news-query.ts';

it.each([
  { choice: null, pages: 1 },
  { choice: null, pages: 3 },
  { choice: 'Coffee', pages: 1 },
  { choice: 'Soil & water', pages: 2 },
  { choice: 'Café = open?', pages: 1 },
  { choice: 'All', pages: 1 },
])('the query of a news address: %j is read as written', (asked) => {
  expect(parseNewsQuery(newsQueryText(asked))).toEqual(asked);
});

it('the query of a news address means the first page of all articles if it is empty', () => {
  expect(newsQueryText({ choice: null, pages: 1 })).toBe('');
  expect(parseNewsQuery('?from=letter')).toEqual({ choice: null, pages: 1 });
});

it('the query of a news address is found among other parameters', () => {
  expect(parseNewsQuery('?from=letter&category=Tea')).toEqual({ choice: 'Tea', pages: 1 });
});

it.each(['0', '-1', '1.5', 'two', '', '1e9', '99999999'])(
  'the query of a news address reads %j as one page',
  (pages) => {
    expect(parseNewsQuery(`?pages=${pages}`).pages).toBe(1);
  },
);

it.each([
  ['', false],
  ['?from=letter', false],
  ['?homepages=2', false],
  ['?category=Tea', true],
  ['?from=letter&pages=2', true],
])('the query of a news address: %j asks for more: %j', (query, expected) => {
  expect(hasNewsQuery(query)).toBe(expected);
});
