import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentPlugin } from '#build/content-plugin.ts';

/** Unit tests stand beside what they test. A test that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  plugins: [react(), contentPlugin()],
  test: {
    include: ['{app,build,server,art,tasks,tests}/**/*.test.{ts,tsx}'],
    // Those need a built site (vitest.built.config.ts) or PostgreSQL (vitest.databases.config.ts).
    exclude: [...configDefaults.exclude, '**/*.{built,databases}.test.ts'],
    setupFiles: ['tests/console.ts'],
    // Class names stay as written, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // Two processors, shared: more workers only wait for each other.
    maxWorkers: 2,
    // Building the site's content takes seconds where other work is going on; no test measures time.
    testTimeout: 30_000,
  },
});
