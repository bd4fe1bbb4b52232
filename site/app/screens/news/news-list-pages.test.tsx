// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ArticleCard } from '../../collections/entry-types.ts';
import type { NewsIndex } from '../../collections/news-pages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCollectionSource } from '../../collections/collections.ts';
import { NewsList } from './news-list.tsx';

const { index, cards } = vi.hoisted(() => {
  const image = { name: 'x', hash: '0', width: 1200, height: 800, alt: '', colour: '#000000' };
  const card = (index: number): ArticleCard => ({
    id: `a-${index}`,
    title: `Article ${index}`,
    excerpt: 'An article.',
    date: '1 March 2024',
    day: '2024-03-01',
    category: 'Tea',
    image: image as unknown as ArticleCard['image'],
    link: index === 7 ? undefined : `/news/a-${index}`,
    author: 'Wairimu Thuo',
  });
  const cards = Array.from({ length: 20 }, (_, place) => card(place + 1));
  const index: NewsIndex = {
    count: 20,
    categories: [{ name: 'Tea', slug: 'tea', count: 20 }],
    front: cards.slice(0, 6),
  };
  return { index, cards };
});
vi.mock('content:newsIndex', () => ({ default: index }));
vi.mock('../../components/picture/picture.tsx', async (original) => ({
  ...(await original<object>()),
  Picture: () => null,
}));

/** Lets the pages that were asked for arrive. */
let arrive: () => void;

beforeEach(() => {
  setCollectionSource(async (path) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return path === '/news/page/2' ? cards.slice(6, 18) : cards.slice(18);
  });
});
afterEach(cleanup);

describe('NewsList with more pages', () => {
  it('keeps its articles while more load, then moves the focus to the first new link', async () => {
    render(
      <MemoryRouter initialEntries={['/news']}>
        <NewsList place={{ category: null, page: 1 }} />
      </MemoryRouter>,
    );
    const more = screen.getByRole('link', { name: 'Load more' });
    expect(more.getAttribute('href')).toBe('/news/page/2#articles');
    fireEvent.click(more);
    fireEvent.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('Articles 1 to 6 of 20');
    arrive();
    await screen.findByText('Articles 1 to 18 of 20');
    expect(screen.getAllByRole('listitem')).toHaveLength(18);
    // The seventh has none, only a warning.
    expect(document.activeElement?.textContent).toBe('Article 8');
  });
});
