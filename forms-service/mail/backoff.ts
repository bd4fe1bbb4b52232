/**
 * When to try again: exponential backoff with full jitter. Items that failed together are tried again at different
 * times.
 */

import { LONGEST_WAIT } from '../store/outbox.ts';
import { HOUR, MINUTE } from '../time-units.ts';

/** Most milliseconds to the second attempt. Each further wait may be twice as long, up to {@link MOST_BACKOFF}. */
const FIRST_WAIT = MINUTE;
const MOST_BACKOFF = 6 * HOUR;
/**
 * Attempts until an item is given up. The waits add up to more than two days on average, for a mail server that is down
 * over a weekend.
 */
export const MOST_TRIES = 30;

/**
 * Milliseconds to wait after a failure.
 * @param tries number of attempts so far
 * @param atLeast the wait that the other server asks for. No wait is longer than {@link LONGEST_WAIT}
 * @param random from 0 up to 1
 */
export function waitAfter(tries: number, atLeast = 0, random = Math.random): number {
  const wait = Math.round(random() * Math.min(MOST_BACKOFF, FIRST_WAIT * 2 ** (tries - 1)));
  return Math.min(Math.max(wait, atLeast), LONGEST_WAIT);
}
