/** Ids of rows, references for people, keys of e-mail addresses. */
import { randomInt, randomUUID } from 'node:crypto';

/** Without characters that are easily confused, read or heard: no 0 and O, no 1, I and L, no U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 4;

/** 32 hexadecimal digits as a UUID. */
export const uuidOf = (hex: string) =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A UUIDv7 (RFC 9562): ids that are made one after another are neighbours in an index. */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random part of a UUIDv4, with the same variant. Node keeps random bytes for these at hand.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** A reference that people can write down and say on the phone, as `KAG-7Q2M-XK4D`: one of 6.5e11. */
export function newReference(prefix: string): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${half()}-${half()}`;
}

/** A typed reference in its stored form: `kag 7q2m xk4d` becomes `KAG-7Q2M-XK4D`. */
export function readReference(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(.*)(.{4})(.{4})$/, '$1-$2-$3');
}

/** An e-mail address in the form that is compared: capitals make no difference. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase();
