/** How submissions and people are named. */
import { randomBytes, randomInt } from 'node:crypto';

/** Nothing that is taken for something else, read or heard: no 0 and O, no 1, I and L, no U beside V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 4;

/** A UUIDv7 (RFC 9562): names in the order of their making lie side by side in an index. */
export function newId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * A name for people, to write down and to say on the phone: `KAG-7Q2M-XK4D`, one of 650 thousand million.
 * @param prefix the company's abbreviation
 */
export function newReference(prefix: string): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${half()}-${half()}`;
}

/** A reference as somebody may have typed it, as it is stored: `kag 7q2m xk4d` becomes `KAG-7Q2M-XK4D`. */
export function readReference(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(.*)(.{4})(.{4})$/, '$1-$2-$3');
}

/** One address, however it is typed: nobody has two that differ in capitals. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase();
