/** What can be asked for on the command line. */
import { parseArgs } from 'node:util';
import { PAGES, type MeasuredPage } from './pages.ts';
import { PROFILES, type Profile } from './profiles.ts';

/** Fewer are for trying something out. */
export const ENOUGH_ROUNDS = 9;

export type Options = {
  rounds: number;
  pages: readonly MeasuredPage[];
  profiles: readonly Profile[];
  /** A site that is built already; `null` to build it. */
  folder: string | null;
  help: boolean;
};

export const HELP = `npm run bench -- [options]

Builds the site and measures it against a plain HTML file with the same words and pictures, and against itself
with React loaded at once.

  --rounds <number>    how often everything is measured (${ENOUGH_ROUNDS})
  --pages <names>      some of ${PAGES.map(({ name }) => name).join(',')} (all)
  --profiles <names>   some of ${PROFILES.map(({ name }) => name).join(',')} (all)
  --folder <path>      a site that is built already, measured as it is
  --help               shows this

The results are printed. docs/measurements/speed.md takes them in when nothing is left out and there are at
least ${ENOUGH_ROUNDS} rounds.`;

/** Those of a list that are named, separated by commas. @throws {Error} for a name that is not there */
function choose<Item extends { name: string }>(
  option: string,
  all: readonly Item[],
  names: string | undefined,
): readonly Item[] {
  if (names === undefined) return all;
  return names.split(',').map((name) => {
    const item = all.find((candidate) => candidate.name === name);
    if (item) return item;
    const known = all.map((candidate) => candidate.name).join(', ');
    throw new Error(`--${option} knows no "${name}"; it knows ${known}.`);
  });
}

/** Whether these results are worth keeping: nothing left out, and often enough. */
export const isWhole = ({ rounds, pages, profiles }: Options) =>
  rounds >= ENOUGH_ROUNDS && pages.length === PAGES.length && profiles.length === PROFILES.length;

/** @throws {Error} that says what is wrong with them */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: 'string', default: String(ENOUGH_ROUNDS) },
      pages: { type: 'string' },
      profiles: { type: 'string' },
      folder: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is "${values.rounds}"; expected a whole number from 1.`);
  return {
    rounds,
    pages: choose('pages', PAGES, values.pages),
    profiles: choose('profiles', PROFILES, values.profiles),
    folder: values.folder ?? null,
    help: values.help,
  };
}
