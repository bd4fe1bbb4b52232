/** What people and staff have decided since a backup was made, which stays when it is restored. SQLite only. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { PASSWORD_OF } from '../store/staff-passwords.ts';
import { personOf, WILLS } from '../store/wills.ts';

/** Numbers of people, submissions and mails that a restore has left as they were, or stopped. */
export type Kept = { erased: number; left: number; answered: number; stopped: number };

const TABLES = ['submissions', 'history', 'mailboxes', 'outbox', 'wills', 'secrets'];
const STOPPED = 'stopped: it waited when the backup was made, and may have been sent since';

/** Copies the present rows, in the transaction that replaces them. */
export function copyPresent(db: DatabaseSyncInstance): void {
  for (const name of TABLES) db.exec(`CREATE TEMP TABLE now_${name} AS SELECT * FROM main.${name}`);
}

/** Everybody in the restored rows who was erased or left since, with the time of it. */
function decided(db: DatabaseSyncInstance, what: 'erased' | 'left') {
  const [secret] = db.prepare('SELECT value FROM now_secrets WHERE name = ?').all(WILLS) as {
    value: string;
  }[];
  if (!secret) return [];
  const wills = db.prepare('SELECT person, happened_at AS at FROM now_wills WHERE what = ?');
  const found = new Map(
    (wills.all(what) as { person: string; at: number }[]).map(({ person, at }) => [person, at]),
  );
  const people = db
    .prepare(
      `SELECT email_key AS email FROM main.submissions UNION SELECT email_key FROM main.subscriptions
       UNION SELECT recipient_key FROM main.outbox`,
    )
    .all() as { email: string }[];
  return people.flatMap(({ email }) => {
    const at = found.get(personOf(secret.value, email));
    return at === undefined ? [] : [{ email, at }];
  });
}

/** Runs a statement for each person. @returns how many people it changed something for */
function forEach(
  db: DatabaseSyncInstance,
  people: readonly { email: string; at: number }[],
  statements: readonly string[],
): number {
  const prepared = statements.map((sql) => db.prepare(sql));
  return people.filter(
    ({ email, at }) =>
      // Each statement runs, whatever the others change.
      prepared.map((one) => one.run({ email, at }).changes).reduce((a, b) => a + b) > 0,
  ).length;
}

/** Applies to the restored rows what was decided since. */
export function keepWills(db: DatabaseSyncInstance): Kept {
  const erased = forEach(db, decided(db, 'erased'), [
    'DELETE FROM main.outbox WHERE recipient_key = :email AND created_at < :at',
    'DELETE FROM main.submissions WHERE email_key = :email AND received_at < :at',
    'DELETE FROM main.subscriptions WHERE email_key = :email AND created_at < :at',
  ]);
  const left = forEach(db, decided(db, 'left'), [
    `UPDATE main.subscriptions SET state = 'left', left_at = :at WHERE email_key = :email
     AND state <> 'left' AND COALESCE(confirmed_at, created_at) < :at`,
  ]);
  const change = (sql: string, ...values: string[]) => db.prepare(sql).run(...values).changes;
  const answered = change(
    `UPDATE main.submissions SET (state, answered_at, note, version) =
       (SELECT state, answered_at, note, version FROM now_submissions WHERE id = main.submissions.id)
     WHERE state <> 'answered' AND id IN (SELECT id FROM now_submissions WHERE state = 'answered')`,
  );
  db.exec(`INSERT OR IGNORE INTO main.history SELECT * FROM now_history
    WHERE submission_id IN (SELECT id FROM main.submissions WHERE state = 'answered')`);
  // How much each mailbox was sent.
  db.exec('INSERT OR REPLACE INTO main.mailboxes SELECT * FROM now_mailboxes');
  db.exec(`UPDATE main.outbox SET (state, tries, due_at, claimed_by, claimed_until, last_error, sent_at) =
      (SELECT state, tries, due_at, claimed_by, claimed_until, last_error, sent_at
       FROM now_outbox WHERE id = main.outbox.id)
    WHERE id IN (SELECT id FROM now_outbox)`);
  const stopped = change(
    `UPDATE main.outbox SET state = 'dead', last_error = ?, claimed_by = NULL, claimed_until = NULL
     WHERE state IN ('queued', 'claimed') AND id NOT IN (SELECT id FROM now_outbox)`,
    STOPPED,
  );
  db.exec(`DELETE FROM main.wills WHERE EXISTS (SELECT 1 FROM now_secrets WHERE name = '${WILLS}');
    INSERT OR REPLACE INTO main.wills SELECT * FROM now_wills;
    INSERT OR REPLACE INTO main.secrets SELECT * FROM now_secrets
      WHERE name = '${WILLS}' OR name LIKE '${PASSWORD_OF}%'`);
  return { erased, left, answered, stopped };
}
