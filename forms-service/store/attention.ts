/** What waits for staff: unanswered, held back, given up. */
import type { Database } from '../database/database.ts';
import type { Form, Submission } from '../types.ts';

/** The forms whose senders wait for an answer. Sign-ups and early access need none. */
export const ANSWERED_FORMS: readonly Form[] = ['inquiry', 'partnership'];
/** Milliseconds: the page of inquiries promises an answer within 24-48 hours. */
export const ANSWER_WITHIN = 24 * 60 * 60 * 1000;

/** How many there are, and the time of the oldest in milliseconds since 1970. */
type Waiting = { count: number; since: number | null };
export type Attention = {
  /** New for more than 24 hours. */
  overdue: Waiting;
  /** In quarantine. */
  heldBack: Waiting;
  /**
   * Mails and webhook calls that nobody tries to send any more. Newsletter mails that were refused for their recipient
   * need nobody: such readers are taken off the list.
   */
  givenUp: Waiting;
};

export async function attentionOf(
  { query }: Pick<Database, 'query'>,
  now: number,
): Promise<Attention> {
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
    givenUp: await waiting('created_at', `outbox WHERE state = 'dead' AND refused_at IS NULL`),
  };
}

/** Whether anything waits for staff. */
export const isAnyWaiting = (attention: Attention) =>
  Object.values(attention).some(({ count }) => count > 0);

/** Whether a submission has waited for too long. */
export const isOverdue = ({ form, state, receivedAt }: Submission, now: number) =>
  state === 'new' && ANSWERED_FORMS.includes(form) && now - receivedAt > ANSWER_WITHIN;
