/** What can be asked for on the command line. */
import { parseArgs } from 'node:util';

export const CASES = ['sqlite', 'postgres', 'copies'] as const;
export type CaseName = (typeof CASES)[number];

/** Enough of each to publish. */
export const ENOUGH: Readonly<Record<CaseName, number>> = { sqlite: 50, postgres: 20, copies: 20 };
const SUBMISSIONS = 150;
/** Seeds are no larger: each round takes one of a thousand from there. */
const MOST_SEED = 1_000_000;

/** `rounds`: `null` for {@link ENOUGH}; `folder`: a live site that is built already, `null` to build it. */
export type Options = {
  cases: readonly CaseName[];
  rounds: number | null;
  submissions: number;
  seed: number;
  folder: string | null;
  help: boolean;
};

export const HELP = `npm run crash -- [options]

Kills the service that takes submissions at random moments under load, starts it again, and holds what visitors were
told against what is kept and which mails were sent. Ends with 1 where anything was lost or doubled.

  --case <name>           sqlite, postgres, copies (two on PostgreSQL, one of them killed) or all (all)
  --rounds <number>       kills in each case (${CASES.map((name) => `${name} ${ENOUGH[name]}`).join(', ')})
  --submissions <number>  in each round (${SUBMISSIONS})
  --seed <number>         repeats a run: the same submissions, losses and moments (a random one)
  --folder <path>         a site that is built already with SUBMISSIONS=live
  --help                  shows this

The results are printed. docs/measurements/submissions.md takes them in when all cases have as many rounds as usual.`;

/** Whether these results are worth keeping. */
export const isWhole = ({ cases, rounds, submissions }: Options) =>
  cases.length === CASES.length &&
  submissions >= SUBMISSIONS &&
  CASES.every((name) => (rounds ?? ENOUGH[name]) >= ENOUGH[name]);

function casesOf(value: string): readonly CaseName[] {
  if (value === 'all') return CASES;
  const cases = CASES.filter((name) => name === value);
  if (cases.length > 0) return cases;
  throw new Error(`--case is "${value}"; expected ${CASES.join(', ')} or all.`);
}

/** @throws {Error} that says what is wrong with them */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      case: { type: 'string', default: 'all' },
      rounds: { type: 'string' },
      submissions: { type: 'string', default: String(SUBMISSIONS) },
      seed: { type: 'string', default: String(Math.ceil(Math.random() * MOST_SEED)) },
      folder: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, value: string, most: number) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 1 && number <= most) return number;
    throw new Error(`--${name} is "${value}"; expected a whole number from 1 to ${most}.`);
  };
  return {
    cases: casesOf(values.case),
    rounds: values.rounds === undefined ? null : whole('rounds', values.rounds, 999),
    submissions: whole('submissions', values.submissions, 100_000),
    seed: whole('seed', values.seed, MOST_SEED),
    folder: values.folder ?? null,
    help: values.help,
  };
}
