/**
 * `npm run publish`: publishes the saved content and prints what has changed. `-- --back` restores the previous build,
 * `-- --due` publishes the entries that have come due, `-- --next` prints when the next entry comes due.
 */
import { buildOccasion, timeOf } from '#render/content/publication.ts';
import { contentFolder } from '#render/content/root.ts';
import type { ChangedPage } from './compare-builds.ts';
import {
  nextDue,
  publish,
  publishDue,
  PublishError,
  putBack,
  type Published,
  type Step,
} from './publish.ts';

const USAGE = 'Usage: npm run publish [-- --back | --due | --next]';
const [option, ...others] = process.argv.slice(2);
/** The largest number of addresses printed: if for example the phone number changes, all pages change. */
const MOST_PAGES = 20;

/** The build takes a minute or more. */
const STEPS: Readonly<Record<Step, string>> = {
  check: 'Reading the texts, and making new photographs …',
  build: 'Writing the pages beside the running site …',
};

const settings = {
  out: process.env['SITE_FOLDER'] ?? 'dist',
  content: contentFolder(),
  now: buildOccasion().now,
  onWait: () => console.log('Another publication runs; this one waits for it.'),
  onStep: (step: Step) => console.log(STEPS[step]),
};

function list(what: string, pages: readonly ChangedPage[], origin: string): string[] {
  if (pages.length === 0) return [];
  const lines = pages
    .slice(0, MOST_PAGES)
    .map(({ address, title }) => `  ${origin}${address}  ${title}`);
  const others = pages.length - lines.length;
  return [`${what}: ${pages.length}`, ...lines, ...(others > 0 ? [`  and ${others} more`] : [])];
}

/** Prints the changes, and possible improvements of photographs. */
function describe({ added, changed, removed, warnings, origin }: Published): string {
  const lines = [
    ...list('New pages', added, origin),
    ...list('Changed pages', changed, origin),
    ...list('Removed pages', removed, origin),
  ];
  return [
    ...(lines.length === 0 ? ['No page has changed.'] : lines),
    ...warnings.map((warning) => `Please look at this: ${warning}`),
  ].join('\n');
}

async function sayNext(): Promise<void> {
  const next = await nextDue(settings);
  console.log(next ? `Next date: ${timeOf(next)} in Nairobi.` : 'Nothing waits for a date.');
}

async function run(): Promise<void> {
  const isKnown = option === undefined || ['--back', '--due', '--next'].includes(option);
  if (!isKnown || others.length > 0) throw new PublishError(USAGE);
  if (option === '--next') return sayNext();
  if (option === '--back') {
    console.log(`The build before is back.\n${describe(await putBack(settings))}`);
    console.log('Run it again to undo this. The saved content has not changed.');
    return;
  }
  if (option === '--due') {
    const changes = await publishDue(settings);
    console.log(changes ? `Published what has come due.\n${describe(changes)}` : 'Nothing is due.');
    return;
  }
  console.log(`Published.\n${describe(await publish(settings))}`);
  await sayNext();
}

run().catch((error: unknown) => {
  const isKnown = error instanceof PublishError;
  const nothing = option === '--back' ? 'Nothing was put back.' : 'Nothing was published.';
  console.error(isKnown ? `${nothing} The site is as it was.\n\n${error.message}` : error);
  process.exitCode = 1;
});
