/**
 * Whether the content has photographs. `site/vite.config.ts` writes `true` or `false` in its place at build: without
 * photographs visitors load no code for them.
 */
declare const PHOTOGRAPHS: boolean;
