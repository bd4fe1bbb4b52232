// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import newsCards from 'content:newsCards';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsList } from './news-list.tsx';

const renderList = (articles = newsCards) =>
  render(
    <MemoryRouter>
      <NewsList articles={articles} />
    </MemoryRouter>,
  );
const chip = (name: string) => screen.getByRole('button', { name });
const count = () => screen.getByRole('status').textContent;

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
    fireEvent.click(chip('All'));
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('says so where there is nothing to show', () => {
    renderList([]);
    expect(screen.getByText('No news articles found in this category.')).toBeTruthy();
    expect(count()).toBe('0 articles');
  });

  it('speaks of one article in the singular', () => {
    renderList(newsCards.slice(0, 1));
    expect(count()).toBe('1 article');
  });

  it('warns in the place of an article without a link', () => {
    renderList(newsCards.slice(0, 1).map((card) => ({ ...card, title: 'Dew', link: undefined })));
    expect(screen.getByText('Warning: Skipping news item "Dew" due to missing link')).toBeTruthy();
  });
});
