/** The order in which visitors see the files of content: first what every page shows, then pages in menu order. */
import { notFoundRoute, routes } from '#routes.ts';
import { contentNames } from '../content-routes.ts';
import { contentSchemas } from '../schemas.ts';

/** What stands on every page, in the order of a page. */
const EVERYWHERE = ['site.yaml', 'navigation.yaml', 'ui.yaml', 'forms.yaml', 'pictures.yaml'];
/** Files that a page shows beside its own. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  testimonials: '/',
  team: '/about',
  partners: '/about',
  milestones: '/about',
  inquiry: '/connect',
  faq: '/connect',
  messages: '/connect',
  submissions: '/connect',
  farmWords: '/farm',
  mails: '/connect',
};

/** Where a file stands in the order. Files of one page have the same place. */
function placeOf(file: string): number {
  const everywhere = EVERYWHERE.indexOf(file);
  if (everywhere >= 0) return everywhere;
  const all = [...routes, notFoundRoute];
  const entry = /^(services|news)\//.exec(file)?.[1];
  const name = contentSchemas.find((one) => one.file === file)?.name ?? '';
  const index = all.findIndex((route) =>
    entry === undefined
      ? route.path === SHOWN_ON[name] || contentNames(route).includes(name)
      : route.path.startsWith(`/${entry}/:`),
  );
  return EVERYWHERE.length + (index < 0 ? all.length : index);
}

/** The files in the order in which visitors see them. */
export function inVisitOrder<Item>(items: readonly Item[], fileOf: (item: Item) => string): Item[] {
  const placed = items.map((item) => ({ item, place: placeOf(fileOf(item)) }));
  return placed
    .sort((a, b) => a.place - b.place || (fileOf(a.item) < fileOf(b.item) ? -1 : 1))
    .map(({ item }) => item);
}
