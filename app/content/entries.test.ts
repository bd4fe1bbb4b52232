import { describe, expect, it } from 'vitest';
import { articleCard, entriesByPath, serviceCard } from './entries.ts';
import { loadContent, type Article, type Content } from './load.ts';

const content = loadContent();
const entries = entriesByPath(content);

/** The content with the first article's category on the first `count` articles. */
function withOneCategory(count: number): Content {
  const articles = content.articles.map((article, index): Article => ({
    ...article,
    category: index < count ? 'One' : `Other ${index}`,
  }));
  return { ...content, articles };
}

function relatedArticles(from: Content, id: string): string[] {
  const entry = entriesByPath(from).get(`/news/${id}`);
  return entry && 'article' in entry ? entry.related.map((card) => card.id) : [];
}

describe('entries', () => {
  it('are all services and all articles, by address', () => {
    expect(entries.size).toBe(21 + 6);
    expect(entries.has('/services/tea/tea-export')).toBe(true);
    expect(entries.has('/news/record-coffee-harvest')).toBe(true);
  });

  it('carry their prose apart from their data', () => {
    for (const entry of entries.values()) {
      expect(entry.html).toMatch(/^<p>/);
      expect('article' in entry ? entry.article : entry.service).not.toHaveProperty('html');
    }
  });

  it('lead to three services of the same category, never to the service itself', () => {
    for (const entry of entries.values()) {
      if (!('service' in entry)) continue;
      const { id, category, link } = entry.service;
      expect(entry.related).toHaveLength(3);
      expect(new Set(entry.related.map((card) => card.id)).size).toBe(3);
      expect(entry.related.map((card) => card.id)).not.toContain(id);
      for (const card of entry.related) expect(card.link).toMatch(`/services/${category}/`);
      expect(link).toBe(`/services/${category}/${id}`);
    }
  });

  it.each([
    [1, 0],
    [2, 1],
    [4, 3],
    [6, 3],
  ])('of %i articles of one category have %i related ones', (count, related) => {
    const among = withOneCategory(count);
    const same = among.articles.slice(0, count).map(({ id }) => id);
    for (const id of same) {
      const found = relatedArticles(among, id);
      expect(found).toHaveLength(related);
      expect(found).not.toContain(id);
      expect(same).toEqual(expect.arrayContaining(found));
    }
  });

  it('lead somewhere else each, so that every one is led to', () => {
    const services = content.services.tea.map(({ link }) => link);
    const leadTo = services.flatMap((link) => {
      const entry = entries.get(link);
      return entry && 'service' in entry ? entry.related.map((card) => card.link) : [];
    });
    expect(new Set(leadTo)).toEqual(new Set(services));
  });
});

describe('cards', () => {
  it('of an article carry neither its text nor its search description', () => {
    const [article] = content.articles;
    if (!article) throw new Error('There are no articles');
    const { html: _html, description: _description, ...card } = article;
    expect(articleCard(article)).toEqual(card);
  });

  it('of a service carry what a card shows and nothing else', () => {
    const [service] = content.services.tea;
    if (!service) throw new Error('There are no tea services');
    expect(Object.keys(serviceCard(service)).sort()).toEqual([
      'description',
      'id',
      'image',
      'link',
      'title',
    ]);
  });
});
