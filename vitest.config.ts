// This file imports the schemas of content, which are TypeScript. Vite runs it without tsx.
import 'tsx/esm';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentPlugin } from './site/render/content/content-plugin.ts';
import { loadContent } from './site/render/content/load.ts';
import { FROZEN_CONTENT } from './site/tests/frozen-content.ts';

/**
 * The tests by the room that they are of; `npm run unit -- --project editor` runs those of one. The site has two lists, because
 * its tests of React replace modules and documents: each of their files has a V8 context of its own, in a worker that
 * several files share. They take 29 s of processor time; with a process for each file they took 75. All others share the modules that a worker has
 * imported: those of the forms service take 58 s of processor time in place of 98.
 */
const BROWSER_TESTS = 'site/{app,browser}/**';
const ROOMS = {
  site: ['site/**'],
  'site-browser': [BROWSER_TESTS],
  'forms-service': ['forms-service/**'],
  editor: ['editor/**'],
  bench: ['bench/**'],
  tasks: ['tasks/**'],
};

/** Tests that need more, each with a configuration of its own: `vitest.{built,databases,integration}.config.ts`. */
const EXCLUDED = [...configDefaults.exclude, '**/*.{built,databases,integration}.test.ts'];

/**
 * Unit tests stand beside what they test. They start no server, no browser, no build and no other program
 * (`*.integration.test.ts` does). A test that needs a document says
 * `@vitest-environment jsdom`.
 */
export default defineConfig({
  define: {
    BUILD_YEAR: '2026',
    PHOTOGRAPHS: 'true',
    COMPANY_LOGO: 'undefined',
    LANGUAGE: '"en"',
    LANGUAGE_PATH: '""',
    MAY_BE_UNTRANSLATED: 'null',
    LOCALE: '"en-GB"',
    OTHER_LANGUAGES: 'null',
  },
  plugins: [react(), contentPlugin(() => loadContent(FROZEN_CONTENT))],
  test: {
    projects: Object.entries(ROOMS).map(([name, folders]) => ({
      extends: true,
      test: {
        name,
        include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
        exclude: [...EXCLUDED, ...(name === 'site' ? [BROWSER_TESTS] : [])],
        ...(name === 'site-browser' ? { pool: 'vmForks' } : { isolate: false }),
      },
    })),
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
