/**
 * Every address of the site in menu order (section 2). Only the privacy page, which exists with real submissions, is
 * declared elsewhere (`browser/submit/real/routes.ts`).
 */
import type { ServiceCategory } from '#app/collections/entry-types.ts';
import { fits } from '#app/router/address.ts';
import { submissionRoutes } from '#submit/routes.ts';
import type { SiteRoute } from '#app/router/screen.ts';

/** `screen` names a module of `app/screens/`, without `.screen.tsx`. */
export const routes: readonly SiteRoute[] = [
  { path: '/', screen: 'home/home' },
  { path: '/about', screen: 'about/about' },
  { path: '/business/agric-inputs', screen: 'business/agric-inputs/agric-inputs' },
  { path: '/business/fertilizer', screen: 'business/fertilizer/fertilizer' },
  { path: '/business/coffee', screen: 'business/coffee/coffee' },
  { path: '/business/tea', screen: 'business/tea/tea' },
  { path: '/business/:business/page/:page', screen: 'service/catalogue', orFallback: true },
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
  ...submissionRoutes,
];

/** Any other address. */
export const fallbackRoute: SiteRoute = { path: '*', screen: 'fallback/fallback' };

/**
 * Addresses that have no screen although a pattern above matches them: the specification lists `/news/press` as an
 * address without a route (reading 5).
 */
export const unroutedPaths: readonly string[] = ['/news/press'];

/** Screens that search engines are asked to leave out, because they have no content yet. */
export const unlistedPaths: readonly string[] = ['/comingsoon'];

/** The news for feed readers. A file, not a screen. */
export const FEED = '/news/feed.xml';

/** The business page of each category of services. */
export const businessPages: Readonly<Record<ServiceCategory, string>> = {
  tea: '/business/tea',
  coffee: '/business/coffee',
  'agric-inputs': '/business/agric-inputs',
  fertilizers: '/business/fertilizer',
};

/** The page above an article, a service or a further page of a list; `undefined` for every other path. */
export function parentOf(path: string): string | undefined {
  if (routes.some((route) => route.path.startsWith('/news/') && fits(route.path, path)))
    return '/news';
  const [, page] =
    Object.entries(businessPages).find(
      ([category, business]) =>
        fits(`/services/${category}/:id`, path) || fits(`${business}/page/:page`, path),
    ) ?? [];
  return page;
}
