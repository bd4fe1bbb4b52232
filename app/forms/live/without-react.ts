/** What a live form does on a page that React is not on. */
import { readKept } from './kept.ts';
import { prepare } from './post.ts';

/**
 * React cannot be had, so a form that somebody has sent goes as it would without scripts; but only once the service
 * has answered, because what was typed would be lost on the browser's own page for errors. Until then the form says
 * that it has failed, and keeps everything.
 */
async function postNatively(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-failed][action]');
  if (!form) return;
  try {
    // Only to see that it is there: a stamp so fresh would make a machine of the visitor.
    await prepare();
    form.submit();
  } catch {
    // It has said so already.
  }
}

/** Looks after both, once. */
export function watchLiveForms(): void {
  // Only React sends what waits on this device.
  if (readKept().length > 0) dispatchEvent(new Event('held'));
  addEventListener('giveup', () => void postNatively());
  void postNatively();
}
