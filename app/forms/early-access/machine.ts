/** The states of the early-access form (section 4). Pure. */

/** `empty`: nothing was typed; `failed`: the submission was not taken. */
export type EarlyAccessError = 'empty' | 'failed';

/** Nothing leads out of `welcome`: it stays. */
export type EarlyAccessState =
  | { status: 'idle'; error: EarlyAccessError | null }
  | { status: 'submitting' }
  | { status: 'welcome' };

export type EarlyAccessEvent =
  | { type: 'typed'; isFilled: boolean }
  | { type: 'submitted'; isFilled: boolean }
  | { type: 'succeeded' }
  | { type: 'failed' };

export const EARLY_ACCESS_START: EarlyAccessState = { status: 'idle', error: null };

/** The state after an event; the same state where the event means nothing in it. */
export function transitionEarlyAccess(
  state: EarlyAccessState,
  event: EarlyAccessEvent,
): EarlyAccessState {
  switch (event.type) {
    case 'typed':
      return state.status === 'idle' && state.error && event.isFilled ? EARLY_ACCESS_START : state;
    case 'submitted':
      if (state.status !== 'idle') return state;
      return event.isFilled ? { status: 'submitting' } : { status: 'idle', error: 'empty' };
    case 'succeeded':
      return state.status === 'submitting' ? { status: 'welcome' } : state;
    case 'failed':
      return state.status === 'submitting' ? { status: 'idle', error: 'failed' } : state;
  }
}
