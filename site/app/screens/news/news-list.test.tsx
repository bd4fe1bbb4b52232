// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import newsIndex from 'content:newsIndex';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsList } from './news-list.tsx';
import type { Place } from './news-place.ts';

/** The address in the router. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const START: Place = { category: null, page: 1 };
const list = (address = '/news') => (
  <MemoryRouter initialEntries={[address]}>
    <NewsList place={START} />
    <Address />
  </MemoryRouter>
);
const chip = (name: string) => screen.getByRole('button', { name });
const count = () => screen.getByText(/^\d+ articles?$/).textContent;
const ALL = `${newsIndex.count} articles`;
const address = () => document.querySelector('output')?.textContent;

afterEach(cleanup);

describe('NewsList with one page', () => {
  it('shows every article at first, newest first, and no way to more', () => {
    render(list());
    expect(chip('All').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      newsIndex.front.map(({ title }) => title),
    );
    expect(count()).toBe(ALL);
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  });

  it('shows one category, says how many articles it has, and goes back to all', () => {
    render(list());
    fireEvent.click(chip('Coffee'));
    expect(chip('Coffee').getAttribute('aria-pressed')).toBe('true');
    expect(chip('All').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(count()).toBe('2 articles');
    expect(address()).toBe('/news?category=Coffee');
    fireEvent.click(chip('All'));
    expect(count()).toBe(ALL);
    expect(address()).toBe('/news');
  });

  it('says that an unknown category has no articles', () => {
    render(list('/news?category=Maize'));
    expect(screen.getByText('No news articles found in this category.')).toBeTruthy();
    expect(chip('All').getAttribute('aria-pressed')).toBe('false');
    expect(count()).toBe('0 articles');
  });

  it('first hydrates the page that is made for all queries, then shows the page of the query', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(list('/news?category=Coffee'));
    expect(container.querySelectorAll('article')).toHaveLength(newsIndex.count);
    render(list('/news?category=Coffee'), { container, hydrate: true });
    expect(container.querySelectorAll('article')).toHaveLength(2);
  });
});
