import type { SiteRoute } from '#app/router/screen.ts';

/** Routes that exist only with real submissions. */
export const submissionRoutes: readonly SiteRoute[] = [];
