import { defineConfig } from 'vitest/config';
import { FROZEN_SITE } from './site/tests/frozen-content.ts';
import { requireBuiltSite } from './tasks/common.mjs';

requireBuiltSite(process.env['SITE_FOLDER'] ?? FROZEN_SITE, 'npm run build:frozen');

/**
 * Tests of the files that a build wrote, in `SITE_FOLDER`: `site/tests/pages` of any build, `site/tests/specified` of
 * that of the live content.
 */
export default defineConfig({
  test: {
    include: ['site/tests/**/*.built.test.ts'],
    environment: 'jsdom',
    setupFiles: ['site/tests/console.ts'],
    testTimeout: 20_000,
  },
});
