import type { SiteRoute } from '#app/router/screen.ts';

/** Address of the page on data protection. */
export const PRIVACY = '/privacy';

/** Routes that exist only with real submissions. */
export const submissionRoutes: readonly SiteRoute[] = [
  { path: PRIVACY, screen: 'privacy/privacy' },
];
