/** Every address of the site in menu order (section 2). */
import type { ServiceCategory } from '#app/collections/entry-types.ts';
import { fits } from '#app/router/address.ts';
import type { SiteRoute } from '#app/router/screen.ts';

/** What happens with data; forms lead there where they are taken for real. */
export const PRIVACY = '/legal/privacy';

/** How each figure is counted; every row of figures leads there. */
export const FIGURES = '/about/figures';

/** Figures of the business pages as cards to print and hang up; each below the page of its figure. */
export const FIELD_CARDS = {
  inputs: '/business/agric-inputs/season-card',
  fertilizer: '/business/fertilizer/soil-card',
  coffee: '/business/coffee/year-card',
};
const cards = Object.values(FIELD_CARDS);

/** Pages to read, to print and to send on: one screen draws them all (`screens/papers/`). */
const papers = [
  FIGURES,
  '/about/press',
  '/about/jobs',
  '/business/coffee/buyers',
  '/business/tea/buyers',
  '/business/agric-inputs/stockists',
  '/farm/ordering',
  PRIVACY,
  '/legal/terms',
  '/legal/accessibility',
  '/legal/cookies',
];

/** `screen` names a module of `app/screens/`, without `.screen.tsx`. */
const all: readonly SiteRoute[] = [
  { path: '/', screen: 'home/home' },
  { path: '/about', screen: 'about/about' },
  { path: '/business/agric-inputs', screen: 'business/agric-inputs/agric-inputs' },
  { path: '/business/fertilizer', screen: 'business/fertilizer/fertilizer' },
  { path: '/business/coffee', screen: 'business/coffee/coffee' },
  { path: '/business/tea', screen: 'business/tea/tea' },
  { path: '/business/:business/page/:page', screen: 'service/catalogue', orNotFound: true },
  { path: '/services/:category/:id', screen: 'service/service' },
  { path: '/sustainability/frameworks', screen: 'sustainability/frameworks' },
  // The specification's route table spells it this way.
  { path: '/sustainability/partneships', screen: 'sustainability/partnerships' },
  { path: '/sustainability/carboncredit', screen: 'sustainability/carbon-credit' },
  { path: '/news', screen: 'news/news' },
  { path: '/news/page/:page', screen: 'news/news' },
  { path: '/news/category/:category', screen: 'news/news' },
  { path: '/news/category/:category/page/:page', screen: 'news/news' },
  { path: '/news/:id', screen: 'article/article' },
  { path: '/connect', screen: 'contact/contact' },
  { path: '/search', screen: 'search/search' },
  { path: '/where-to-buy', screen: 'farm/where-to-buy/where-to-buy' },
  { path: '/farm', screen: 'farm/hub/farm' },
  { path: '/farm/planner', screen: 'farm/planner/planner' },
  { path: '/farm/calendar', screen: 'farm/calendar/calendar' },
  { path: '/farm/check-your-bag', screen: 'farm/check-bag/check-bag' },
  { path: '/farm/payments', screen: 'farm/payments/payments' },
  { path: '/comingsoon', screen: 'coming-soon/coming-soon' },
  ...papers.map((path) => ({ path, screen: 'papers/paper' })),
  ...cards.map((path) => ({ path, screen: 'field-card/field-card' })),
];

export const routes =
  typeof ROUTES_LEFT_OUT === 'undefined'
    ? all
    : all.filter(({ path }) => !ROUTES_LEFT_OUT.includes(path));

/** Any other address. */
export const notFoundRoute: SiteRoute = { path: '*', screen: 'not-found/not-found' };

/**
 * Addresses that have no screen although a pattern above matches them: the specification lists `/news/press` as an
 * address without a route (reading 5).
 */
export const unroutedPaths: readonly string[] = ['/news/press'];

/**
 * Paths that screens had before, each with the present one, such as `'/about-kilele': '/about'`. A request for the old
 * path is redirected. Articles and services list their own (`formerNames`).
 */
export const formerPaths: Readonly<Record<string, string>> = {};

/** Screens that search engines are asked to leave out, because they have no content yet. */
export const unlistedPaths: readonly string[] = ['/comingsoon'];

/** The news for feed readers. A file, not a screen. */
export const FEED = '/news/feed.xml';

/** Our numbers and addresses for the address book of a phone. A file, not a screen. */
export const CONTACT_CARD = '/contact.vcf';

/** The business page of each category of services. */
export const businessPages: Readonly<Record<ServiceCategory, string>> = {
  tea: '/business/tea',
  coffee: '/business/coffee',
  'agric-inputs': '/business/agric-inputs',
  fertilizers: '/business/fertilizer',
};

/** The page above the pages for farmers. */
const FARM = '/farm';

/**
 * The page above an article, a service, a paper, a card, a page for farmers or a further page of a list; `undefined`
 * for every other path.
 */
export function parentOf(path: string): string | undefined {
  if (path.startsWith(`${FARM}/`) || path === '/where-to-buy') return FARM;
  if (routes.some((route) => route.path.startsWith('/news/') && fits(route.path, path)))
    return '/news';
  const above = path.slice(0, path.lastIndexOf('/'));
  if (papers.includes(path) || cards.includes(path))
    return routes.find((route) => route.path === above)?.path;
  const [, page] =
    Object.entries(businessPages).find(
      ([category, business]) =>
        fits(`/services/${category}/:id`, path) || fits(`${business}/page/:page`, path),
    ) ?? [];
  return page;
}
