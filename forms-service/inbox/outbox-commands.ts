/** Commands for the outbox and for figures: outbox, requeue, drop, status. */
import { Option } from 'commander';
import type { Database } from '../database/database.ts';
import { SHOWN_BY } from '../mail/summary.ts';
import { OperationalError } from '../operational-error.ts';
import { attentionOf, type Attention } from '../store/attention.ts';
import {
  countOutbox,
  dropGivenUp,
  findItems,
  listOutbox,
  requeue,
  shortId,
} from '../store/outbox.ts';
import { countReaders } from '../store/subscriptions.ts';
import { countSubmissions } from '../store/submissions.ts';
import { OUTBOX_STATES, STATES } from '../types.ts';
import { itemData, OUTBOX_WORDS, outboxTable } from './display.ts';
import { addCommand, limited, type Inbox, type Limited } from './inbox.ts';
import { table } from './terminal-text.ts';

type Which = { givenUp?: boolean };
const GIVEN_UP = ['--given-up', 'all mails that were given up'] as const;

/** The work that waits for staff, in the words of the command "status". */
const TO_DO: Readonly<Record<keyof Attention, string>> = {
  overdue: 'waited for an answer for more than 24 hours',
  heldBack: 'held back, since a program may have sent it',
  givenUp: 'mails that nobody tries to send any more',
};

/** The full id for typed digits, or `undefined` for all mails that were given up. @throws {OperationalError} */
async function idOf(
  database: Database,
  typed: string | undefined,
  { givenUp = false }: Which,
): Promise<string | undefined> {
  if ((typed !== undefined) === givenUp)
    throw new OperationalError(
      'Say which: the six signs at the start of a line of "outbox", or --given-up for all mails that were given up.',
    );
  if (typed === undefined) return undefined;
  const [found, other] = await findItems(database.query, typed);
  if (!found) throw new OperationalError(`No mail is called ${typed}.`);
  if (other)
    throw new OperationalError(
      `Two mails end in ${typed}: take the whole id from "outbox --json".`,
    );
  return found;
}

export function addOutboxCommands(inbox: Inbox): void {
  type OutboxOptions = Limited & { state?: string[] };
  const outbox = addCommand(inbox, 'outbox', async ({ state, limit }: OutboxOptions) => {
    const database = await inbox.open();
    const states = OUTBOX_STATES.filter((one) =>
      state ? state.includes(OUTBOX_WORDS[one]) : one !== 'sent',
    );
    const items = await listOutbox(database.query, { states, most: limit });
    const counts = await countOutbox(database.query);
    const sums = OUTBOX_STATES.map((one) => `${counts[one]} ${OUTBOX_WORDS[one]}`).join(', ');
    const text = items.length === 0 ? 'There are none.' : outboxTable(items, inbox.width);
    const data = items.map((item) => ({ mail: shortId(item.id), ...itemData(item) }));
    return { data, text: `${text}\n\nAltogether: ${sums}.` };
  });
  const byState = new Option('--state <state...>', 'only in these states (default: all but sent)');
  limited(outbox).addOption(byState.choices(OUTBOX_STATES.map((one) => OUTBOX_WORDS[one])));

  addCommand(inbox, 'requeue [mail]', async (typed: string | undefined, which: Which) => {
    const database = await inbox.open();
    const id = await idOf(database, typed, which);
    const requeued = await requeue(database.query, Date.now(), id);
    if (typed !== undefined && requeued === 0)
      throw new OperationalError(`${typed} was sent already, or is being sent now.`);
    return { data: { requeued }, text: `To be tried again now: ${requeued}.` };
  }).option(...GIVEN_UP);

  addCommand(inbox, 'drop [mail]', async (typed: string | undefined, which: Which) => {
    const database = await inbox.open();
    const id = await idOf(database, typed, which);
    const dropped = await dropGivenUp(database, Date.now(), id);
    if (typed !== undefined && dropped === 0)
      throw new OperationalError(`${typed} was not given up, so it stays.`);
    return { data: { dropped }, text: `Deleted without being sent: ${dropped}.` };
  }).option(...GIVEN_UP);

  addCommand(inbox, 'status', async () => {
    const database = await inbox.open();
    const submissions = await countSubmissions(database);
    const outbox = await countOutbox(database.query);
    const readers = await countReaders(database.query);
    const attention = await attentionOf(database.query, Date.now());
    const rows = [
      ...STATES.map((state) => [`submissions ${state}`, String(submissions[state])]),
      ...OUTBOX_STATES.map((state) => [`mails ${OUTBOX_WORDS[state]}`, String(outbox[state])]),
      ['readers of the newsletter', String(readers)],
    ];
    const next = (Object.keys(TO_DO) as (keyof Attention)[])
      .filter((kind) => attention[kind].count > 0)
      .map((kind) => [String(attention[kind].count), TO_DO[kind], SHOWN_BY[kind].command]);
    const end =
      next.length === 0
        ? 'Nothing waits for you.'
        : `What to do next:\n${table(['how many', 'what', 'type this'], next)}`;
    return {
      data: { submissions, outbox, readers, attention },
      text: `${table(['what', 'how many'], rows)}\n\n${end}`,
    };
  });
}
