/** Handles real submissions before React has loaded, or without it. */
import { droppedAttempts, pendingAttempts } from './pending-attempts.ts';
import { requestStamp } from './post-attempt.ts';

/**
 * Posts a form natively, as without scripts, because React cannot be loaded. That leaves the page, and on the
 * browser's error page everything typed would be lost. So it first waits until the service responds. Until then the
 * form says that it has failed, and keeps its fields.
 */
async function postNatively(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-failed][action]');
  if (!form) return;
  try {
    // Only tests whether the service responds. The stamp is not sent, because it is too new.
    await requestStamp();
    form.submit();
  } catch {
    // The form already says that it has failed.
  }
}

/** Loads React if attempts are pending or have to be shown, and posts forms natively if React cannot be loaded. */
export function watchForms(): void {
  if (pendingAttempts().length + droppedAttempts().length > 0)
    dispatchEvent(new Event('reactNeeded'));
  addEventListener('reactFailed', () => void postNatively());
  void postNatively();
}
