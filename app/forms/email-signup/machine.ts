/** The states of a sign-up with one e-mail field: newsletter and partnership (section 4). Pure. */

/** `invalid`: the address was refused; `failed`: the submission was. */
export type SignupError = 'invalid' | 'failed';

export type SignupState = {
  /** `done` lasts 5 s. */
  status: 'idle' | 'submitting' | 'done';
  error: SignupError | null;
  /** Whether something was taken since the visitor came: the lasting receipt shows (reading 20). */
  hasReceipt: boolean;
};

export type SignupEvent =
  | { type: 'typed'; isValid: boolean }
  | { type: 'submitted'; isValid: boolean }
  | { type: 'succeeded' }
  | { type: 'failed' }
  | { type: 'expired' };

export const SIGNUP_START: SignupState = { status: 'idle', error: null, hasReceipt: false };

/** The state after an event; the same state where the event means nothing in it. */
export function transitionSignup(state: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'typed':
      return state.error && event.isValid ? { ...state, error: null } : state;
    case 'submitted':
      if (state.status === 'submitting') return state;
      if (event.isValid) return { ...state, status: 'submitting', error: null };
      // A second click on «Subscribed!» must not take the message away.
      return state.status === 'done' ? state : { ...state, error: 'invalid' };
    case 'succeeded':
      return state.status === 'submitting'
        ? { status: 'done', error: null, hasReceipt: true }
        : state;
    case 'failed':
      return state.status === 'submitting' ? { ...state, status: 'idle', error: 'failed' } : state;
    case 'expired':
      return state.status === 'done' ? { ...state, status: 'idle' } : state;
  }
}
