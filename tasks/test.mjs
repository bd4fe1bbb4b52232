/** `npm test`: what a change needs. `npm run test:all`: everything. A failed step stops only those that need it. */
import { install, requireNodeAndWorkspaces } from './installation.mjs';
import { failWith, StepError } from './run-command.mjs';
import { provide } from './programs.mjs';
import { runSteps, STEPS } from './steps.mjs';

const isAll = process.argv.includes('--all');
const steps = STEPS.filter(({ all }) => isAll || !all);

/** Finds or installs the programs that steps need. Says of each that is missing what to do, and which steps cannot run. */
async function findMissing() {
  /** @type {Set<string>} */
  const missing = new Set();
  for (const program of /** @type {const} */ (['browser', 'postgres', 'engines'])) {
    const names = steps.filter(({ needs }) => needs?.includes(program)).map(({ name }) => name);
    if (names.length === 0) continue;
    try {
      await provide(program);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      missing.add(program);
      console.error(`${error.message}\nUntil then these cannot run: ${names.join(', ')}.`);
    }
  }
  return missing;
}

requireNodeAndWorkspaces();
await install().catch(failWith);
const { passed, failed } = await runSteps(steps, await findMissing());
if (failed.length > 0)
  console.error(`\nFailed:\n${failed.map((text) => text.replace(/^/gm, '  ')).join('\n\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
