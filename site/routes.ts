/** Every address of the site in menu order (section 2). */
import type { ServiceCategory } from '#app/collections/entry-types.ts';
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

/** The business page of each category of services. */
export const businessPages: Readonly<Record<ServiceCategory, string>> = {
  tea: '/business/tea',
  coffee: '/business/coffee',
  'agric-inputs': '/business/agric-inputs',
  fertilizers: '/business/fertilizer',
};

/** The business page of a category in an address; `undefined` for an unknown one. */
export const businessPageOf = (category: string | null | undefined): string | undefined =>
  Object.entries(businessPages).find(([known]) => known === category)?.[1];

/** A page to read, to print and to send on: one screen draws them all (`screens/papers/`). */
const paper = (path: string, parent?: string): SiteRoute => ({
  path,
  screen: 'papers/paper',
  parent,
});
/** A figure of a business page as a card. */
const card = (path: string, parent: string): SiteRoute => ({
  path,
  screen: 'field-card/field-card',
  parent,
});

/** `screen` names a module of `app/screens/`, without `.screen.tsx`. */
const all: readonly SiteRoute[] = [
  { path: '/', screen: 'home/home' },
  { path: '/about', screen: 'about/about' },
  { path: '/business/agric-inputs', screen: 'business/agric-inputs/agric-inputs', share: 'inputs' },
  { path: '/business/fertilizer', screen: 'business/fertilizer/fertilizer', share: 'inputs' },
  { path: '/business/coffee', screen: 'business/coffee/coffee', share: 'coffee' },
  { path: '/business/tea', screen: 'business/tea/tea', share: 'tea' },
  {
    path: '/business/:business/page/:page',
    screen: 'service/catalogue',
    parent: ({ business }) => `/business/${business}`,
    orNotFound: true,
  },
  {
    path: '/services/:category/:id',
    screen: 'service/service',
    parent: ({ category }) => businessPageOf(category),
  },
  {
    path: '/sustainability/frameworks',
    screen: 'sustainability/frameworks',
    share: 'sustainability',
  },
  // The specification's route table spells it this way.
  {
    path: '/sustainability/partneships',
    screen: 'sustainability/partnerships',
    share: 'sustainability',
  },
  {
    path: '/sustainability/carboncredit',
    screen: 'sustainability/carbon-credit',
    share: 'sustainability',
  },
  { path: '/news', screen: 'news/news', share: 'news' },
  { path: '/news/page/:page', screen: 'news/news', parent: '/news' },
  { path: '/news/category/:category', screen: 'news/news', parent: '/news' },
  { path: '/news/category/:category/page/:page', screen: 'news/news', parent: '/news' },
  { path: '/news/:id', screen: 'article/article', parent: '/news' },
  { path: '/connect', screen: 'contact/contact' },
  { path: '/search', screen: 'search/search' },
  { path: '/where-to-buy', screen: 'farm/where-to-buy/where-to-buy', parent: '/farm' },
  { path: '/farm', screen: 'farm/hub/farm' },
  { path: '/farm/planner', screen: 'farm/planner/planner', parent: '/farm' },
  { path: '/farm/calendar', screen: 'farm/calendar/calendar', parent: '/farm' },
  { path: '/farm/check-your-bag', screen: 'farm/check-bag/check-bag', parent: '/farm' },
  { path: '/farm/payments', screen: 'farm/payments/payments', parent: '/farm' },
  { path: '/comingsoon', screen: 'coming-soon/coming-soon' },
  paper(FIGURES, '/about'),
  paper('/about/press', '/about'),
  paper('/about/jobs', '/about'),
  paper('/business/coffee/buyers', '/business/coffee'),
  paper('/business/tea/buyers', '/business/tea'),
  paper('/business/agric-inputs/stockists', '/business/agric-inputs'),
  paper('/farm/ordering', '/farm'),
  paper(PRIVACY),
  paper('/legal/terms'),
  paper('/legal/accessibility'),
  paper('/legal/cookies'),
  card(FIELD_CARDS.inputs, '/business/agric-inputs'),
  card(FIELD_CARDS.fertilizer, '/business/fertilizer'),
  card(FIELD_CARDS.coffee, '/business/coffee'),
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
