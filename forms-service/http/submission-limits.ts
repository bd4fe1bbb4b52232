/**
 * How many submissions of one address and one network in an hour are usual. An address is no person: thousands of
 * customers of a mobile provider share one, so more are taken too, but staff look at them first.
 */
import { createHmac } from 'node:crypto';
import type { Settings } from '../service-settings.ts';
import type { Limit } from '../types.ts';
import { countedOf, networkOf } from './client-address.ts';
import { HOUR } from '../time-units.ts';

/**
 * Repeated submissions with one mailbox, and suspicious ones, are counted apart, so that a program does not use up the
 * measure of people.
 */
type Kind = 'usual' | 'repeated' | 'quarantined';

/**
 * The limits that a submission counts towards. Names of buckets are HMACs, which nobody can turn back into addresses.
 * @param usual submissions in an hour of an address and of a network
 */
export function limitsOf(
  key: string,
  address: string,
  kind: Kind,
  usual: Settings['usualAnHour'],
): Limit[] {
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
    most: usual[what],
  }));
}
