/** What speaks for a machine. What it sends is stored and answered like any other, and left to people to look at. */
import { readStamp } from '../tokens.ts';
import type { Suspicion } from '../types.ts';
import type { Notation, RawFields } from './body.ts';

/** Milliseconds in which nobody opens, fills in and sends a form. */
const LEAST = 2000;
/** Milliseconds for which a form may stay open. */
const MOST = 7 * 24 * 60 * 60 * 1000;

/**
 * @param key what stamps are signed with
 * @param now milliseconds since 1970
 */
export function suspicionOf(
  fields: RawFields,
  notation: Notation,
  key: string,
  now: number,
): Suspicion | null {
  if (fields.get('website')) return 'honeypot';
  const stamp = fields.get('stamp') ?? '';
  // A page that is read without scripts has none where it comes from a static host,
  if (stamp === '') return notation === 'json' ? 'stamp-missing' : null;
  const opened = readStamp(key, stamp);
  if (opened === null) return 'stamp-forged';
  const age = now - opened;
  // Ours, and from the future: our clock was set back.
  if (age < 0) return null;
  if (age < LEAST) return 'stamp-fast';
  // and an old one where it was kept, on the device or on its way.
  return age > MOST && notation === 'json' ? 'stamp-old' : null;
}
