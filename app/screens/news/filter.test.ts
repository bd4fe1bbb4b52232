import { describe, expect, it } from 'vitest';
import { categoriesOf, choiceFrom, filterArticles, queryFor } from './filter.ts';

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

describe('the choice in the address', () => {
  it.each([null, 'Coffee', 'Soil & water', 'Café = open?', 'All'])(
    '%j is read as written',
    (choice) => {
      expect(choiceFrom(queryFor(choice))).toBe(choice);
    },
  );

  it('of All is none', () => {
    expect(queryFor(null)).toBe('');
    expect(choiceFrom('?from=letter')).toBeNull();
  });

  it('is found among others', () => {
    expect(choiceFrom('?from=letter&category=Tea')).toBe('Tea');
  });
});
