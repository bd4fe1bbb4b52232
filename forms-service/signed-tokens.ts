/**
 * Signed values that the service gives to visitors and gets back: tokens in links of mails, and stamps, which say when
 * a form was opened. Tokens are encrypted (AES-256-GCM), because links end up in the logs of proxies and must not show
 * an address. Stamps are signed with HMAC-SHA256. A token is valid for one purpose: a link to unsubscribe cannot
 * confirm an address.
 *
 * A `key` is a secret, or several separated by commas: the first one signs, and all of them are accepted. So links keep
 * working after a secret was replaced.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export type Purpose = 'confirm' | 'leave';
/** The result of reading a token. Also an expired token is genuine. */
type Reading = { is: 'valid'; value: string } | { is: 'expired'; value: string } | { is: 'forged' };

const CIPHER = 'aes-256-gcm';
/** Bytes. NIST SP 800-38D allows 2^32 random nonces of this length for one key. */
const NONCE = 12;
const TAG = 16;

const secretsOf = (key: string) => key.split(',').map((secret) => secret.trim());
const newestOf = (key: string) => secretsOf(key)[0] ?? '';

/** A key of 32 bytes for one purpose. */
const keyFor = (key: string, purpose: Purpose) =>
  createHmac('sha256', key).update(`token ${purpose}`).digest();

/** A token for a link: letters, digits, `-` and `_`. @param until when it expires; it never does if this is missing */
export function makeToken(key: string, purpose: Purpose, value: string, until?: number): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(newestOf(key), purpose), nonce, {
    authTagLength: TAG,
  });
  const sealed = [
    nonce,
    cipher.update(`${until?.toString(36) ?? ''} ${value}`),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat(sealed).toString('base64url');
}

/** The text in the token, or `null` if this secret did not make it. */
function unseal(secret: string, purpose: Purpose, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder ignores characters that are not Base64. A token with such characters is forged.
  if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== token) return null;
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(-TAG));
  const opened = decipher.update(bytes.subarray(NONCE, -TAG));
  try {
    return Buffer.concat([opened, decipher.final()]).toString();
  } catch {
    return null;
  }
}

/** Reads a token. Punctuation behind it, which programs for mail add to links, does not count. Never throws. */
export function readToken(key: string, purpose: Purpose, token: string, now: number): Reading {
  const bare = token.replace(/[^\w-]+$/, '');
  const [opened] = secretsOf(key).flatMap((secret) => unseal(secret, purpose, bare) ?? []);
  if (opened === undefined) return { is: 'forged' };
  const space = opened.indexOf(' ');
  const until = opened.slice(0, space);
  const isExpired = until !== '' && now > parseInt(until, 36);
  return { is: isExpired ? 'expired' : 'valid', value: opened.slice(space + 1) };
}

const signatureOf = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`stamp ${time}`).digest('base64url');

/** The signed time at which a form was opened: `<milliseconds in base 36>.<signature>`. */
export function signStamp(key: string, now: number): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(newestOf(key), time)}`;
}

/** The time at which a form was opened, or `null` if the stamp is forged. */
export function readStamp(key: string, stamp: string): number | null {
  const [time = '', ...rest] = stamp.split('.');
  const given = Buffer.from(rest.join('.'));
  const isOurs = secretsOf(key).some((secret) => {
    const right = Buffer.from(signatureOf(secret, time));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? parseInt(time, 36) : null;
}
