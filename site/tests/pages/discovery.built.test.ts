/** Data for search engines and feed readers, with any content: structured data, the feed, the sitemap. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenColour } from '#render/brand-values.ts';
import { fileOf } from '#build/addresses.ts';
import { parentOf } from '#app/router/route-for.ts';
import { unlistedPaths } from '#routes.ts';
import {
  documentOf,
  FOLDER,
  htmlOf,
  NOWHERE,
  paths,
  pathsAndNotFound,
  routeOf,
} from '../built-pages.ts';

type Fact = Record<string, unknown> & { '@type': string };
type Crumb = { position: number; name: string; item: string };

const FACTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/;

const origin = new URL(
  documentOf('/').querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
).origin;

/** The facts of a page by their type. */
function factsOf(page: string): Record<string, Fact> {
  const [, json] = FACTS.exec(htmlOf(page)) ?? [];
  if (!json) return {};
  const { '@context': context, '@graph': graph } = JSON.parse(json) as {
    '@context': string;
    '@graph': Fact[];
  };
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(graph.map((fact) => [fact['@type'], fact]));
}

/** Whether the build has a file for an address of the site. */
const isThere = (address: string) =>
  address.startsWith(origin) &&
  existsSync(path.join(FOLDER, new URL(address).pathname.replace(/^\/$/, '/index.html')));

const articles = paths.filter((page) => routeOf(page) === '/news/:id');
const services = paths.filter((page) => routeOf(page) === '/services/:category/:id');
/** Pages below another page, such as a sheet for buyers or the planner. */
const papers = paths.filter((page) => routeOf(page) === page && parentOf(page));
/** Pages without a page between them and Home that show the way to them. */
const belowHome = paths.filter((page) => page === '/farm' || page.startsWith('/legal/'));
/** The company's name in the data for social networks. */
const company = documentOf('/')
  .querySelector('meta[property="og:site_name"]')
  ?.getAttribute('content');
/** Most articles in the feed. */
const FEED_LENGTH = 50;

describe('structured data', () => {
  it('says on Home who the company is', () => {
    const { Organization: organisation, ...others } = factsOf('/');
    expect(others).toEqual({});
    expect(company).toMatch(/\S/);
    expect(organisation).toMatchObject({ name: company, url: origin });
    expect(isThere(String(organisation?.['logo']))).toBe(true);
    // Visitors read the same data in the info bar and the footer.
    const shown = documentOf('/').body.textContent;
    expect(shown).toContain(organisation?.['telephone']);
    expect(shown).toContain(organisation?.['email']);
  });

  it.each(articles)('describes the article %s', (page) => {
    const { NewsArticle: article } = factsOf(page);
    const shown = documentOf(page);
    expect(article).toMatchObject({
      headline: shown.querySelector('h1')?.textContent,
      datePublished: shown.querySelector('time')?.getAttribute('datetime'),
      publisher: { '@type': 'Organization', name: company },
      mainEntityOfPage: origin + page,
    });
    const author = article?.['author'] as { name: string } | undefined;
    expect(shown.querySelector('article header')?.textContent).toContain(author?.name);
    expect(isThere(String(article?.['image']))).toBe(true);
  });

  it.each([...articles, ...services, ...papers, ...belowHome])(
    'has the breadcrumbs of %s',
    (page) => {
      const crumbs = factsOf(page)['BreadcrumbList']?.['itemListElement'] as Crumb[];
      const way = ['/', ...(belowHome.includes(page) ? [] : [parentOf(page)]), page];
      expect(crumbs.map(({ item }) => item.slice(origin.length))).toEqual(way);
      expect(crumbs.map(({ position }) => position)).toEqual(way.map((_step, index) => index + 1));
      const shown = documentOf(page);
      expect(crumbs.at(-1)?.name).toBe(shown.querySelector('h1')?.textContent);
      const link = shown.querySelector(`header nav a[href="${way.at(-2)}"]`);
      expect(link?.textContent).toContain(crumbs.at(-2)?.name);
    },
  );
});

describe('the feed', () => {
  const feed = new DOMParser().parseFromString(
    readFileSync(path.join(FOLDER, 'news/feed.xml'), 'utf8'),
    'application/xml',
  );
  const entries = [...feed.querySelectorAll('entry')];
  const text = (entry: Element | Document, name: string) =>
    entry.querySelector(name)?.textContent ?? '';

  it('is Atom, and names its own address', () => {
    expect(feed.documentElement.tagName).toBe('feed');
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const self = feed.querySelector('link[rel=self]')?.getAttribute('href');
    expect(self).toBe(`${origin}/news/feed.xml`);
    expect(text(feed, 'feed > id')).toBe(self);
    expect(text(feed, 'feed > updated')).toBe(text(feed, 'entry > updated'));
  });

  it('has the newest articles, newest first, with the data of their pages', () => {
    const dayOf = (page: string) =>
      documentOf(page).querySelector('time')?.getAttribute('datetime') ?? '';
    const listed = entries.map((entry) => text(entry, 'id').slice(origin.length));
    expect(new Set(listed).size).toBe(Math.min(articles.length, FEED_LENGTH));
    const oldest = dayOf(listed.at(-1) ?? '');
    const leftOut = articles.filter((page) => !listed.includes(page));
    expect(leftOut.filter((page) => dayOf(page) > oldest)).toEqual([]);
    const times = entries.map((entry) => text(entry, 'updated'));
    expect(times).toEqual([...times].sort().reverse());
    for (const entry of entries) {
      const shown = documentOf(text(entry, 'id').slice(origin.length));
      expect(text(entry, 'title')).toBe(shown.querySelector('h1')?.textContent);
      expect(text(entry, 'updated')).toBe(
        `${shown.querySelector('time')?.getAttribute('datetime')}T00:00:00Z`,
      );
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(text(entry, 'id'));
      expect(shown.body.textContent).toContain(text(entry, 'summary'));
      expect(shown.body.textContent).toContain(text(entry, 'name'));
    }
  });

  it('is linked only from the pages of the news', () => {
    const announcing = pathsAndNotFound.filter((page) =>
      documentOf(page).querySelector('link[rel=alternate][href="/news/feed.xml"]'),
    );
    expect(announcing).toEqual(paths.filter((page) => page.startsWith('/news')));
  });
});

describe('the sitemap', () => {
  it('does not have the pages that search engines must not list', () => {
    const sitemap = readFileSync(path.join(FOLDER, 'sitemap.xml'), 'utf8');
    const hidden = pathsAndNotFound.filter((page) =>
      documentOf(page).querySelector('meta[name=robots][content=noindex]'),
    );
    expect(hidden).toEqual([...unlistedPaths, NOWHERE]);
    expect(hidden.filter((page) => sitemap.includes(`${origin}${page}<`))).toEqual([]);
    for (const page of unlistedPaths)
      expect(existsSync(path.join(FOLDER, fileOf(page)))).toBe(true);
  });
});

describe('colours outside the style sheets', () => {
  it('are colours of the design', () => {
    const manifest = JSON.parse(
      readFileSync(path.join(FOLDER, 'manifest.webmanifest'), 'utf8'),
    ) as Record<string, string>;
    const bars = documentOf('/').querySelector('meta[name=theme-color]')?.getAttribute('content');
    expect(manifest['theme_color']).toBe(tokenColour('ink'));
    expect(manifest['background_color']).toBe(tokenColour('cream'));
    expect(bars).toBe(tokenColour('ink'));
  });
});
