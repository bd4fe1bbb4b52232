/** When to try again: exponential backoff with full jitter, so that what failed together does not return together. */

import { LONGEST_WAIT } from '../store/outbox.ts';

/** Milliseconds. */
const FIRST = 60_000;
const MOST = 6 * 60 * 60 * 1000;
/**
 * Attempts after which it is left to staff. Half the longest waits add up to more than two days, so a mail server
 * may be away for a weekend.
 */
export const MOST_TRIES = 30;

/**
 * Milliseconds to wait after a failure.
 * @param tries how often it has been tried, 1 after the first time
 * @param atLeast milliseconds that the other side asks for; more than the outbox puts anything off for is cut
 * @param random from 0 up to 1
 */
export function waitAfter(tries: number, atLeast = 0, random = Math.random): number {
  const wait = Math.round(random() * Math.min(MOST, FIRST * 2 ** (tries - 1)));
  return Math.min(Math.max(wait, atLeast), LONGEST_WAIT);
}
