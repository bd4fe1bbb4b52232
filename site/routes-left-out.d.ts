/**
 * The paths of the routes that a bundle of a part of a site's content does not have (`render/content/partial.ts`).
 * `site/vite.config.ts` writes them in its place; `undefined` for whole content.
 */
declare const ROUTES_LEFT_OUT: readonly string[] | undefined;
