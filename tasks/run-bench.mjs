/** `node tasks/run-bench.mjs NAME`: installs the programs that a benchmark needs, then runs it with the other parameters. */
import { runHere } from './installation.mjs';
import { fail } from './run-command.mjs';
import { provide } from './programs.mjs';

/** @type {Partial<Record<string, [program: string, need: import('./programs.mjs').Program]>>} */
const BENCHMARKS = {
  speed: ['speed/measure-speed.ts', 'browser'],
  submissions: ['submissions/measure-submissions.ts', 'postgres'],
  crash: ['crash/kill-service.ts', 'postgres'],
};

const [name = ''] = process.argv.splice(2, 1);
const [program, need] =
  BENCHMARKS[name] ??
  fail(`There is no benchmark "${name}": choose from ${Object.keys(BENCHMARKS).join(', ')}.`);
await runHere(`../bench/${program}`, 'Nothing can be measured', () => provide(need));
