/** Ids of rows, references for people, and e-mail addresses in the form in which they are compared. */
import { randomInt, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** No characters that people confuse when they read or hear them: no 0 and O, no 1, I and L, no U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 4;

/** 32 hexadecimal digits as a UUID. */
export const uuidOf = (hex: string) =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A UUIDv7 (RFC 9562). It begins with the time, so new rows are neighbours in an index. */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random part and the variant come from a UUIDv4, for which Node caches random bytes.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Random signs that people can write down and say on the phone: some 4.9 bits each. */
export const randomSigns = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What was typed, as signs: without what stands between them, in capital letters. */
export const readSigns = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A random reference such as `ABC-7Q2M-XK4D`, one of 6.5e11. */
export const newReference = (prefix: string) =>
  `${prefix}-${randomSigns(HALF)}-${randomSigns(HALF)}`;

/** A typed reference in its stored form: `abc 7q2m xk4d` becomes `ABC-7Q2M-XK4D`. */
export const readReference = (typed: string) =>
  readSigns(typed).replace(/^(.*)(.{4})(.{4})$/, '$1-$2-$3');

/**
 * An e-mail address with its host in the standard form: without a dot at its end, and with letters beyond ASCII as a
 * mail server knows them (`xn--…`).
 */
export function standardAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at);
  if (/^[\x21-\x7e]*[^.]$/.test(host)) return email;
  const bare = host.replace(/[.\u3002\uff0e\uff61]+$/, '');
  return email.slice(0, at) + (domainToASCII(bare) || bare);
}

/** An e-mail address in the form in which it is compared: capital letters make no difference. */
export const emailKey = (email: string) =>
  standardAddress(email.trim().normalize('NFC')).toLowerCase();
