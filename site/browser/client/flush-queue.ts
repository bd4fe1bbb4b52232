/**
 * What visitors do before React is there waits in a queue and is done again once React is there (reading 23). The
 * script in the head (`before-paint.ts`) fills the queue, and says so on the page when React cannot be had.
 */
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be widened
  interface Window {
    /** Forms that were sent, and buttons that were pressed, in order. `null` once React listens to the page. */
    pending: Set<HTMLElement> | null;
  }
}

/** Sends the forms and presses the buttons of the queue, in order, and ends it: React takes what comes next. */
export function flush(): void {
  const queue = window.pending;
  window.pending = null;
  for (const element of queue ?? []) {
    element.removeAttribute('data-pending');
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

/** Removes what the page said when React could not be had: React expects the page as the server sent it. */
export function clearFailure(): void {
  document.documentElement.classList.remove('plain');
  for (const form of document.querySelectorAll('form[data-failed]')) {
    form.removeAttribute('data-failed');
    for (const status of form.querySelectorAll('[data-failure]')) status.textContent = '';
  }
}
