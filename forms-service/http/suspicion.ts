/** Signs that a program has sent a submission. It gets the usual answer, and is stored in quarantine. */
import type { IncomingHttpHeaders } from 'node:http';
import { readStamp } from '../signed-tokens.ts';
import type { Suspicion } from '../types.ts';
import type { Notation, RawFields } from './request-body.ts';
import { DAY } from '../time-units.ts';

/** Milliseconds. A person needs more time to open, fill in and send a form. */
const LEAST_AGE = 2000;
/** Milliseconds. A form may stay open for a week. */
const MOST_AGE = 7 * DAY;

/** Whether the browser says from which page a form comes. Every browser does so in at least one of these ways. */
const saysWhereFrom = ({ origin, referer, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  [origin, referer, site].some(Boolean);

/**
 * The sign that a program sent the submission, or `null`. @param headers of a request that comes from our own pages, or
 * that does not say where it comes from
 */
export function suspicionOf(
  fields: RawFields,
  notation: Notation,
  headers: IncomingHttpHeaders,
  key: string,
  now: number,
): Suspicion | null {
  if (fields.get('website')) return 'honeypot';
  const stamp = fields.get('stamp') ?? '';
  if (stamp === '') {
    // Pages of the site have no stamp. Scripts ask for one, and the service's own form pages contain one.
    const isPage = notation === 'form' && saysWhereFrom(headers);
    return isPage ? null : 'stamp-missing';
  }
  const opened = readStamp(key, stamp);
  if (opened === null) return 'stamp-forged';
  // In a browser without scripts a page may stay open for weeks.
  return now - opened > MOST_AGE && notation === 'json' ? 'stamp-old' : null;
}

/**
 * Milliseconds that a script must wait before it may send a form, or 0. On a slow network the stamp of a person may
 * arrive late and be very new. That is no proof of a program, so the script is only asked to wait. Without scripts
 * there is no wait, because a returned form may be corrected in a second.
 */
export function waitOf(fields: RawFields, notation: Notation, key: string, now: number): number {
  const opened = readStamp(key, fields.get('stamp') ?? '');
  // A stamp from the future is genuine: it was signed before the server's clock was set back.
  if (notation === 'form' || opened === null || opened > now) return 0;
  return Math.max(0, opened + LEAST_AGE - now);
}
