/** Commands for the outbox and for figures: outbox, requeue, status. */
import { Option } from 'commander';
import { countOutbox, listOutbox, requeue } from '../store/outbox.ts';
import { countSubmissions } from '../store/submissions.ts';
import { OUTBOX_STATES, STATES, type OutboxState } from '../types.ts';
import { itemData, outboxTable } from './display.ts';
import { addCommand, InboxError, limited, type Inbox, type Limited } from './inbox.ts';
import { table } from './terminal-text.ts';

export function addOutboxCommands(inbox: Inbox): void {
  type OutboxOptions = Limited & { state?: OutboxState[] };
  const outbox = addCommand(inbox, 'outbox', async ({ state, limit }: OutboxOptions) => {
    const database = await inbox.open();
    const states = state ?? ['queued', 'claimed', 'dead'];
    const items = await listOutbox(database, { states, most: limit });
    const counts = await countOutbox(database);
    const sums = OUTBOX_STATES.map((state) => `${counts[state]} ${state}`).join(', ');
    const text = items.length === 0 ? 'There are none.' : outboxTable(items, inbox.width);
    return { data: items.map(itemData), text: `${text}\n\nAltogether: ${sums}.` };
  });
  const byState = new Option('--state <state...>', 'only in these states (default: all but sent)');
  limited(outbox).addOption(byState.choices(OUTBOX_STATES));

  addCommand(inbox, 'requeue [id]', async (id: string | undefined, options: { dead?: boolean }) => {
    if ((id !== undefined) === (options.dead === true))
      throw new InboxError('Say which: an id from "outbox", or --dead for all that were given up.');
    const requeued = await requeue(await inbox.open(), inbox.now(), id);
    if (id !== undefined && requeued === 0)
      throw new InboxError(`Nothing that waits or was given up has the id ${id}.`);
    return { data: { requeued }, text: `To be tried again now: ${requeued}.` };
  }).option('--dead', 'all that were given up');

  addCommand(inbox, 'status', async () => {
    const database = await inbox.open();
    const submissions = await countSubmissions(database);
    const outbox = await countOutbox(database);
    const rows = [
      ...STATES.map((state) => [`submissions ${state}`, String(submissions[state])]),
      ...OUTBOX_STATES.map((state) => [`mails ${state}`, String(outbox[state])]),
    ];
    return { data: { submissions, outbox }, text: table(['what', 'how many'], rows) };
  });
}
