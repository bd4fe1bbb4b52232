/**
 * Counts, for each address, requests that store nothing: wrong input, refusals, repetitions. They cost as much work as
 * a submission. Each process counts for itself, because a count in the database would cost the same work again.
 */
import { HOUR } from '../time-units.ts';

/** Most addresses in memory. */
const MOST_ADDRESSES = 50_000;

/** @param most failures of an address within an hour; beyond it, it gets short answers */
export function createFailures(now: () => number, most: number) {
  let begun = 0;
  let thisHour = new Map<string, number>();
  let previousHour = new Map<string, number>();

  /** Begins a new hour if the present one is over, or if it has too many addresses. */
  function beginHour(): void {
    const passed = now() - begun;
    if (passed >= 0 && passed < HOUR && thisHour.size <= MOST_ADDRESSES) return;
    previousHour = passed < 2 * HOUR ? thisHour : new Map<string, number>();
    thisHour = new Map();
    begun = now() - (now() % HOUR);
  }

  return {
    /** Counts a failure. */
    note(address: string): void {
      beginHour();
      thisHour.set(address, (thisHour.get(address) ?? 0) + 1);
    },
    /** Whether an address has failed very often within the last hour. */
    isMany(address: string): boolean {
      beginHour();
      // The window slides: the previous hour counts with the part that is less than an hour ago.
      const part = 1 - (now() - begun) / HOUR;
      return (thisHour.get(address) ?? 0) + (previousHour.get(address) ?? 0) * part > most;
    },
  };
}
