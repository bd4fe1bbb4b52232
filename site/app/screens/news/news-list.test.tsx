// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import newsIndex from 'content:newsIndex';
import { afterEach, expect, it } from 'vitest';
import { NewsList } from './news-list.tsx';
import type { Place } from './news-place.ts';

const START: Place = { category: null, page: 1 };
const list = (address = '/news') => (
  <MemoryRouter initialEntries={[address]}>
    <NewsList place={START} />
  </MemoryRouter>
);
const chip = (name: string) => screen.getByRole('button', { name });
const count = () => screen.getByText(/^\d+ articles?$/).textContent;

afterEach(cleanup);

// What its chips show: `site/tests/main-courses/lists.spec.ts`; more pages: `site/tests/journeys/long-lists.spec.ts`.
it('NewsList says that an unknown category has no articles', () => {
  render(list('/news?category=Maize'));
  expect(screen.getByText('No news articles found in this category.')).toBeTruthy();
  expect(chip('All').getAttribute('aria-pressed')).toBe('false');
  expect(count()).toBe('0 articles');
});

it('NewsList first hydrates the page that is made for all queries, then shows the page of the query', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(list('/news?category=Coffee'));
  expect(container.querySelectorAll('article')).toHaveLength(newsIndex.count);
  render(list('/news?category=Coffee'), { container, hydrate: true });
  expect(container.querySelectorAll('article')).toHaveLength(2);
});
