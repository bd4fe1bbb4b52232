/**
 * Data about a page for search engines, in the terms of schema.org (JSON-LD): the company on Home, the article on its
 * page, and breadcrumbs to an article, a service, a paper, a card or a page for farmers. Runs only at build.
 */
import logo from 'content:logo';
import navigation from 'content:navigation';
import site from 'content:site';
import type { ArticleEntry } from '#app/collections/collections.ts';
import { addressOf } from '#app/language.ts';
import { pictureAddress } from '#app/components/picture/picture-data.ts';
import { parentOf } from '#app/router/route-for.ts';

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
  const { title, excerpt, day, author, image, lang } = article;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    datePublished: day,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
    image: site.origin + pictureAddress(image, image.width, 'avif'),
    inLanguage: lang ?? LANGUAGE,
    mainEntityOfPage: site.origin + addressOf(path),
  };
}

const ARTICLE = 'article/article';

/** The name of a page in the navigation. */
function nameOf(path: string): string {
  const { main, doors } = navigation;
  const items = [...main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]), ...doors];
  const found = items.find(({ href }) => href === path);
  if (!found) throw new Error(`navigation.yaml has no link to ${path}, which breadcrumbs need`);
  return found.name;
}

function breadcrumbs(path: string, title: string): object {
  const parent = parentOf(path);
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
 * @param title the heading of the page, if it has breadcrumbs
 * @param data that the page's screen has loaded
 */
export function structuredData(
  path: string,
  screen: string,
  title: string | undefined,
  data: unknown,
) {
  const about = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
  if (path === '/') return about(organisation());
  if (title === undefined) return undefined;
  const way = breadcrumbs(path, title);
  return screen === ARTICLE ? about(newsArticle(data as ArticleEntry, path), way) : about(way);
}
