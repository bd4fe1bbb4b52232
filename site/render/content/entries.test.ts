import { expect, it } from 'vitest';
import { catalogueFront, entriesByPath, listPages, serviceCard } from './entries.ts';
import { loadContent, type Content } from './load.ts';
import type { Article, Service } from '#app/collections/entry-types.ts';

const content = loadContent();
const entries = entriesByPath(content);

/** Copies of an entry, each with an id of its own. */
function copies<Entry extends Article | Service>([model]: Entry[], count: number): Entry[] {
  if (!model) throw new Error('There are no entries');
  return Array.from({ length: count }, (_, index) => ({ ...model, id: `copy-${index}` }));
}

/** Six copies of an article, of which the first `count` are of one category. */
const withOneCategory = (count: number): Content => ({
  ...content,
  articles: copies(content.articles, 6).map((article, index) => ({
    ...article,
    category: index < count ? 'One' : `Other ${index}`,
  })),
});

function relatedArticles(from: Content, id: string): string[] {
  const entry = entriesByPath(from).get(`/news/${id}`);
  return entry && 'article' in entry ? entry.related.map((card) => card.id) : [];
}

it('entries are all services and all articles, by address, their prose apart from their data', () => {
  expect(entries.size).toBe(
    Object.values(content.services).flat().length + content.articles.length,
  );
  for (const [path, entry] of entries) {
    expect(entry.html).toMatch(/^<p>/);
    const data = 'article' in entry ? entry.article : entry.service;
    expect(data).not.toHaveProperty('html');
    expect(data.link).toBe(path);
  }
});

it('entries link to three services of the same category, never to the service itself', () => {
  const [tea] = content.services.tea;
  const entry = entries.get(tea?.link ?? '');
  const related = entry && 'service' in entry ? entry.related.map(({ link }) => link) : [];
  expect(related).toEqual(content.services.tea.slice(1, 4).map(({ link }) => link));
});

it.each([
  [1, 0],
  [2, 1],
  [4, 3],
  [6, 3],
])('entries of %i articles of one category have %i related ones', (count, related) => {
  const among = withOneCategory(count);
  const same = among.articles.slice(0, count).map(({ id }) => id);
  for (const id of same) {
    const found = relatedArticles(among, id);
    expect(found).toHaveLength(related);
    expect(found).not.toContain(id);
    expect(same).toEqual(expect.arrayContaining(found));
  }
});

it('entries link to different entries, so that every entry has a link', () => {
  const services = content.services.tea.map(({ link }) => link);
  const leadTo = services.flatMap((link) => {
    const entry = entries.get(link);
    return entry && 'service' in entry ? entry.related.map((card) => card.link) : [];
  });
  expect(new Set(leadTo)).toEqual(new Set(services));
});

it('a catalogue that is short is complete on its business page', () => {
  const front = catalogueFront(content, 'tea');
  expect(front).toEqual({ services: content.services.tea.map(serviceCard), more: null });
  expect(listPages(content).size).toBe(0);
});

it('a catalogue has pages that say their position', () => {
  const tea = copies(content.services.tea, 20);
  const pages = listPages({ ...content, services: { ...content.services, tea } });
  expect([...pages.keys()]).toEqual(['/business/tea/page/2', '/business/tea/page/3']);
  expect(pages.get('/business/tea/page/2')).toMatchObject({
    category: 'tea',
    page: 2,
    first: 7,
    count: 20,
    previous: '/business/tea',
    more: '/business/tea/page/3',
  });
  expect(pages.get('/business/tea/page/3')).toMatchObject({
    first: 19,
    previous: '/business/tea/page/2',
    more: null,
  });
});
