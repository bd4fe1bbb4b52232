/** Mails that do not depend on a submission: the daily summary for staff, and the copies of newsletters. */
import { summariseIfDue } from './daily-summary.ts';
import type { Database } from './database/database.ts';
import type { Recipients } from './mail/outgoing.ts';
import { feedIfDue, PORTION_PAUSE } from './newsletter-copies.ts';
import { startRepeating, type Repeating } from './repeating.ts';
import { MINUTE } from './time-units.ts';

/** Milliseconds between two checks whether the summary is due. */
const SUMMARY_PAUSE = 5 * MINUTE;

type RegularMails = {
  database: Database;
  recipients: Recipients;
  /** Called when there is something to send. */
  onQueued: () => void;
  /** Called after a failure; the work is tried again. */
  reportTrouble: (error: unknown) => void;
};

/** Starts both in this process. Every copy of the service does so, but each mail is queued once. */
export function startRegularMails(mails: RegularMails): Repeating {
  const { database, recipients, onQueued, reportTrouble } = mails;
  const loops = [
    startRepeating(
      async () => {
        if (await summariseIfDue(database, recipients, Date.now())) onQueued();
      },
      { pauseMs: SUMMARY_PAUSE, reportTrouble },
    ),
    startRepeating(
      async () => {
        if ((await feedIfDue(database, recipients, Date.now())) > 0) onQueued();
      },
      { pauseMs: PORTION_PAUSE, reportTrouble },
    ),
  ];
  return {
    async stop() {
      await Promise.all(loops.map(({ stop }) => stop()));
    },
  };
}
