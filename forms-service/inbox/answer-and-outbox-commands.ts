/** Commands that change submissions and the outbox: answer, reopen, release, outbox, requeue. */
import { Option, type Command } from 'commander';
import { countOutbox, listOutbox, requeue } from '../store/outbox.ts';
import { markAnswered, release, reopen } from '../store/submissions.ts';
import { OUTBOX_STATES, type OutboxState } from '../types.ts';
import {
  addCommand,
  answer,
  InboxError,
  LIMIT,
  readCount,
  requireDone,
  type Inbox,
  type Json,
} from './inbox.ts';
import { itemData, outboxTable, submissionData } from './display.ts';

export function addAnswerAndOutboxCommands(program: Command, inbox: Inbox): void {
  addCommand(program, 'answer <reference>', 'Marks a submission as answered.', [
    'answer KAG-7Q2M-XK4D',
    'answer KAG-7Q2M-XK4D --note "called her back, wants seedlings"',
  ])
    .option('--note <text>', 'what to remember of it')
    .action(async (reference: string, options: Json & { note?: string }) => {
      const note = options.note ?? null;
      const change = await markAnswered(await inbox.open(), reference, { note, now: inbox.now() });
      const submission = requireDone(change, reference);
      const text = `${submission.reference} is marked as answered.`;
      answer(inbox, options, submissionData(submission), text);
    });

  addCommand(program, 'reopen <reference>', 'Takes "answered" back, and the note.', [
    'reopen KAG-7Q2M-XK4D',
  ]).action(async (reference: string, options: Json) => {
    const submission = requireDone(await reopen(await inbox.open(), reference), reference);
    answer(inbox, options, submissionData(submission), `${submission.reference} is new again.`);
  });

  addCommand(
    program,
    'release <reference>',
    'Takes a submission out of quarantine, and sends the mails about it.',
    ['release KAG-7Q2M-XK4D'],
  ).action(async (reference: string, options: Json) => {
    const making = { outgoing: await inbox.loadOutgoing(), now: inbox.now() };
    const change = await release(await inbox.open(), reference, making);
    const submission = requireDone(change, reference);
    answer(inbox, options, submissionData(submission), `${submission.reference} is released.`);
  });

  addCommand(
    program,
    'outbox',
    'Mails and calls of the webhook: those that wait, and those that were given up ("dead").',
    ['outbox', 'outbox --state dead', 'outbox --state sent --limit 10 --json'],
  )
    .addOption(
      new Option('--state <state...>', 'only in these states (default: all but sent)').choices(
        OUTBOX_STATES,
      ),
    )
    .option('--limit <number>', 'at most so many', readCount, LIMIT)
    .action(async (options: Json & { state?: OutboxState[]; limit: number }) => {
      const database = await inbox.open();
      const states = options.state ?? ['queued', 'claimed', 'dead'];
      const items = await listOutbox(database, { states, most: options.limit });
      const counts = await countOutbox(database);
      const sums = OUTBOX_STATES.map((state) => `${counts[state]} ${state}`).join(', ');
      const text = items.length === 0 ? 'There are none.' : outboxTable(items, inbox.width);
      answer(inbox, options, items.map(itemData), `${text}\n\nAltogether: ${sums}.`);
    });

  addCommand(
    program,
    'requeue [id]',
    'Tries an item of the outbox again now, or all that were given up.',
    ['requeue 01977a6e-5c00-7b1c-9d7e-2f3a4b5c6d7e', 'requeue --dead'],
  )
    .option('--dead', 'all that were given up')
    .action(async (id: string | undefined, options: Json & { dead?: boolean }) => {
      if ((id !== undefined) === (options.dead === true))
        throw new InboxError(
          'Say which: an id from "outbox", or --dead for all that were given up.',
        );
      const requeued = await requeue(await inbox.open(), inbox.now(), id);
      if (id !== undefined && requeued === 0)
        throw new InboxError(`Nothing that waits or was given up has the id ${id}.`);
      answer(inbox, options, { requeued }, `To be tried again now: ${requeued}.`);
    });
}
