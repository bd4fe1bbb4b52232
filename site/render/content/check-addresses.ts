/** Checks what content says of addresses: links lead to pages, and pages have the names and data that others need. */
import { canonicalPath, fits } from '#app/router/address.ts';
import { parentOf } from '#app/router/route-for.ts';
import { businessPages, routes, unroutedPaths } from '#routes.ts';
import { linkProblems, type Addressed, type Entry } from './check-links.ts';
import { askForClosest } from './closest-name.ts';
import type { Mistake } from './mistake.ts';

const isRouted = (path: string) =>
  !unroutedPaths.includes(path) && routes.some((route) => fits(route.path, path));

/** Entries at addresses that can have no page. */
const entryProblems = (entries: readonly Entry[]): Mistake[] =>
  entries
    .filter(({ path }) => unroutedPaths.includes(path))
    .map(({ file, path }) => ({
      file,
      place: 'file name',
      code: 'name',
      expected: `another name, such as ${path.slice(path.lastIndexOf('/') + 1)}-2.md`,
      there: `the address ${path} belongs to another page`,
    }));

/** Suggestions of the not-found page for addresses that it is never shown for. */
function suggestionProblems({ files: { notFound }, shownFacts }: Addressed): Mistake[] {
  const use = {
    file: shownFacts('screens/not-found.yaml'),
    place: ['address', 'nearest'],
    code: 'name' as const,
  };
  return Object.keys(notFound?.address.nearest ?? {}).flatMap((path) => {
    const canonical = canonicalPath(`/${path}`);
    if (path !== canonical) return [{ ...use, expected: `${canonical} in place of ${path}` }];
    return isRouted(path)
      ? [
          {
            ...use,
            expected: 'only addresses without a page',
            there: `${path} has one, or fits a route`,
          },
        ]
      : [];
  });
}

/** Pages that the navigation must name, because the breadcrumbs of other pages do. */
function navigationProblems({ files: { navigation }, shownFacts }: Addressed): Mistake[] {
  if (!navigation) return [];
  const { main, doors } = navigation;
  const items = [...main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]), ...doors];
  const named = new Set(items.map(({ href }) => href));
  const above = ['/', ...routes.map(({ path }) => parentOf(path)), ...Object.values(businessPages)];
  return [...new Set(above)]
    .filter((path) => path !== undefined && !named.has(path))
    .map((path) => ({
      file: shownFacts('navigation.yaml'),
      place: [],
      code: 'link',
      expected: `a link to ${path}`,
      there: 'other pages name it in their breadcrumbs',
    }));
}

/** The county of our depot, which the contact page shows. */
function depotProblems({ files: { farmWords, whereToBuy }, shownFacts }: Addressed): Mistake[] {
  if (!farmWords || !whereToBuy) return [];
  const { county } = farmWords.depot;
  const { counties } = whereToBuy;
  if (counties[county]?.places.some(({ kind }) => kind === 'depot')) return [];
  return [
    {
      file: shownFacts('farm-words.yaml'),
      place: ['depot', 'county'],
      code: 'wrong value',
      expected: `a county of ${shownFacts('screens/where-to-buy.yaml')} that has a depot`,
      there: `"${county}" has none${askForClosest(county, Object.keys(counties))}`,
    },
  ];
}

/**
 * The mistakes.
 * @param addressed the content; `files` without those that have mistakes of their own
 */
export const addressProblems = (addressed: Addressed): Mistake[] => [
  ...entryProblems(addressed.entries),
  ...suggestionProblems(addressed),
  ...navigationProblems(addressed),
  ...depotProblems(addressed),
  ...linkProblems(addressed),
];
