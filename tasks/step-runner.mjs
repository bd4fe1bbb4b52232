/**
 * Runs steps that may need one another. Several steps run at the same time if there are several processors. A failed
 * step stops only the steps that need it.
 */
import path from 'node:path';
import { run, StepError } from './common.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [needs] names of the steps that must succeed first
 * @property {readonly string[]} [command] a program of `node_modules/.bin` and its parameters
 * @property {readonly string[]} [reporting] parameters that make the program write the report that `count` reads. They are
 *   left out of the command that a person runs alone
 * @property {Readonly<Record<string, string>>} [reportingEnv] the same as environment variables
 * @property {Readonly<Record<string, string>>} [env]
 * @property {() => Promise<void>} [work] a function instead of a command. It may throw a {@link StepError}
 * @property {boolean} [fillsMachine] whether it keeps all processors busy, so that it runs alone
 * @property {() => Counts | null} [count] returns how many tests passed and failed. Without it the step counts as one
 *   check
 */

/** @typedef {{ name: string, failedNeed: string }} NotRun */

/** @typedef {{ passed: number, failed: number, failures: string[], notRun: NotRun[] }} Results */

/** The programs of our packages are found first. */
const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;

/**
 * The command that runs a step alone.
 * @param {Step} step
 */
export function commandOf({ command = [], env = {} }) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const words = command.map((word) => (/[*\s]/.test(word) ? `"${word}"` : word));
  return command.length > 0 ? [...settings, 'npx', ...words].join(' ') : '';
}

/**
 * Runs one step.
 * @param {Step} step
 * @param {(text: string) => void} [onOutput] gets its output. Without it the output is shown immediately
 * @returns {Promise<boolean>} whether it succeeded
 */
async function succeeds({ command: [program = '', ...parameters] = [], ...step }, onOutput) {
  try {
    await (step.work?.() ??
      run(program, [...parameters, ...(step.reporting ?? [])], {
        env: { ...step.env, ...step.reportingEnv, PATH },
        onOutput,
      }));
    return true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (!program) console.error(error.message);
    return false;
  }
}

/**
 * Runs all steps, in their order as far as their needs and the processors allow.
 * @param {readonly Step[]} steps
 * @param {number} processors how many steps may run at the same time
 * @returns {Promise<Results>}
 */
export async function runSteps(steps, processors) {
  /** @type {Results} */
  const results = { passed: 0, failed: 0, failures: [], notRun: [] };
  /** The results of finished steps, by name; also `failed` for steps that could not run. @type {Map<string, 'done' | 'failed'>} */
  const finished = new Map();
  const waiting = new Set(steps);
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Step, string>} */
  const failures = new Map();
  let busy = 0;
  const known = new Set(steps.map(({ name }) => name));
  const unknown = steps.flatMap(({ needs = [] }) => needs).find((name) => !known.has(name));
  if (unknown) throw new Error(`A step needs "${unknown}", and no step has this name.`);

  /** @param {Step} step @param {number} taken */
  async function runOne(step, taken) {
    const isAlone = taken === processors;
    const started = performance.now();
    let output = '';
    const heading = `\n— ${step.name}`;
    if (isAlone) console.log(heading);
    const isDone = await succeeds(step, isAlone ? undefined : (text) => (output += text));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    if (!isAlone) console.log([heading, output.trimEnd()].filter(Boolean).join('\n'));
    console.log(`  ${isDone ? '' : 'failed, '}${seconds} s`);

    const counts = step.count?.();
    results.passed += counts?.passed ?? (isDone ? 1 : 0);
    const failed = isDone ? 0 : Math.max(1, counts?.failed ?? 1);
    results.failed += failed;
    if (!isDone) {
      const alone = commandOf(step);
      const tests = counts ? ` (${failed} of ${counts.passed + failed})` : '';
      failures.set(step, `${step.name}${tests}${alone && `: ${alone}`}`);
    }
    finished.set(step.name, isDone ? 'done' : 'failed');
    running.delete(step);
    busy -= taken;
  }

  while (waiting.size > 0) {
    for (const step of waiting) {
      const needs = step.needs ?? [];
      const failedNeed = needs.find((name) => finished.get(name) === 'failed');
      const taken = step.fillsMachine ? processors : 1;
      if (failedNeed !== undefined) {
        results.notRun.push({ name: step.name, failedNeed });
        finished.set(step.name, 'failed');
        waiting.delete(step);
      } else if (needs.every((name) => finished.has(name)) && busy + taken <= processors) {
        busy += taken;
        waiting.delete(step);
        running.set(step, runOne(step, taken));
      }
    }
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  // The failures are in the order of the steps.
  results.failures = steps.flatMap((step) => failures.get(step) ?? []);
  return results;
}
