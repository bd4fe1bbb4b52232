/** Every address of the site in menu order (section 2). */
import type { ServiceCategory } from '#app/collections/entry-types.ts';
import type { SiteRoute } from '#app/router/screen.ts';

/** What happens with data; forms lead there where they are taken for real. */
export const PRIVACY = '/legal/privacy';

/** How each figure is counted; every row of figures leads there. */
export const FIGURES = '/about/figures';

/** How to order, what it costs, and whether the bag is genuine. */
export const BEFORE_YOU_PAY = '/farm/before-you-pay';

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
  { path: '/farm', screen: 'hub/hub' },
  { path: '/buyers', screen: 'hub/hub' },
  { path: '/farm/planner', screen: 'farm/planner/planner', parent: '/farm' },
  { path: '/farm/calendar', screen: 'farm/calendar/calendar', parent: '/farm' },
  { path: BEFORE_YOU_PAY, screen: 'farm/before-you-pay/before-you-pay', parent: '/farm' },
  { path: '/farm/payments', screen: 'farm/payments/payments', parent: '/farm' },
  { path: '/comingsoon', screen: 'coming-soon/coming-soon' },
  paper(FIGURES, '/about'),
  paper('/about/press', '/about'),
  paper('/about/jobs', '/about'),
  paper('/business/coffee/buyers', '/buyers'),
  paper('/business/tea/buyers', '/buyers'),
  paper(PRIVACY),
  paper('/legal/terms'),
  paper('/legal/accessibility'),
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
export const formerPaths: Readonly<Record<string, string>> = {
  '/farm/ordering': BEFORE_YOU_PAY,
  '/farm/check-your-bag': BEFORE_YOU_PAY,
  '/business/agric-inputs/stockists': '/where-to-buy',
  '/legal/cookies': PRIVACY,
  '/business/agric-inputs/season-card': '/business/agric-inputs',
  '/business/fertilizer/soil-card': '/business/fertilizer',
  '/business/coffee/year-card': '/business/coffee',
};

/** Screens that search engines are asked to leave out, because they have no content yet. */
export const unlistedPaths: readonly string[] = ['/comingsoon'];

/** The news for feed readers. A file, not a screen. */
export const FEED = '/news/feed.xml';

/** Our numbers and addresses for the address book of a phone. A file, not a screen. */
export const CONTACT_CARD = '/contact.vcf';
