import { expect, it } from 'vitest';
import { byCategory, newsPath } from './news-pages.ts';

it('pages have addresses that any host can serve', () => {
  expect(newsPath(null)).toBe('/news');
  expect(newsPath(null, 2)).toBe('/news/page/2');
  expect(newsPath('tea')).toBe('/news/category/tea');
  expect(newsPath('tea', 3)).toBe('/news/category/tea/page/3');
});

it('categories come in the order of their first articles', () => {
  const articles = [{ category: 'Tea' }, { category: 'Coffee' }, { category: 'Tea' }];
  const lists = byCategory(articles);
  expect([...lists.keys()]).toEqual(['Tea', 'Coffee']);
  expect(lists.get('Tea')).toHaveLength(2);
});
