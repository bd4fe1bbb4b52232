/** Checks what content says of addresses: links lead to pages, and pages have the names and data that others need. */
import type { ContentFiles } from 'content:files';
import { canonicalPath, fits } from '#app/router/address.ts';
import { parentOf } from '#app/router/route-for.ts';
import { businessPages, routes, unroutedPaths } from '#routes.ts';
import { askForClosest } from './closest-name.ts';

/** A link in the content. @property place its file and field */
export type Link = { place: string; target: string };
/** An article or a service, also one that does not show yet. */
export type Entry = { file: string; path: string };

type Addressed = {
  files: Partial<ContentFiles>;
  entries: readonly Entry[];
  links: readonly Link[];
  /** Earlier addresses, which lead to the present ones. */
  former: readonly string[];
  /** The path of a file of facts for messages. */
  shownFacts: (name: string) => string;
};

const isRouted = (path: string) =>
  !unroutedPaths.includes(path) && routes.some((route) => fits(route.path, path));

/** Entries at addresses that can have no page. */
const entryProblems = (entries: readonly Entry[]) =>
  entries
    .filter(({ path }) => unroutedPaths.includes(path))
    .map(
      ({ file, path }) =>
        `${file}: file name: expected another one; ${path} can have no page (unroutedPaths in site/routes.ts)`,
    );

/**
 * The links to pages that do not exist. Entries with mistakes are unknown, so the content must have no other mistakes.
 * The address of a file, such as the contact card, is not looked up.
 */
export function deadLinks({ files, entries, links, former }: Addressed): string[] {
  const suggested = Object.keys(files.notFound?.address.nearest ?? {});
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const known = new Set([...fixed, ...suggested, ...former, ...entries.map(({ path }) => path)]);
  // Further pages of a list, and the articles of a category.
  const isPartOfList = (path: string) => isRouted(path) && /\/(?:page|category)\//.test(path);
  return links.flatMap(({ place, target }) => {
    const path = canonicalPath(target.replace(/^#/, '').replace(/[?#].*$/, ''));
    return known.has(path) || isPartOfList(path) || /\.\w+$/.test(path)
      ? []
      : [
          `${place}: expected the address of a page; the site has no ${path}${askForClosest(path, [...known])}`,
        ];
  });
}

/** Suggestions of the not-found page for addresses that it is never shown for. */
function suggestionProblems({ files: { notFound }, shownFacts }: Addressed): string[] {
  const field = `${shownFacts('screens/not-found.yaml')}: address.nearest`;
  return Object.keys(notFound?.address.nearest ?? {}).flatMap((path) => {
    const canonical = canonicalPath(`/${path}`);
    if (path !== canonical) return [`${field}: expected ${canonical} in place of ${path}`];
    return isRouted(path)
      ? [`${field}: expected only addresses without a page; ${path} has one, or fits a route`]
      : [];
  });
}

/** Pages that the navigation must name, because the breadcrumbs of other pages do. */
function navigationProblems({ files: { navigation }, shownFacts }: Addressed): string[] {
  if (!navigation) return [];
  const { main, doors } = navigation;
  const items = [...main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]), ...doors];
  const named = new Set(items.map(({ href }) => href));
  const above = ['/', ...routes.map(({ path }) => parentOf(path)), ...Object.values(businessPages)];
  return [...new Set(above)]
    .filter((path) => path !== undefined && !named.has(path))
    .map(
      (path) =>
        `${shownFacts('navigation.yaml')}: the whole file: expected a link to ${path}; other pages name it in their breadcrumbs`,
    );
}

/** The county of our depot, which the contact page shows. */
function depotProblems({ files: { farmWords, whereToBuy }, shownFacts }: Addressed): string[] {
  if (!farmWords || !whereToBuy) return [];
  const { county } = farmWords.depot;
  const { counties } = whereToBuy;
  if (counties[county]?.places.some(({ kind }) => kind === 'depot')) return [];
  return [
    `${shownFacts('farm-words.yaml')}: depot.county: expected a county of ${shownFacts('screens/where-to-buy.yaml')} that has a depot; "${county}" has none${askForClosest(county, Object.keys(counties))}`,
  ];
}

/**
 * The mistakes, as `file: field: expectation`.
 * @param addressed the content; `files` without those that have mistakes of their own
 */
export const addressProblems = (addressed: Addressed): string[] => [
  ...entryProblems(addressed.entries),
  ...suggestionProblems(addressed),
  ...navigationProblems(addressed),
  ...depotProblems(addressed),
];
