import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentPlugin } from './site/render/content/content-plugin.ts';
import { loadContent } from './site/render/content/load.ts';
import { FROZEN_CONTENT } from './site/tests/frozen-content.ts';

/** The rooms that have tests of their own; `vitest run --project site` runs those of one. */
const ROOMS = ['site', 'forms-service', 'editor', 'art', 'bench', 'tasks'];

/** Unit tests stand beside what they test. A test that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  define: {
    PHOTOGRAPHS: 'true',
    LANGUAGE: '"en"',
    LANGUAGE_PATH: '""',
    LOCALE: '"en-GB"',
    OTHER_LANGUAGES: 'null',
  },
  plugins: [react(), contentPlugin(() => loadContent(FROZEN_CONTENT))],
  test: {
    projects: ROOMS.map((room) => ({
      extends: true,
      test: { name: room, include: [`${room}/**/*.test.{ts,tsx}`] },
    })),
    // Those need a built site (vitest.built.config.ts) or PostgreSQL (vitest.databases.config.ts).
    exclude: [...configDefaults.exclude, '**/*.{built,databases}.test.ts'],
    env: { CONTENT_FOLDER: FROZEN_CONTENT },
    setupFiles: ['site/tests/console.ts'],
    // Class names stay as written, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // Two processors, shared: more workers only wait for each other.
    maxWorkers: 2,
    // Building the site's content takes seconds where other work is going on; no test measures time.
    testTimeout: 60_000,
    // Some start servers.
    hookTimeout: 60_000,
    // The usual second is too short where other work is going on.
    expect: { poll: { timeout: 20_000 } },
  },
});
