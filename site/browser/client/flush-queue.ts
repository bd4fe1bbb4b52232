/**
 * Actions of visitors are queued until React has loaded, and are then repeated (reading 23). The script in the head
 * (`before-paint.ts`) fills the queue. It shows a message on the page if React cannot be loaded.
 */
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface Window {
    /** Forms that were sent and buttons that were pressed, in order. `null` once React handles events. */
    pending: Set<HTMLElement> | null;
  }
}

/**
 * Sends the forms and presses the buttons of the queue, in order, and ends it: React handles all later events.
 * @param current the element that has taken the place of a queued one, if React has drawn the page again
 */
export function flush(current: (element: HTMLElement) => HTMLElement): void {
  const queue = window.pending;
  window.pending = null;
  for (const queued of queue ?? []) {
    const element = current(queued);
    element.removeAttribute('data-pending');
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

/**
 * Removes the failure messages: to hydrate the page, React needs it in the state that the server sent. The class
 * `plain` stays on the document: without it pictures that it shows would be hidden again.
 */
export function clearFailure(): void {
  for (const form of document.querySelectorAll('form[data-failed]')) {
    form.removeAttribute('data-failed');
    for (const status of form.querySelectorAll('[data-failure]')) status.textContent = '';
  }
}
