/** Which submissions wait for somebody of us, and for how long they may. */
import { ANSWERED_FORMS, ANSWER_WITHIN } from '../store/attention.ts';
import type { Submission } from '../types.ts';

/** Whether a submission has waited for too long. */
export const isOverdue = ({ form, state, receivedAt }: Submission, now: number) =>
  state === 'new' && ANSWERED_FORMS.includes(form) && now - receivedAt > ANSWER_WITHIN;
