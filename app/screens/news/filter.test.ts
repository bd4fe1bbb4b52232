import { describe, expect, it } from 'vitest';
import { categoriesOf, filterArticles } from './filter.ts';

const articles = [
  { id: 'dew', category: 'Tea' },
  { id: 'drying', category: 'Coffee' },
  { id: 'flush', category: 'Tea' },
  { id: 'all-together', category: 'All' },
];

describe('categoriesOf', () => {
  it('names each category once, in the order of the articles', () => {
    expect(categoriesOf(articles)).toEqual(['Tea', 'Coffee', 'All']);
  });

  it('is empty where nothing is published', () => {
    expect(categoriesOf([])).toEqual([]);
  });
});

describe('filterArticles', () => {
  it('keeps everything where no category is chosen', () => {
    expect(filterArticles(articles, null)).toEqual(articles);
  });

  it('keeps one category, in order', () => {
    expect(filterArticles(articles, 'Tea').map(({ id }) => id)).toEqual(['dew', 'flush']);
  });

  it('takes a category called All for what it is', () => {
    expect(filterArticles(articles, 'All').map(({ id }) => id)).toEqual(['all-together']);
  });

  it('keeps nothing of an unknown category', () => {
    expect(filterArticles(articles, 'Maize')).toEqual([]);
  });
});
