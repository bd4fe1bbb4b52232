/** Which submissions wait for somebody of us, and for how long they may. */
import type { Form, Submission } from '../types.ts';

/** Milliseconds; the page of inquiries promises an answer within 24 to 48 hours. */
export const OVERDUE_AFTER = 24 * 60 * 60 * 1000;

/** The forms whose senders wait for an answer. Sign-ups and early access need none. */
export const ANSWERED_FORMS: readonly Form[] = ['inquiry', 'partnership'];

/** Whether a submission has waited for too long. */
export const isOverdue = ({ form, state, receivedAt }: Submission, now: number) =>
  state === 'new' && ANSWERED_FORMS.includes(form) && now - receivedAt > OVERDUE_AFTER;
