/** Different visitors, so that no limit is reached and no submission is suspicious. */
import { randomUUID } from 'node:crypto';
import { signStamp } from '@website/forms-service/signed-tokens.ts';
import { FORMS } from '@website/forms-service/types.ts';
import { fieldsOf } from '../crash/attempts.ts';

export const SECRET = 'signs stamps while submissions are measured';
/** Age of the stamps in milliseconds. */
const STAMP_AGE = 60_000;

/** The submission of a visitor. The forms are used in turn. @param index of the visitor */
export function visitor(index: number) {
  const form = FORMS[index % FORMS.length] ?? 'inquiry';
  return {
    key: randomUUID(),
    form,
    fields: fieldsOf(form, `visitor${index}@farm.example`),
    // Each visitor has another network.
    address: `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`,
  };
}

/** The fields that the page adds. */
export const formParts = () => ({ website: '', stamp: signStamp(SECRET, Date.now() - STAMP_AGE) });
