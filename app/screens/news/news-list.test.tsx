// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import newsCards from 'content:newsCards';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsList } from './news-list.tsx';

/** The address that the router knows. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const list = ({ articles = newsCards, address = '/news' } = {}) => (
  <MemoryRouter initialEntries={[address]}>
    <NewsList articles={articles} />
    <Address />
  </MemoryRouter>
);
const renderList = (options?: Parameters<typeof list>[0]) => render(list(options));
const chip = (name: string) => screen.getByRole('button', { name });
const count = () => screen.getByText(/^\d+ articles?$/).textContent;
const address = () => document.querySelector('output')?.textContent;

afterEach(cleanup);

describe('NewsList', () => {
  it('shows every article at first, newest first', () => {
    renderList();
    expect(chip('All').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      newsCards.map(({ title }) => title),
    );
    expect(count()).toBe('6 articles');
  });

  it('shows one category, says how many articles it has, and goes back to all', () => {
    renderList();
    fireEvent.click(chip('Coffee'));
    expect(chip('Coffee').getAttribute('aria-pressed')).toBe('true');
    expect(chip('All').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(count()).toBe('2 articles');
    expect(address()).toBe('/news?category=Coffee');
    fireEvent.click(chip('All'));
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(address()).toBe('/news');
  });

  it('shows the category that the address asks for', () => {
    renderList({ address: '/news?category=Coffee' });
    expect(chip('Coffee').getAttribute('aria-pressed')).toBe('true');
    expect(count()).toBe('2 articles');
  });

  it('says that there is nothing of a category it does not know', () => {
    renderList({ address: '/news?category=Maize' });
    expect(screen.getByText('No news articles found in this category.')).toBeTruthy();
    expect(chip('All').getAttribute('aria-pressed')).toBe('false');
  });

  it('takes over the page made for all queries before it shows what the address asks for', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(list({ address: '/news?category=Coffee' }));
    expect(container.querySelectorAll('article')).toHaveLength(6);
    render(list({ address: '/news?category=Coffee' }), { container, hydrate: true });
    expect(container.querySelectorAll('article')).toHaveLength(2);
  });

  it('says so where there is nothing to show', () => {
    renderList({ articles: [] });
    expect(screen.getByText('No news articles found in this category.')).toBeTruthy();
    expect(count()).toBe('0 articles');
  });

  it('speaks of one article in the singular', () => {
    renderList({ articles: newsCards.slice(0, 1) });
    expect(count()).toBe('1 article');
  });

  it('warns in the place of an article without a link', () => {
    renderList({
      articles: newsCards.slice(0, 1).map((card) => ({ ...card, title: 'Dew', link: undefined })),
    });
    expect(screen.getByText('Warning: Skipping news item "Dew" due to missing link')).toBeTruthy();
  });
});
