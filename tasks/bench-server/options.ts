/** What can be asked for on the command line. */
import { parseArgs } from 'node:util';

/** Fewer or shorter ones are for trying something out. */
const ENOUGH_ROUNDS = 5;
const ENOUGH_SECONDS = 10;

/** `folder`: a site that is built already, `null` to build it. */
export type Options = { rounds: number; seconds: number; folder: string | null; help: boolean };

export const HELP = `npm run bench:server -- [options]

Builds the site, serves it with its own server and with nginx, and puts both under load in turn.

  --rounds <number>    how often each is measured (${ENOUGH_ROUNDS})
  --seconds <number>   for how long (${ENOUGH_SECONDS})
  --folder <path>      a site that is built already
  --help               shows this

The results are printed. docs/measurements/server.md takes them in when there are at least ${ENOUGH_ROUNDS} rounds of ${ENOUGH_SECONDS} s.`;

/** Whether these results are worth keeping. */
export const isWhole = ({ rounds, seconds }: Options) =>
  rounds >= ENOUGH_ROUNDS && seconds >= ENOUGH_SECONDS;

/** @throws {Error} that says what is wrong with them */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: 'string', default: String(ENOUGH_ROUNDS) },
      seconds: { type: 'string', default: String(ENOUGH_SECONDS) },
      folder: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'rounds' | 'seconds') => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 1) return number;
    throw new Error(`--${name} is "${values[name]}"; expected a whole number from 1.`);
  };
  return {
    rounds: whole('rounds'),
    seconds: whole('seconds'),
    folder: values.folder ?? null,
    help: values.help,
  };
}
