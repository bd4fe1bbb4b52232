/** Compares the answers to visitors with the stored submissions and the sent mails. */
import type { Database } from '@website/forms-service/database/database.ts';
import { openSqlite } from '@website/forms-service/database/sqlite.ts';
import { listSubmissions } from '@website/forms-service/store/submissions.ts';
import type { Form } from '@website/forms-service/types.ts';
import { markerOf, type Attempt } from './attempts.ts';
import type { Answer } from './bad-line-visitor.ts';

export type Answered = Attempt & {
  answers: readonly Answer[];
  /**
   * Whether a backup was restored in its round. Then a submission that was taken after the backup is in the file that
   * the restore has kept. If its visitor sends it again, it is stored a second time.
   */
  isBeforeRestore?: boolean;
};

/** The mails that the mail server has received, by Message-ID: number of arrivals, and recipients. */
type Delivered = ReadonlyMap<string, { count: number; to: readonly string[] }>;

/** `held` is 1 if the mail waits because its mailbox has already got three mails that day. */
type Mail = { messageId: string; template: string; recipient: string; held: number };
type Stored = {
  reference: string;
  form: string;
  email: string;
  isQuarantined: boolean;
  mails: Mail[];
};

/** The mails that each form causes. */
const TEMPLATES: Readonly<Record<Form, readonly string[]>> = {
  newsletter: ['newsletter-confirm'],
  partnership: ['partnership-next-steps', 'partnership-notice'],
  inquiry: ['inquiry-notice', 'inquiry-received'],
  'early-access': ['early-access-notice', 'early-access-received'],
};

/** All stored submissions, by the marker of their attempt. */
export async function readStored(database: Database): Promise<Map<string, Stored[]>> {
  const byId = new Map<string, Stored>();
  const byMarker = new Map<string, Stored[]>();
  for (const { id, reference, form, fields, state } of await listSubmissions(database)) {
    const isQuarantined = state === 'quarantined';
    const stored: Stored = { reference, form, email: fields.email, isQuarantined, mails: [] };
    byId.set(id, stored);
    const marker = markerOf(fields) ?? '';
    byMarker.set(marker, [...(byMarker.get(marker) ?? []), stored]);
  }
  const mails = await database.query<Mail & { id: string }>(
    'SELECT submission_id AS id, message_id AS "messageId", template, recipient, held FROM outbox',
  );
  for (const { id, ...mail } of mails) byId.get(id)?.mails.push(mail);
  return byMarker;
}

/** All submissions in the files that restores have kept. */
export async function readKept(files: readonly string[]): Promise<Map<string, Stored[]>> {
  const all = new Map<string, Stored[]>();
  for (const file of files) {
    const database = await openSqlite(file);
    for (const [marker, stored] of await readStored(database))
      all.set(marker, [...(all.get(marker) ?? []), ...stored]);
    await database.close();
  }
  return all;
}

/** The faults of an attempt in a round with a restore. */
function* faultsOfRestored(
  { marker, answers }: Answered,
  stored: readonly Stored[],
  kept: readonly Stored[],
): Generator<string> {
  const told = answers.flatMap(({ reference }) => reference ?? []);
  for (const reference of told)
    if (![...stored, ...kept].some((one) => one.reference === reference))
      yield `${marker} was told ${reference}, and is lost`;
  if (told.length === 0 && stored.length > 0) yield `${marker} was refused, and is kept`;
}

/** The faults of one attempt: differences between the stored data and the answer to its visitor. */
function* faultsOf(
  attempt: Answered,
  stored: readonly Stored[],
  delivered: Delivered,
): Generator<string> {
  const { marker, form, fields, answers, isSuspicious, isCrowd } = attempt;
  const told = [...new Set(answers.map(({ reference }) => reference))];
  if (told.length > 1) yield `${marker} was told ${told.join(' and ')}`;
  const [reference] = told;
  if (!reference) {
    if (stored.length > 0) yield `${marker} was refused, and is kept`;
    return;
  }
  const [only, ...others] = stored;
  if (!only) yield `${marker} was told ${reference}, and is lost`;
  if (others.length > 0) yield `${marker} is kept ${stored.length} times`;
  if (!only) return;
  if (only.reference !== reference || only.form !== form || only.email !== fields.email)
    yield `${marker} is kept as something else: ${JSON.stringify(only)}`;
  if (only.isQuarantined !== isSuspicious) yield `${marker} is quarantined, or is not, wrongly`;
  const expected = isSuspicious ? [] : TEMPLATES[form];
  const found = only.mails.map(({ template }) => template).sort();
  const isMissing = (template: string) => isCrowd && !template.endsWith('-notice');
  const needed = expected.filter((template) => found.includes(template) || !isMissing(template));
  if (found.join() !== needed.join())
    yield `${marker} has the mails ${found.join() || 'none'}, not ${expected.join() || 'none'}`;
  for (const { messageId, template, recipient, held } of only.mails) {
    const mail = delivered.get(messageId);
    if (!mail && held) continue;
    if (!mail) yield `${marker}: ${template} was never sent`;
    else if (mail.to.join() !== recipient) yield `${marker}: ${template} went to ${mail.to.join()}`;
  }
}

/**
 * Finds all faults.
 * @param claimed Message-IDs that killed processes had claimed. Only these may be sent more than once
 * @param kept the submissions in the files that restores have kept
 */
export function findFaults(
  answered: readonly Answered[],
  stored: ReadonlyMap<string, readonly Stored[]>,
  delivered: Delivered,
  claimed: ReadonlySet<string>,
  kept: ReadonlyMap<string, readonly Stored[]> = new Map(),
): string[] {
  const faults = answered.flatMap((attempt) => {
    const { marker, isBeforeRestore } = attempt;
    const found = stored.get(marker) ?? [];
    return isBeforeRestore
      ? [...faultsOfRestored(attempt, found, kept.get(marker) ?? [])]
      : [...faultsOf(attempt, found, delivered)];
  });
  /** Mails that waited when the backup was made. The restored outbox sends them again. */
  const again = new Set(
    answered.filter((one) => one.isBeforeRestore).map(({ fields }) => fields['email']),
  );
  const mails = [...stored.values(), ...kept.values()].flat().flatMap((one) => one.mails);
  const known = new Set(mails.map(({ messageId }) => messageId));
  const restored = new Set(
    [...stored.values(), ...kept.values()]
      .flat()
      .filter((one) => again.has(one.email))
      .flatMap((one) => one.mails.map(({ messageId }) => messageId)),
  );
  for (const [messageId, { count }] of delivered) {
    if (!known.has(messageId)) faults.push(`a mail was sent that belongs to nothing: ${messageId}`);
    if (count > 1 && !claimed.has(messageId) && !restored.has(messageId))
      faults.push(
        `a mail was sent ${count} times, though no killed process had claimed it: ${messageId}`,
      );
  }
  return faults;
}

/** The number of mails that wait and are not held until another day, and of those that were given up. */
export async function countWaiting(database: Database): Promise<{ waiting: number; dead: number }> {
  const [row] = await database.query<{ waiting: number; dead: number }>(
    `SELECT COUNT(CASE WHEN state IN ('queued', 'claimed') AND held = 0 THEN 1 END) AS waiting,
       COUNT(CASE WHEN state = 'dead' THEN 1 END) AS dead FROM outbox`,
  );
  return row ?? { waiting: 0, dead: 0 };
}

/**
 * Ends leases, as if the five minutes were over.
 * @param dead the processes whose leases end; by default all
 * @returns the Message-IDs of the mails that these processes had claimed
 */
export async function endLeases(database: Database, dead?: readonly number[]): Promise<string[]> {
  const rows = await database.query<{ id: string; messageId: string; worker: string }>(
    `SELECT id, message_id AS "messageId", claimed_by AS worker FROM outbox WHERE state = 'claimed'`,
  );
  // The column holds host, process id and a random word.
  const claimed = rows.filter(
    ({ worker }) => !dead || dead.includes(Number(worker.split(' ').at(-2))),
  );
  await database.transaction(async (query) => {
    for (const { id } of claimed)
      await query('UPDATE outbox SET claimed_until = 0 WHERE id = $1', [id]);
  });
  return claimed.map(({ messageId }) => messageId);
}
