/**
 * What we give away and get back from strangers: the links in mails, and the time at which a form was rendered.
 *
 * Links are sealed with AES-256-GCM: besides being ours they keep to themselves whose address they are for, as
 * links end up in the logs of proxies. Stamps have nothing to hide; they are signed with HMAC-SHA256. Either is bound
 * to its purpose: a link to leave is worth nothing as a link to confirm.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export type Purpose = 'confirm' | 'leave';
/** What a token turned out to be; an expired one is genuine all the same. */
export type Reading =
  { is: 'valid'; value: string } | { is: 'expired'; value: string } | { is: 'forged' };

const CIPHER = 'aes-256-gcm';
/** Bytes (NIST SP 800-38D): a random one may serve 2^32 tokens of one key. */
const NONCE = 12;
const TAG = 16;

/** A key of 32 bytes for one purpose alone. */
const keyFor = (key: string, purpose: Purpose) =>
  createHmac('sha256', key).update(`token ${purpose}`).digest();

/**
 * A token for a link, of letters, digits, `-` and `_`.
 * @param key the secret that all copies of the service share
 * @param value what the token stands for
 * @param until milliseconds since 1970 up to which it is valid; without it, for ever
 */
export function makeToken(key: string, purpose: Purpose, value: string, until?: number): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(key, purpose), nonce, { authTagLength: TAG });
  const sealed = [
    nonce,
    cipher.update(`${until?.toString(36) ?? ''} ${value}`),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat(sealed).toString('base64url');
}

/** What was sealed, or `null` where it was not us. */
function unseal(key: string, purpose: Purpose, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder overlooks what is not Base64: another spelling of the same bytes is another token.
  if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== token) return null;
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv(CIPHER, keyFor(key, purpose), nonce, { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(-TAG));
  const opened = decipher.update(bytes.subarray(NONCE, -TAG));
  try {
    return Buffer.concat([opened, decipher.final()]).toString();
  } catch {
    return null;
  }
}

/**
 * Reads a token. Whatever anyone may send is an answer, never an error.
 * @param now milliseconds since 1970
 */
export function readToken(key: string, purpose: Purpose, token: string, now: number): Reading {
  const opened = unseal(key, purpose, token);
  if (opened === null) return { is: 'forged' };
  const space = opened.indexOf(' ');
  const until = opened.slice(0, space);
  const isExpired = until !== '' && now > parseInt(until, 36);
  return { is: isExpired ? 'expired' : 'valid', value: opened.slice(space + 1) };
}

const signatureOf = (key: string, time: string) =>
  createHmac('sha256', key).update(`stamp ${time}`).digest('base64url');

/**
 * The signed time at which a form was rendered: `<milliseconds in base 36>.<signature>`.
 * @param now milliseconds since 1970
 */
export function signStamp(key: string, now: number): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(key, time)}`;
}

/** When a form was rendered, in milliseconds since 1970, or `null` where the stamp is not ours. */
export function readStamp(key: string, stamp: string): number | null {
  const [time = '', ...rest] = stamp.split('.');
  const given = Buffer.from(rest.join('.'));
  const right = Buffer.from(signatureOf(key, time));
  return given.length === right.length && timingSafeEqual(given, right) ? parseInt(time, 36) : null;
}
