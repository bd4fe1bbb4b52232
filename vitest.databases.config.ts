import { defineConfig } from 'vitest/config';

/** Tests against both real databases; PostgreSQL is brought up for them and taken down again. */
export default defineConfig({
  test: {
    include: ['{server,tasks}/**/*.databases.test.ts'],
    globalSetup: ['server/submissions/test-postgres-setup.ts'],
    setupFiles: ['tests/console.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
