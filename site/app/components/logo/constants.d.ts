/**
 * Whether the company has a logo of its own. `site/vite.config.ts` writes `true` or `false` in its place at build, so that
 * visitors load code and styles of one logo only. While developing it is `undefined`, because a logo may come at any time.
 */
declare const COMPANY_LOGO: boolean | undefined;
