/** Commands about mails and about what waits: test-mail, status. */
import { hintOf } from '../mail/failure-hints.ts';
import { isMailbox } from '../mail/mailbox.ts';
import { sendTestMail } from '../mail/send-test-mail.ts';
import { recipientsOf } from '../mail/start-sending.ts';
import { OPEN_STAFF_PAGE } from '../mail/summary.ts';
import { OperationalError } from '../operational-error.ts';
import { attentionOf, type Attention } from '../store/attention.ts';
import { isTooOld } from '../store/backups.ts';
import { remainsSince } from '../store/chores.ts';
import { lookAtWaiting } from '../store/health.ts';
import { countOutbox, failedItems } from '../store/outbox.ts';
import { wrongPasswords } from '../store/staff-passwords.ts';
import { readerFigures } from '../store/subscriptions.ts';
import { HOUR } from '../time-units.ts';
import { OUTBOX_STATES, STATES, type OutboxState } from '../types.ts';
import { addCommand, type Inbox } from './inbox.ts';

/** The states of a mail, for people. */
const OUTBOX_WORDS: Readonly<Record<OutboxState, string>> = {
  queued: 'waiting',
  claimed: 'being sent',
  sent: 'sent',
  dead: 'given up',
};

/** The work that waits for staff. */
const TO_DO: Readonly<Record<keyof Attention, string>> = {
  overdue: 'waited for an answer for more than 24 hours',
  heldBack: 'held back, since a program may have sent it',
  givenUp: 'mails or calls that nobody tries to send any more',
};

export function addMailCommands(inbox: Inbox): void {
  const { settings } = inbox;

  addCommand(
    inbox,
    'test-mail [address]',
    'Sends one mail to staff now, or to another address, and shows what the mail server answers.',
    async (address: string | undefined) => {
      if (address !== undefined && !isMailbox(address))
        throw new OperationalError(`"${address}" is no e-mail address.`);
      const context = await inbox.loadMailContext();
      const { mailStaffSecond: second, smtpUrl } = settings;
      const staff = [...recipientsOf(settings, context.words).staff, ...(second ? [second] : [])];
      const all = new Set(address === undefined ? staff : [address]);
      const sent = await sendTestMail(smtpUrl, context, [...all]);
      const answers = sent.map(
        ({ to, answer }) => `The mail server took the mail to ${to}. It said: ${answer}`,
      );
      const text = [...answers, 'Now look whether it has arrived, also among spam.'].join('\n');
      return { data: { sent }, text };
    },
  );

  addCommand(
    inbox,
    'status',
    'How many submissions, mails and readers there are, and what to do next.',
    async () => {
      const database = await inbox.open();
      const now = Date.now();
      const { submissions, backupAgeMs } = await lookAtWaiting(database, now);
      const outbox = await countOutbox(database.query);
      const failed = await failedItems(database.query);
      const { confirmed: readers } = await readerFigures(database.query, now);
      const attention = await attentionOf(database.query, now);
      const wrong = await wrongPasswords(database.query, now);
      const backup =
        backupAgeMs === null
          ? 'never, unless by another program'
          : `${Math.floor(backupAgeMs / HOUR)} hours ago`;
      const counts = [
        ...STATES.map((state) => `submissions ${state}: ${submissions[state]}`),
        ...OUTBOX_STATES.map((state) => `mails ${OUTBOX_WORDS[state]}: ${outbox[state]}`),
        `readers of the newsletter: ${readers}`,
        `wrong passwords of staff in the last 24 hours: ${wrong}`,
        `last good backup: ${backup}`,
      ];
      const waiting = (Object.keys(TO_DO) as (keyof Attention)[])
        .filter((kind) => attention[kind].count > 0)
        .map((kind) => `${attention[kind].count} ${TO_DO[kind]}`);
      if (isTooOld(backupAgeMs)) waiting.push('the last good backup is older than two days');
      const remains = await remainsSince(database.query);
      if (remains !== undefined && now - remains > HOUR)
        waiting.push(
          'bytes of deleted data are still in the files of the database: npm run inbox -- purge --rewrite',
        );
      const failing = failed.flatMap(({ error, count }) => [
        `Mails or calls that failed: ${count}. ${error}`,
        ...[hintOf(error) ?? []].flat(),
      ]);
      const next =
        waiting.length === 0
          ? ['Nothing waits for you.']
          : [
              'What waits for you:',
              ...waiting,
              `See it on the page for staff: ${settings.staffUrl ?? OPEN_STAFF_PAGE}`,
            ];
      return {
        data: {
          submissions,
          outbox,
          failed,
          readers,
          attention,
          wrongPasswords: wrong,
          backupAgeMs,
        },
        text: [...counts, '', ...failing, ...next].join('\n'),
      };
    },
  );
}
