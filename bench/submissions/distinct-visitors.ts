/** Visitors who are all different: no limit is met, nobody is suspicious. */
import { randomUUID } from 'node:crypto';
import { signStamp } from '@website/forms-service/signed-tokens.ts';
import { FORMS } from '@website/forms-service/types.ts';
import { fieldsOf } from '../crash/attempts.ts';

export const SECRET = 'signs stamps, only while submissions are measured';
/** Age of the stamps in milliseconds. */
const STAMP_AGE = 60_000;

/** What a visitor sends; the forms come in turn. @param index tells visitors apart */
export function visitor(index: number) {
  const form = FORMS[index % FORMS.length] ?? 'inquiry';
  return {
    key: randomUUID(),
    form,
    fields: fieldsOf(form, `visitor${index}@farm.example`),
    // Each from a network of its own.
    address: `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`,
  };
}

/** What the page sends besides. */
export const formParts = () => ({ website: '', stamp: signStamp(SECRET, Date.now() - STAMP_AGE) });
