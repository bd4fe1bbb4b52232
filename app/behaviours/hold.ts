/**
 * What visitors do before React is there is held and done again once it is (reading 23). The inline script
 * (`app/inline.ts`) holds, from before any file has arrived, and gives up when React cannot be had.
 */
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be widened
  interface Window {
    /** Forms sent, and buttons pressed, that wait for React. `null` once nothing is held any more. */
    held: Set<HTMLElement> | null;
  }
}

/** Does again, in order, what was held, and holds no more. */
export function release(): void {
  const waiting = window.held;
  window.held = null;
  for (const element of waiting ?? []) {
    element.removeAttribute('data-held');
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

/** Takes back what giving up has said: React wants to find the page as the server sent it. */
export function forgetFailure(): void {
  document.documentElement.classList.remove('plain');
  for (const form of document.querySelectorAll('form[data-failed]')) {
    form.removeAttribute('data-failed');
    for (const status of form.querySelectorAll('[data-failure]')) status.textContent = '';
  }
}
