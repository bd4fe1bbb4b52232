import { useEffect, useEffectEvent } from 'react';
import { SUCCESS_SHOWN } from './submission.ts';

/** The states of every form; `done` while the success message shows. */
export type SubmissionStatus = 'idle' | 'submitting' | 'done';

/** The result of a submission, and the end of its success message. */
export type SubmissionEvent =
  /** `said`: a text in place of the usual one. */
  { type: 'succeeded'; said?: string | undefined } | { type: 'failed' } | { type: 'expired' };

/**
 * Sends once each time the status becomes `submitting`, and ends `done` when its time is over.
 * @param send every error in it counts as a failure
 * @param dispatch called with each event, to change the status
 */
export function useSubmission(
  status: SubmissionStatus,
  send: () => Promise<string | undefined>,
  dispatch: (event: SubmissionEvent) => void,
): void {
  // Asynchronous, so that an error thrown before the first promise is also a failure.
  const startSending = useEffectEvent(async () => send());
  const onEvent = useEffectEvent(dispatch);
  useEffect(() => {
    if (status === 'submitting') {
      startSending().then(
        (said) => onEvent({ type: 'succeeded', said }),
        () => onEvent({ type: 'failed' }),
      );
    }
    if (status !== 'done') return undefined;
    const timer = setTimeout(() => onEvent({ type: 'expired' }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status]);
}
