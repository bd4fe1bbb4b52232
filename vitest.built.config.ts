import { defineConfig } from 'vitest/config';

/** Tests of the files that the build wrote, in `SITE_FOLDER`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.built.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/console.ts'],
    testTimeout: 20_000,
  },
});
