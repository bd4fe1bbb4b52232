/**
 * Submissions stay on the device until they are accepted or refused. So they survive a reload and a closed page.
 * If storage is blocked, full or damaged, they are lost with the page.
 */
import type { FormName } from '#app/forms/submission.ts';

/** One attempt to send a form. */
export type Attempt = {
  /** UUID. Even if the service receives it several times, it stores the attempt once. */
  key: string;
  form: FormName;
  fields: Readonly<Record<string, string>>;
  /** The language of its form, unless it is the first one. A page in another language may send it. */
  language?: string;
  /** When it was first sent, in ms since 1970 by the service's clock; the clock of the device may be wrong. */
  since?: number;
  /** The visitor was told that it failed. Nothing is sent until the button is pressed again. */
  isFailed?: boolean;
  /** Set if it will not be sent: the reason from the service, or an empty text if the attempt is too old. */
  dropped?: string;
};

const STORAGE_KEY = 'submissions';
/** Milliseconds. The service remembers keys for longer, so a late attempt cannot be stored twice. */
const LONGEST_PENDING = 7 * 24 * 60 * 60 * 1000;

/** Attempts that the device does not store. */
let unstored: Attempt[] = [];

/** Whether an attempt has been without an answer for too long. @param now the service's time */
export const isTooOld = ({ since }: Attempt, now: number) =>
  since !== undefined && since < now - LONGEST_PENDING;

function storedAttempts(): Attempt[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Attempt[];
  } catch {
    return [];
  }
}

/** The attempts of this device, oldest first. */
export const allAttempts = (): Attempt[] => [...storedAttempts(), ...unstored];

/** The attempts that are still to be sent. */
export const pendingAttempts = () =>
  allAttempts().filter(({ isFailed, dropped }) => !isFailed && dropped === undefined);

/** The attempts that will not be sent, until the visitor removes them. */
export const droppedAttempts = () => allAttempts().filter(({ dropped }) => dropped !== undefined);

function write(attempts: readonly Attempt[]): void {
  if (attempts.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(attempts));
  else localStorage.removeItem(STORAGE_KEY);
}

const others = (attempts: readonly Attempt[], { key }: Attempt) =>
  attempts.filter((other) => other.key !== key);

/** Stores the present state of an attempt. @returns whether the device stores it, not only this page */
export function storeAttempt(attempt: Attempt): boolean {
  try {
    write([...others(storedAttempts(), attempt), attempt]);
    unstored = others(unstored, attempt);
    return true;
  } catch {
    unstored = [...others(unstored, attempt), attempt];
    return false;
  }
}

function keepOnly(isKept: (attempt: Attempt) => boolean): void {
  unstored = unstored.filter(isKept);
  try {
    const stored = storedAttempts();
    const kept = stored.filter(isKept);
    if (kept.length < stored.length) write(kept);
  } catch {
    // The device has stored nothing.
  }
}

/** Removes an attempt that was accepted or refused, or that the visitor does not want to keep. */
export function removeAttempt({ key }: Attempt): void {
  keepOnly((other) => other.key !== key);
}

/** Removes failed attempts: attempts of a form that was accepted since, and attempts that were never tried again. */
export function removeFailed(which: { form: FormName } | { now: number }): void {
  keepOnly(
    (attempt) =>
      !attempt.isFailed ||
      ('form' in which ? attempt.form !== which.form : !isTooOld(attempt, which.now)),
  );
}
