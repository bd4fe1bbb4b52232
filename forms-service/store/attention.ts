/** The work that waits for staff: unanswered requests, submissions in quarantine, mails that were given up. */
import type { Query } from '../database/database.ts';
import type { Form, Submission } from '../types.ts';
import { DAY } from '../time-units.ts';

/** The forms that staff answer. Sign-ups to the newsletter and for early access need no answer. */
export const ANSWERED_FORMS: readonly Form[] = ['inquiry', 'partnership'];
/** Milliseconds. The inquiry page promises an answer within 24-48 hours. */
export const ANSWER_WITHIN = DAY;

/** The number of items, and the time of the oldest in milliseconds since 1970. */
type Waiting = { count: number; since: number | null };
export type Attention = {
  /** New for more than 24 hours. */
  overdue: Waiting;
  /** In quarantine. */
  heldBack: Waiting;
  /** Mails and webhook calls that are not tried again. */
  givenUp: Waiting;
};

export async function attentionOf(query: Query, now: number): Promise<Attention> {
  const waiting = async (column: string, where: string, values: (string | number)[] = []) => {
    const [row] = await query<Waiting>(
      `SELECT COUNT(*) AS "count", MIN(${column}) AS "since" FROM ${where}`,
      values,
    );
    return row ?? { count: 0, since: null };
  };
  const forms = ANSWERED_FORMS.map((_form, index) => `$${index + 2}`).join(', ');
  return {
    overdue: await waiting(
      'received_at',
      `submissions WHERE state = 'new' AND received_at < $1 AND form IN (${forms})`,
      [now - ANSWER_WITHIN, ...ANSWERED_FORMS],
    ),
    heldBack: await waiting('received_at', `submissions WHERE state = 'quarantined'`),
    givenUp: await waiting('created_at', `outbox WHERE state = 'dead'`),
  };
}

/** Whether anything waits for staff. */
export const isAnyWaiting = (attention: Attention) =>
  Object.values(attention).some(({ count }) => count > 0);

/** Whether a submission has waited for too long. */
export const isOverdue = ({ form, state, receivedAt }: Submission, now: number) =>
  state === 'new' && ANSWERED_FORMS.includes(form) && now - receivedAt > ANSWER_WITHIN;
