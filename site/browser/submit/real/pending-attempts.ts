/**
 * Submissions without an answer stay on the device, so that neither a reload nor a closed page loses them. Where
 * storage is blocked, full or damaged, they live as long as the page.
 */
import type { FormName } from '#app/forms/submission.ts';

/** One attempt to send a form. */
export type Attempt = {
  /** UUID. However often the service receives it, it stores the attempt once. */
  key: string;
  form: FormName;
  fields: Readonly<Record<string, string>>;
  /** When it began, in ms since 1970. */
  since: number;
};

const STORAGE_KEY = 'submissions';
/** Milliseconds. The service remembers keys for longer, so a late attempt cannot be stored twice. */
const LONGEST_PENDING = 7 * 24 * 60 * 60 * 1000;

/** The attempts on this device, oldest first. */
export function pendingAttempts(): Attempt[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Attempt[];
    return stored.filter(({ since }) => since > Date.now() - LONGEST_PENDING);
  } catch {
    return [];
  }
}

/** @returns whether the change was stored */
function update(change: (pending: Attempt[]) => Attempt[]): boolean {
  try {
    const next = change(pendingAttempts());
    if (next.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}

const without = (key: string) => (pending: Attempt[]) =>
  pending.filter((other) => other.key !== key);

/** Stores an attempt before it is sent. @returns whether the device keeps it */
export function storeAttempt(attempt: Attempt): boolean {
  return update((pending) => [...without(attempt.key)(pending), attempt]);
}

/** Removes an attempt that was answered. */
export function removeAttempt({ key }: Attempt): void {
  update(without(key));
}
