/** How many submissions one address and one network may send in an hour. */
import { createHmac } from 'node:crypto';
import type { Limit } from '../types.ts';
import { countedOf, networkOf } from './client-address.ts';
import { HOUR } from '../time-units.ts';

/**
 * The most submissions in an hour. Thousands of customers of a mobile provider share one address, so a network may send
 * many. Repeated submissions with one mailbox, and quarantined ones, have their own limits, so that a program does not
 * use up the limits of people.
 */
const MOST_AN_HOUR = {
  usual: { address: 60, network: 300 },
  repeated: { address: 120, network: 300 },
  quarantined: { address: 120, network: 300 },
};
type Kind = keyof typeof MOST_AN_HOUR;

/**
 * The limits that a submission counts towards. Names of buckets are HMACs, which nobody can turn back into addresses.
 */
export function limitsOf(key: string, address: string, kind: Kind): Limit[] {
  const network = networkOf(address);
  if (network === null) return [];
  const counted = [
    ['address', countedOf(address)],
    ['network', network],
  ] as const;
  const bucketOf = (what: string) => createHmac('sha256', key).update(what).digest('base64url');
  return counted.map(([what, value]) => ({
    bucket: bucketOf(`${kind} ${what} ${value}`),
    windowMs: HOUR,
    most: MOST_AN_HOUR[kind][what],
  }));
}
