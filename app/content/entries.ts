/** Shapes the collections into what their pages show: each entry with what is related to it. Build time only. */
import type { ArticleEntry, Entry, ServiceEntry } from './collections.ts';
import type { Article, ArticleCard, Content, Service, ServiceCard } from './load.ts';

/** Section 9: related services and related articles, at most. */
const RELATED = 3;

/** What cards show of an article. */
export function articleCard({
  html: _html,
  description: _description,
  ...card
}: Article): ArticleCard {
  return card;
}

/** What cards show of a service. */
export function serviceCard({ id, title, description, image, link }: Service): ServiceCard {
  return { id, title, description, image, link };
}

/** The entries after this one in its list, then from the start: so that each page leads somewhere else. */
function following<Item>(items: readonly Item[], index: number): Item[] {
  return [...items.slice(index + 1), ...items.slice(0, index)].slice(0, RELATED);
}

/** Every service and article page's content by its path. */
export function entriesByPath(
  content: Content,
): Map<string, Entry<ServiceEntry> | Entry<ArticleEntry>> {
  const entries = new Map<string, Entry<ServiceEntry> | Entry<ArticleEntry>>();
  for (const services of Object.values(content.services)) {
    services.forEach(({ html, ...service }, index) => {
      const related = following(services, index).map(serviceCard);
      entries.set(service.link, { service, related, html });
    });
  }
  const byCategory = new Map<string, Article[]>();
  for (const article of content.articles) {
    const list = byCategory.get(article.category);
    if (list) list.push(article);
    else byCategory.set(article.category, [article]);
  }
  for (const list of byCategory.values()) {
    list.forEach(({ html, ...article }, index) => {
      const related = following(list, index).map(articleCard);
      entries.set(`/news/${article.id}`, { article, related, html });
    });
  }
  return entries;
}
