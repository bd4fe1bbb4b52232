/** Commands that find submissions: list, show, search, quarantine, status. */
import type { Command } from 'commander';
import { countOutbox } from '../store/outbox.ts';
import {
  countSubmissions,
  eachSubmission,
  findSubmission,
  searchSubmissions,
} from '../store/submissions.ts';
import { OUTBOX_STATES, STATES, type Submission } from '../types.ts';
import {
  addCommand,
  addNarrowing,
  addNarrowingByState,
  answer,
  filterOf,
  first,
  InboxError,
  LIMIT,
  readCount,
  type Inbox,
  type Json,
  type Narrowing,
} from './inbox.ts';
import { submissionData, submissionTable, submissionText } from './display.ts';
import { table } from './terminal-text.ts';

type ListOptions = Json & Narrowing & { limit: number };

async function showList(
  inbox: Inbox,
  options: ListOptions,
  submissions: AsyncIterable<Submission>,
  nothing: string,
): Promise<void> {
  const list = await first(submissions, options.limit);
  const text = list.length === 0 ? nothing : submissionTable(list, inbox.width);
  const isCut = list.length === options.limit;
  const more = isCut ? `\n\nThere may be more: --limit ${options.limit * 2}` : '';
  answer(inbox, options, list.map(submissionData), text + more);
}

export function addListCommands(program: Command, inbox: Inbox): void {
  const limited = (command: Command) =>
    command.option('--limit <number>', 'at most so many', readCount, LIMIT);

  limited(
    addNarrowingByState(
      addCommand(program, 'list', 'The newest submissions.', [
        'list',
        'list --form inquiry --state new',
        'list --since 2026-06-01 --before 2026-07-01 --json',
      ]),
    ),
  ).action(async (options: ListOptions) => {
    const found = eachSubmission(await inbox.open(), filterOf(options));
    await showList(inbox, options, found, 'There are no submissions.');
  });

  addCommand(program, 'show <reference>', 'One submission, whole.', [
    'show KAG-7Q2M-XK4D',
    'show "kag 7q2m xk4d" --json',
  ]).action(async (reference: string, options: Json) => {
    const submission = await findSubmission(await inbox.open(), reference);
    if (!submission) throw new InboxError(`There is no submission ${reference}.`);
    answer(inbox, options, submissionData(submission), submissionText(submission));
  });

  limited(
    addNarrowingByState(
      addCommand(
        program,
        'search <words...>',
        'Submissions with all these words in what was sent, their reference or the note. Capitals and accents do not matter.',
        ['search wanjiru seed', 'search @farm.example --form newsletter'],
      ),
    ),
  ).action(async (words: string[], options: ListOptions) => {
    const found = searchSubmissions(await inbox.open(), words.join(' '), filterOf(options));
    await showList(inbox, options, found, 'Nothing has these words.');
  });

  limited(
    addNarrowing(
      addCommand(
        program,
        'quarantine',
        'Submissions that a program may have sent. No mail was sent about them; "release" takes one out of quarantine.',
        ['quarantine', 'quarantine --form inquiry --json'],
      ),
    ),
  ).action(async (options: ListOptions) => {
    const filter = filterOf({ ...options, state: ['quarantined'] });
    await showList(
      inbox,
      options,
      eachSubmission(await inbox.open(), filter),
      'Nothing is in quarantine.',
    );
  });

  addCommand(program, 'status', 'How much there is.', ['status']).action(async (options: Json) => {
    const database = await inbox.open();
    const submissions = await countSubmissions(database);
    const outbox = await countOutbox(database);
    const rows = [
      ...STATES.map((state) => [`submissions ${state}`, String(submissions[state])]),
      ...OUTBOX_STATES.map((state) => [`mails ${state}`, String(outbox[state])]),
    ];
    answer(inbox, options, { submissions, outbox }, table(['what', 'how many'], rows));
  });
}
