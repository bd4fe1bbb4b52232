/** `npm run fuzz`: sends 100,000 random requests to the forms service. `FUZZ_CASES` sets another number. */
import { install, requireNode, requireWorkspaces, run } from './steps.mjs';

const CASES = '100000';

requireNode();
requireWorkspaces();
await install();
await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'forms-service/http/fuzz.test.ts'],
  { env: { FUZZ_CASES: process.env['FUZZ_CASES'] ?? CASES } },
);
