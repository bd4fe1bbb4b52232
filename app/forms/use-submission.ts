import { useEffect, useEffectEvent } from 'react';
import { SUCCESS_SHOWN } from './submission.ts';

/** What every form goes through; `done` while the success shows. */
export type SubmissionStatus = 'idle' | 'submitting' | 'done';

/** What became of a submission, and the end of its success. */
export type SubmissionEvent = { type: 'succeeded' } | { type: 'failed' } | { type: 'expired' };

/**
 * Sends once each time the status becomes `submitting`, and ends `done` when its time is over.
 * @param send whatever goes wrong in it counts as a failure
 * @param tell hears what happens, to change the status
 */
export function useSubmission(
  status: SubmissionStatus,
  send: () => Promise<void>,
  tell: (event: SubmissionEvent) => void,
): void {
  // Asynchronous, so that an error thrown before there is a promise is a failure too.
  const begin = useEffectEvent(async () => send());
  const hear = useEffectEvent(tell);
  useEffect(() => {
    if (status === 'submitting') {
      begin().then(
        () => hear({ type: 'succeeded' }),
        () => hear({ type: 'failed' }),
      );
    }
    if (status !== 'done') return undefined;
    const timer = setTimeout(() => hear({ type: 'expired' }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status]);
}
