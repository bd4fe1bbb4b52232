/** `node tasks/run-bench.mjs NAME`: installs the programs that a benchmark needs, then runs it with the other parameters. */
import { findBrowser } from './browser.mjs';
import { findPostgres } from './postgres.mjs';
import { fail, runHere } from './common.mjs';

/** @type {Partial<Record<string, [program: string, prepare?: () => Promise<void>]>>} */
const BENCHMARKS = {
  speed: ['speed/measure-speed.ts', findBrowser],
  submissions: ['submissions/measure-submissions.ts', findPostgres],
  crash: ['crash/kill-service.ts', findPostgres],
  growth: ['growth/measure-growth.ts'],
  'large-content': ['large-content/measure-large-content.ts'],
};

const [name = ''] = process.argv.splice(2, 1);
const [program, prepare] =
  BENCHMARKS[name] ??
  fail(`There is no benchmark "${name}": choose from ${Object.keys(BENCHMARKS).join(', ')}.`);
await runHere(`../bench/${program}`, 'Nothing can be measured', prepare);
