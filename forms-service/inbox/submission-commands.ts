/** Commands for submissions: list, search, quarantine, show, answer, note, junk, reopen, release, discard. */
import { Option } from 'commander';
import type { Database } from '../database/database.ts';
import { OperationalError } from '../operational-error.ts';
import { ANSWER_WITHIN, ANSWERED_FORMS } from '../store/attention.ts';
import { historyOf } from '../store/history.ts';
import {
  addNote,
  discard,
  findSubmission,
  listSubmissions,
  markAnswered,
  markJunk,
  release,
  reopen,
  searchSubmissions,
  type Change,
  type Filter,
} from '../store/submissions.ts';
import type { Submission } from '../types.ts';
import { submissionData, submissionTable, submissionText } from './display.ts';
import {
  addCommand,
  filterOf,
  limited,
  narrowed,
  narrowedByState,
  type Inbox,
  type Limited,
  type Narrowing,
} from './inbox.ts';

type ListOptions = Narrowing & Limited;

/** The name in the history. The person is unknown, because everybody on the server uses one account. */
const WHO = 'The command line';

/** @throws {OperationalError} if the change could not be made */
function requireDone(change: Change, reference: string): Submission {
  if (change.is === 'done') return change.submission;
  if (change.is === 'missing') throw new OperationalError(`There is no submission ${reference}.`);
  if (change.is === 'outdated')
    throw new OperationalError(`${reference} has changed: look at it again.`);
  throw new OperationalError(
    change.state === 'quarantined'
      ? `${reference} is in quarantine: release it first.`
      : `${reference} is ${change.state}, so this cannot be done with it.`,
  );
}

export function addSubmissionCommands(inbox: Inbox): void {
  function showList(list: readonly Submission[], { limit }: Limited, nothing: string) {
    const text = list.length === 0 ? nothing : submissionTable(list, inbox.width);
    const more = list.length === limit ? `\n\nThere may be more: --limit ${limit * 2}` : '';
    return { data: list.map(submissionData), text: text + more };
  }

  const list = addCommand(
    inbox,
    'list',
    async ({ overdue, ...options }: ListOptions & { overdue?: boolean }) => {
      const limit = Date.now() - ANSWER_WITHIN;
      const late: Filter = {
        states: ['new'],
        forms: options.form ?? ANSWERED_FORMS,
        before: Math.min(options.before ?? limit, limit),
      };
      const filter = overdue ? { ...filterOf(options), ...late } : filterOf(options);
      const nothing = overdue
        ? 'Nothing has waited for an answer for more than 24 hours.'
        : 'There are no submissions.';
      const page = { skip: 0, most: options.limit };
      const found = await listSubmissions(await inbox.open(), filter, page);
      return showList(found, options, nothing);
    },
  );
  narrowedByState(limited(list)).addOption(
    new Option('--overdue', 'what has waited for an answer for more than 24 hours').conflicts(
      'state',
    ),
  );

  const search = addCommand(
    inbox,
    'search <words...>',
    async (words: string[], options: ListOptions) => {
      const found = await searchSubmissions(await inbox.open(), words.join(' '), filterOf(options));
      const first = found.slice(0, options.limit);
      return showList(first, options, 'No submission has all these words.');
    },
  );
  narrowedByState(limited(search));

  const quarantine = addCommand(inbox, 'quarantine', async (options: ListOptions) => {
    const filter = filterOf({ ...options, state: ['quarantined'] });
    const page = { skip: 0, most: options.limit };
    const found = await listSubmissions(await inbox.open(), filter, page);
    return showList(found, options, 'Nothing is in quarantine.');
  });
  narrowed(limited(quarantine));

  addCommand(inbox, 'show <reference>', async (reference: string) => {
    const database = await inbox.open();
    const submission = await findSubmission(database, reference);
    if (!submission) throw new OperationalError(`There is no submission ${reference}.`);
    const history = await historyOf(database, reference);
    return {
      data: { ...submissionData(submission), history },
      text: submissionText(submission, history),
    };
  });

  /** Adds a command that changes one submission. @param result the text after the change */
  const addChange = (
    name: string,
    result: string,
    change: (database: Database, reference: string, options: { note?: string }) => Promise<Change>,
  ) =>
    addCommand(inbox, `${name} <reference>`, async (typed: string, options: { note?: string }) => {
      const submission = requireDone(await change(await inbox.open(), typed, options), typed);
      const text = `${submission.reference} ${result}.`;
      return { data: submissionData(submission), text };
    });
  const doing = (note: string | null = null) => ({ note, now: Date.now(), who: WHO });

  addChange('answer', 'is marked as answered', (database, reference, { note }) =>
    markAnswered(database, reference, doing(note)),
  ).option('--note <text>', 'what to remember about it');
  addChange('junk', 'is set aside as junk', (database, reference, { note }) =>
    markJunk(database, reference, doing(note)),
  ).option('--note <text>', 'why it is junk');
  addCommand(inbox, 'note <reference> <text>', async (typed: string, note: string) => {
    const change = await addNote(await inbox.open(), typed, { ...doing(), note });
    const submission = requireDone(change, typed);
    const text = `The note is added to ${submission.reference}.`;
    return { data: submissionData(submission), text };
  });
  addChange('discard', 'is deleted', (database, reference) =>
    discard(database, reference, Date.now()),
  );
  addChange('reopen', 'is open again', (database, reference) =>
    reopen(database, reference, doing()),
  );
  addChange('release', 'is released', async (database, reference) =>
    release(database, reference, { ...doing(), outgoing: inbox.loadOutgoing() }),
  );
}
