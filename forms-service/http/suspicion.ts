/** Signs of a program instead of a person. Such a submission is stored and answered like any other, and quarantined. */
import { readStamp } from '../signed-tokens.ts';
import type { Suspicion } from '../types.ts';
import type { Notation, RawFields } from './request-body.ts';

/** Milliseconds. A person needs longer to open, fill in and send a form. */
const LEAST = 2000;
/** Milliseconds. A form may stay open for a week. */
const MOST = 7 * 24 * 60 * 60 * 1000;

/** The sign that a program sent the submission, or `null`. */
export function suspicionOf(
  fields: RawFields,
  notation: Notation,
  key: string,
  now: number,
): Suspicion | null {
  if (fields.get('website')) return 'honeypot';
  const stamp = fields.get('stamp') ?? '';
  // Pages of the site have no stamp. Scripts ask for one, and the service's own form pages contain one.
  if (stamp === '') return notation === 'json' ? 'stamp-missing' : null;
  const opened = readStamp(key, stamp);
  if (opened === null) return 'stamp-forged';
  const age = now - opened;
  // We signed this stamp too, before the server's clock was set back.
  if (age < 0) return null;
  if (age < LEAST) return 'stamp-fast';
  // Without scripts a page may have been open for weeks.
  return age > MOST && notation === 'json' ? 'stamp-old' : null;
}
