import { defineConfig } from 'vitest/config';
import { FROZEN_CONTENT } from './site/tests/frozen-content.ts';

/** Tests against both real databases; PostgreSQL is brought up for them and taken down again. */
export default defineConfig({
  test: {
    include: ['{forms-service,bench}/**/*.databases.test.ts'],
    globalSetup: ['forms-service/testing/postgres-setup.ts'],
    env: { CONTENT_FOLDER: FROZEN_CONTENT },
    setupFiles: ['site/tests/console.ts'],
    maxWorkers: 2,
    // They replace no modules, so a worker imports them once: 173 s for all tests in place of 206.
    isolate: false,
    testTimeout: 60_000,
    // Some start servers.
    hookTimeout: 60_000,
    // The usual second is too short where other work is going on.
    expect: { poll: { timeout: 20_000 } },
  },
});
