/**
 * Submissions that are not answered yet stay on the device, so that neither a reload nor a closed page loses them.
 * Storage may be blocked, full or spoilt: then they live as long as the page.
 */
import type { FormName } from '../submission.ts';

/** One attempt to hand something in. */
export type Attempt = {
  /** UUID; the service takes what comes under one key once. */
  key: string;
  form: FormName;
  fields: Readonly<Record<string, string>>;
  /** When it began, in ms since 1970. */
  since: number;
};

const STORAGE_KEY = 'submissions';
/** Milliseconds. The service knows a key for longer than that, so a late attempt is none too many. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** What waits on this device, oldest first. */
export function readKept(): Attempt[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Attempt[];
    return kept.filter(({ since }) => since > Date.now() - KEPT_FOR);
  } catch {
    return [];
  }
}

function change(edit: (kept: Attempt[]) => Attempt[]): boolean {
  try {
    const next = edit(readKept());
    if (next.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}

const without = (key: string) => (kept: Attempt[]) => kept.filter((other) => other.key !== key);

/** @returns whether the device keeps it */
export function keep(attempt: Attempt): boolean {
  return change((kept) => [...without(attempt.key)(kept), attempt]);
}

/** It was answered. */
export function letGo({ key }: Attempt): void {
  change(without(key));
}
