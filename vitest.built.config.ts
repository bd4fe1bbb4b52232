import { defineConfig } from 'vitest/config';
import { requireBuiltSite } from './tasks/site-build.mjs';

/** The build of the live content that `npm test` makes. */
const SITE_FOLDER = (process.env['SITE_FOLDER'] ??= '.cache/test-site');
requireBuiltSite(SITE_FOLDER, `SITE_FOLDER=${SITE_FOLDER} npm run build`);

/** Tests of the files that a build wrote: `site/tests/pages` of any build, `site/tests/specified` of the live content. */
export default defineConfig({
  test: {
    include: ['site/tests/**/*.built.test.ts'],
    environment: 'jsdom',
    setupFiles: ['site/tests/console.ts'],
    testTimeout: 20_000,
  },
});
