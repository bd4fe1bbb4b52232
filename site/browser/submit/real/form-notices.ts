/** Notices at a form: it waits for a network, it was sent, or why it was refused. */
import type { FormName } from '#app/forms/submission.ts';
import type { Attempt } from './pending-attempts.ts';

export type Notice =
  | { type: 'pending'; /** Whether the attempt is stored beyond this page. */ isStored: boolean }
  | { type: 'sent'; fields: Attempt['fields'] }
  | { type: 'refused'; reason: string };

const notices = new Map<FormName, Notice | null>();
const listeners = new Set<() => void>();

/** Shows a notice at a form; `null` removes it. */
export function setNotice(form: FormName, notice: Notice | null): void {
  notices.set(form, notice);
  for (const listener of listeners) listener();
}

/** The notice of a form; the same object until it changes. */
export const noticeOf = (form: FormName): Notice | null => notices.get(form) ?? null;

/** Calls `listener` at every change. @returns a function that removes the listener */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
