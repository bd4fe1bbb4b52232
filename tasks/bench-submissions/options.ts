/** What can be asked for on the command line. */
import { parseArgs } from 'node:util';

const ENOUGH_ROUNDS = 5;
const ENOUGH_SUBMISSIONS = 2000;
const ENOUGH_FOR_MEMORY = 100_000;

export type Options = {
  rounds: number;
  /** In each round. */
  submissions: number;
  /** While memory is watched, on each database. */
  memory: number;
  /** A live site that is built already, `null` to build it. */
  folder: string | null;
  help: boolean;
};

export const HELP = `npm run bench:submissions -- [options]

Hands submissions in at the real service, over HTTP, and compares how many it takes in a second with what the bare
database takes of the same inserts, each synced. Then watches the service's memory.

  --rounds <number>       how often each is measured (${ENOUGH_ROUNDS})
  --submissions <number>  in each round (${ENOUGH_SUBMISSIONS})
  --memory <number>       submissions while memory is watched (${ENOUGH_FOR_MEMORY})
  --folder <path>         a site that is built already with SUBMISSIONS=live
  --help                  shows this

The results are printed. docs/measurements/submissions.md takes them in when there is as much of everything as usual.`;

/** Whether these results are worth keeping. */
export const isWhole = ({ rounds, submissions, memory }: Options) =>
  rounds >= ENOUGH_ROUNDS && submissions >= ENOUGH_SUBMISSIONS && memory >= ENOUGH_FOR_MEMORY;

/** @throws {Error} that says what is wrong with them */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: 'string', default: String(ENOUGH_ROUNDS) },
      submissions: { type: 'string', default: String(ENOUGH_SUBMISSIONS) },
      memory: { type: 'string', default: String(ENOUGH_FOR_MEMORY) },
      folder: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'rounds' | 'submissions' | 'memory') => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 1) return number;
    throw new Error(`--${name} is "${values[name]}"; expected a whole number from 1.`);
  };
  return {
    rounds: whole('rounds'),
    submissions: whole('submissions'),
    memory: whole('memory'),
    folder: values.folder ?? null,
    help: values.help,
  };
}
