/** The states of a form with one e-mail field (section 4). Pure. */
import type { SubmissionEvent, SubmissionStatus } from '../use-submission.ts';

/** `invalid`: the address was refused; `failed`: the submission was. */
type EmailError = 'invalid' | 'failed';

export type EmailState = {
  status: SubmissionStatus;
  error: EmailError | null;
  /** Whether something was taken since the visitor came: the lasting receipt shows (reading 20). */
  hasReceipt: boolean;
  /** A text in place of the usual ones after success. */
  said?: string | undefined;
};

type EmailEvent =
  { type: 'typed'; isValid: boolean } | { type: 'submitted'; isValid: boolean } | SubmissionEvent;

export const EMAIL_START: EmailState = { status: 'idle', error: null, hasReceipt: false };

/** The state after an event; the same state if the event has no effect in it. */
export function transitionEmail(state: EmailState, event: EmailEvent): EmailState {
  switch (event.type) {
    case 'typed':
      return state.error && event.isValid ? { ...state, error: null } : state;
    case 'submitted':
      if (state.status === 'submitting') return state;
      if (event.isValid) return { ...state, status: 'submitting', error: null };
      // A second click on «Subscribed!» must not remove the message.
      return state.status === 'done' ? state : { ...state, error: 'invalid' };
    case 'succeeded':
      return state.status === 'submitting'
        ? { status: 'done', error: null, hasReceipt: true, said: event.said }
        : state;
    case 'failed':
      return state.status === 'submitting' ? { ...state, status: 'idle', error: 'failed' } : state;
    case 'expired':
      return state.status === 'done' ? { ...state, status: 'idle' } : state;
  }
}
