/** Signs of a program instead of a person. Such a submission is stored and answered like any other, and quarantined. */
import type { IncomingHttpHeaders } from 'node:http';
import { readStamp } from '../signed-tokens.ts';
import type { Suspicion } from '../types.ts';
import type { Notation, RawFields } from './request-body.ts';

/** Milliseconds. A person needs longer to open, fill in and send a form. */
const LEAST = 2000;
/** Milliseconds. A form may stay open for a week. */
const MOST = 7 * 24 * 60 * 60 * 1000;

/** Whether the browser says which page a form comes from. All browsers do, each in one of these ways at least. */
const saysWhereFrom = ({ origin, referer, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  [origin, referer, site].some(Boolean);

/**
 * The sign that a program sent the submission, or `null`. @param headers of a request that comes from our own pages, if
 * it says where it comes from
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
  // Without scripts a page may have been open for weeks.
  return now - opened > MOST && notation === 'json' ? 'stamp-old' : null;
}

/**
 * Milliseconds until a script may send a form; 0 where it may at once. A slow network makes a person's stamp young: that
 * proves nothing, so the script is asked to wait. Without scripts a form that came back may be corrected in a second.
 */
export function haste(fields: RawFields, notation: Notation, key: string, now: number): number {
  const opened = readStamp(key, fields.get('stamp') ?? '');
  // We signed a stamp of the future too, before the server's clock was set back.
  if (notation === 'form' || opened === null || opened > now) return 0;
  return Math.max(0, opened + LEAST - now);
}
