/** The states of the inquiry form (section 4). Pure. */
import type { SubmissionEvent, SubmissionStatus } from '../use-submission.ts';
import { hasNoErrors } from '../validation.ts';

/** The error message of each field that is wrong. */
type Errors = Readonly<Record<string, string>>;

export type InquiryState = {
  /** In `done` another inquiry may be written already. */
  status: SubmissionStatus;
  errors: Errors;
  /** How often the form was refused: each time the focus goes to the summary of errors. */
  refusals: number;
  /** Whether the last submission was not taken. */
  hasFailed: boolean;
  /** Whether something was taken since the visitor came: the lasting receipt shows (reading 20). */
  hasReceipt: boolean;
  /** What the service said in place of the usual texts: that no mail can come. */
  said?: string | undefined;
};

type InquiryEvent =
  | { type: 'submitted'; errors: Errors }
  | { type: 'typed'; field: string; error: string | undefined }
  | SubmissionEvent;

export const INQUIRY_START: InquiryState = {
  status: 'idle',
  errors: {},
  refusals: 0,
  hasFailed: false,
  hasReceipt: false,
};

/** The state after an event; the same state if the event has no effect in it. */
export function transitionInquiry(state: InquiryState, event: InquiryEvent): InquiryState {
  const { status, errors } = state;
  switch (event.type) {
    case 'submitted':
      if (status === 'submitting') return state;
      if (hasNoErrors(event.errors)) {
        return { ...state, status: 'submitting', errors: {}, hasFailed: false };
      }
      return { ...state, errors: event.errors, refusals: state.refusals + 1, hasFailed: false };
    case 'typed': {
      // Typing never adds an error to a field without one; it removes the error or replaces it by another.
      if (!errors[event.field] || errors[event.field] === event.error) return state;
      const { [event.field]: _, ...others } = errors;
      return {
        ...state,
        errors: event.error ? { ...others, [event.field]: event.error } : others,
      };
    }
    case 'succeeded':
      return status === 'submitting'
        ? { ...state, status: 'done', hasReceipt: true, said: event.said }
        : state;
    case 'failed':
      return status === 'submitting' ? { ...state, status: 'idle', hasFailed: true } : state;
    case 'expired':
      return status === 'done' ? { ...state, status: 'idle' } : state;
  }
}
