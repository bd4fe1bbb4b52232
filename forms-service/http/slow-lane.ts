/**
 * Answers slowly where very many submissions come from one address, so that a program which sends one after the other
 * stores little. Each process counts for itself.
 */
import { SECOND } from '../time-units.ts';

/** Milliseconds for which an answer waits. */
const WAIT = 3 * SECOND;
/** Most answers to one address that wait at once. */
const MOST_WAITING = 20;

export function createSlowLane(sleep: (ms: number) => Promise<unknown>) {
  const waiting = new Map<string, number>();
  const count = (address: string) => waiting.get(address) ?? 0;
  return {
    /** Whether as many wait as may. */
    isFull: (address: string) => count(address) >= MOST_WAITING,
    /** Waits before the answer to a submission that is stored. */
    async pass(address: string): Promise<void> {
      waiting.set(address, count(address) + 1);
      await sleep(WAIT);
      const left = count(address) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    },
  };
}
