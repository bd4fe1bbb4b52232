/**
 * Data about a page for search engines, in the terms of schema.org (JSON-LD): the company on Home, the article on its
 * page, and breadcrumbs to an article, a service, a paper, a card or a page for farmers. Runs only at build.
 */
import calendar from 'content:calendar';
import checkBag from 'content:checkBag';
import farm from 'content:farm';
import logo from 'content:logo';
import navigation from 'content:navigation';
import payments from 'content:payments';
import planner from 'content:planner';
import site from 'content:site';
import whereToBuy from 'content:whereToBuy';
import type { ArticleEntry, CataloguePage, ServiceEntry } from '#app/collections/collections.ts';
import { addressOf } from '#app/language.ts';
import { pictureAddress } from '#app/components/picture/picture.tsx';
import { parentOf } from '#routes.ts';
import type { Place } from '#app/screens/news/news-place.ts';
import type { FieldCardData } from '#app/screens/field-card/field-card.screen.tsx';
import type { PaperData } from '#app/screens/papers/papers.ts';

function organisation(): object {
  return {
    '@type': 'Organization',
    name: site.name,
    url: site.origin,
    logo: `${site.origin}/${logo ? 'logo' : 'icon-512'}.png`,
    slogan: site.tagline,
    foundingDate: String(site.founded),
    telephone: site.phone.display,
    email: site.emails.info,
    address: site.office.lines.join(', '),
  };
}

function newsArticle({ article }: ArticleEntry, path: string): object {
  const { title, excerpt, day, author, image } = article;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    datePublished: day,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
    image: site.origin + pictureAddress(image, image.width, 'avif'),
    inLanguage: LANGUAGE,
    mainEntityOfPage: site.origin + addressOf(path),
  };
}

/** Titles of the pages for farmers, by their paths. */
const FARM_TITLES: Readonly<Record<string, string>> = {
  '/farm': farm.head.title,
  '/farm/planner': planner.head.title,
  '/farm/calendar': calendar.head.title,
  '/farm/check-your-bag': checkBag.head.title,
  '/farm/payments': payments.head.title,
  '/where-to-buy': whereToBuy.head.title,
};

/** The name of a page in the navigation. */
function nameOf(path: string): string {
  const { main, tools } = navigation;
  const items = [...main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]), ...tools];
  const found = items.find(({ href }) => href === path);
  if (!found) throw new Error(`navigation.yaml has no link to ${path}, which breadcrumbs need`);
  return found.name;
}

/** @param parent the page above; without one, Home is above */
function breadcrumbs(parent: string | undefined, path: string, title: string): object {
  const above = ['/', ...(parent ? [parent] : [])];
  const way = [
    ...above.map((address) => [address, nameOf(address)] as const),
    [path, title],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([address, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + addressOf(address),
    })),
  };
}

/**
 * The data about a page; `undefined` for a page without such data.
 * @param data that the page's screen has loaded
 */
export function structuredData(path: string, data: unknown): object | undefined {
  const about = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
  if (path === '/') return about(organisation());
  const parent = parentOf(path);
  const farmTitle = FARM_TITLES[path];
  if (farmTitle) return about(breadcrumbs(parent, path, farmTitle));
  if (!data) return undefined;
  // A further page of a list has neither an article nor a service.
  const entry = data as
    ArticleEntry | ServiceEntry | PaperData | FieldCardData | CataloguePage | Place;
  if ('paper' in entry) return about(breadcrumbs(parent, path, entry.paper.title));
  if (!parent) return undefined;
  if ('article' in entry)
    return about(newsArticle(entry, path), breadcrumbs(parent, path, entry.article.title));
  if ('card' in entry) return about(breadcrumbs(parent, path, entry.card.feature.title));
  return 'service' in entry ? about(breadcrumbs(parent, path, entry.service.title)) : undefined;
}
