/** What forms with real submissions need before React is on the page, or without it. */
import { droppedAttempts, pendingAttempts } from './pending-attempts.ts';
import { requestStamp } from './post-attempt.ts';

/**
 * Posts a form natively, as without scripts, because React cannot be loaded. That leaves the page, so it first waits
 * until the service answers: the browser's error page would lose everything typed. Until then the form says that it has
 * failed, and keeps its fields.
 */
async function postNatively(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-failed][action]');
  if (!form) return;
  try {
    // Only a test whether the service answers. The stamp is not sent, because it is too new.
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
