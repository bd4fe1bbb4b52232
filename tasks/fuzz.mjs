/** `npm run fuzz`: sends 100,000 random requests to the forms service. `FUZZ_CASES` sets another number. */
import { install, requireNodeAndWorkspaces } from './installation.mjs';
import { fail, failWith, run } from './run-command.mjs';

const FUZZ_CASES = process.env['FUZZ_CASES'] ?? '100000';

requireNodeAndWorkspaces();
if (!/^[1-9]\d{0,8}$/.test(FUZZ_CASES))
  fail(`FUZZ_CASES is "${FUZZ_CASES}": set it to a whole number from 1 to 999999999.`);
try {
  await install();
  await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'forms-service/http/fuzz.test.ts'],
    { env: { FUZZ_CASES } },
  );
} catch (error) {
  failWith(error);
}
