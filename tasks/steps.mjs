/** The steps of `npm test` and `npm run test:all`, and how they run. Decision 014 says which promise is held where. */
import os from 'node:os';
import { run, StepError } from './run-command.mjs';

/** A build of `content/`. It is not in `dist/`, so that a running server keeps its build. */
const live = { SITE_FOLDER: '.cache/test-site' };

/**
 * A step: a script of package.json, which a person can run alone.
 * @typedef {object} Step
 * @property {string} script
 * @property {string} name
 * @property {boolean} [all] only part of `npm run test:all`
 * @property {boolean} [light] keeps one processor busy, so that it runs beside the next light one
 * @property {readonly string[]} [needs] programs, and scripts of steps before it
 * @property {Readonly<Record<string, string>>} [env]
 */

/** @type {readonly Step[]} */
export const STEPS = [
  { script: 'lint:scripts', name: 'scripts and types', light: true },
  { script: 'lint:format', name: 'format', light: true },
  { script: 'lint:styles', name: 'styles', light: true },
  { script: 'boundaries', name: 'boundaries', light: true },
  { script: 'content', name: 'content', light: true },
  { script: 'pictures', name: 'pictures', light: true },
  { script: 'unit', name: 'unit tests' },
  { script: 'build', name: 'build', env: live },
  { script: 'budgets', name: 'budgets', needs: ['build'], env: live },
  { script: 'built', name: 'pages as built', needs: ['build'], env: live },
  { script: 'build:frozen', name: 'build of the frozen content' },
  {
    script: 'browser:main',
    name: 'main courses in a browser',
    needs: ['browser', 'build:frozen'],
  },
  { script: 'integration', name: 'servers, programs and builds', all: true },
  { script: 'databases', name: 'both databases', all: true, needs: ['postgres'] },
  { script: 'build:real', name: 'build with real forms', all: true, needs: ['build:frozen'] },
  {
    script: 'browser:pages',
    name: 'every page in a browser',
    all: true,
    needs: ['browser', 'build'],
    env: live,
  },
  {
    script: 'browser:journeys',
    name: 'journeys in a browser',
    all: true,
    needs: ['browser', 'build:frozen', 'build:real'],
  },
  {
    script: 'browser:engines',
    name: 'journeys in Firefox and WebKit',
    all: true,
    needs: ['engines', 'build:frozen'],
  },
];

/**
 * The command that runs a step alone.
 * @param {Step} step
 */
const commandOf = ({ script, env = {} }) =>
  [...Object.entries(env).map((entry) => entry.join('=')), `npm run ${script}`].join(' ');

/** So many of the last lines of a failed step are shown again when all have run: they name what failed. */
const LAST_LINES = 30;

/**
 * Runs a step. @returns the last lines of its output if it failed, `null` if it succeeded
 * @param {Step} step
 * @param {boolean} isAlone its output is shown immediately; otherwise at its end
 */
async function runStepOnce(step, isAlone) {
  const started = performance.now();
  let output = '';
  const heading = `\n— ${step.name}`;
  if (isAlone) console.log(heading);
  const isDone = await run('npm', ['run', '--silent', step.script], {
    env: { ...step.env },
    onOutput: (text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    },
  }).then(
    () => true,
    (/** @type {unknown} */ error) => {
      if (error instanceof StepError) return false;
      throw error;
    },
  );
  if (!isAlone) console.log([heading, output.trimEnd()].filter(Boolean).join('\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  ${isDone ? '' : 'failed, '}${seconds} s`);
  return isDone ? null : output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

/**
 * Runs steps in their order, light ones beside each other.
 * @param {readonly Step[]} steps
 * @param {ReadonlySet<string>} missing programs
 * @param {{ processors?: number, runStep?: typeof runStepOnce }} [options]
 * @returns {Promise<{ passed: number, failed: string[] }>} how many passed, and for each other one its command and what
 *   it said last
 */
export async function runSteps(
  steps,
  missing,
  { processors = os.availableParallelism(), runStep = runStepOnce } = {},
) {
  const absent = new Set(missing);
  /** @type {string[]} */
  const failed = [];
  const waiting = [...steps];
  while (waiting.length > 0) {
    const isLight = waiting[0]?.light === true;
    const count = waiting.slice(0, isLight ? processors : 1).findIndex(({ light }) => !light);
    const group = waiting.splice(0, !isLight ? 1 : count === -1 ? processors : count);
    await Promise.all(
      group.map(async (step) => {
        const need = step.needs?.find((name) => absent.has(name));
        const lastLines = need === undefined ? await runStep(step, group.length === 1) : '';
        if (lastLines === null) return;
        absent.add(step.script);
        failed.push(
          need === undefined
            ? `${step.name}: ${commandOf(step)}\n${lastLines}`.trimEnd()
            : `${step.name}: not run, it needs ${need}`,
        );
      }),
    );
  }
  return { passed: steps.length - failed.length, failed };
}
