/** Submissions of people who are all different: no limit is met, nobody is suspicious. */
import { randomUUID } from 'node:crypto';
import { signStamp } from '@website/forms-service/signed-tokens.ts';
import { FORMS, type Fields, type Form } from '@website/forms-service/types.ts';
import { fieldsOf } from '../crash/attempts.ts';

export const SECRET = 'signs stamps, only while submissions are measured';
/** Age of the stamps in milliseconds. */
const STAMP_AGE = 60_000;

export type Person = { key: string; form: Form; fields: Fields; address: string };

/** A person; the forms come in turn. @param index tells people apart */
export function person(index: number): Person {
  const form = FORMS[index % FORMS.length] ?? 'inquiry';
  return {
    key: randomUUID(),
    form,
    fields: fieldsOf(form, `person${index}@farm.example`),
    // Each from a network of its own.
    address: `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`,
  };
}

/** The whole request as a script in a browser behind one proxy sends it. */
export function requestOf({ key, form, fields, address }: Person, host: string): Buffer {
  const stamp = signStamp(SECRET, Date.now() - STAMP_AGE);
  const body = Buffer.from(JSON.stringify({ ...fields, website: '', stamp }));
  const head = [
    `POST /submissions/${form} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${address}`,
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}
