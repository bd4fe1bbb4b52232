/**
 * What we signed and get back from visitors: the links in mails, and the time at which a form was rendered. A
 * signature is HMAC-SHA256, bound to its purpose: a link to leave is worth nothing as a link to confirm.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'leave';
/** What a token turned out to be; an expired one is genuine all the same. */
export type Reading =
  { is: 'valid'; value: string } | { is: 'expired'; value: string } | { is: 'forged' };

/** Purposes and bodies have no NUL, so two pairs of them never sign the same bytes. */
function signatureOf(key: string, purpose: Purpose | 'stamp', body: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${body}`).digest('base64url');
}

/** The body before the last dot, if what follows is its signature. */
function genuineBody(key: string, purpose: Purpose | 'stamp', signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return null;
  const body = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const right = Buffer.from(signatureOf(key, purpose, body));
  // Compared as text: another spelling of the same bytes is another token.
  return given.length === right.length && timingSafeEqual(given, right) ? body : null;
}

/**
 * A token for a link, of letters, digits, `-`, `_` and `.`.
 * @param key the signing key that all copies of the service share
 * @param value what the token stands for; anyone who has the token can read it
 * @param until milliseconds since 1970 up to which it is valid; without it, for ever
 */
export function signToken(key: string, purpose: Purpose, value: string, until?: number): string {
  const body = `${until?.toString(36) ?? ''}.${Buffer.from(value).toString('base64url')}`;
  return `${body}.${signatureOf(key, purpose, body)}`;
}

/**
 * Reads a token. Whatever anyone may send is an answer, never an error.
 * @param now milliseconds since 1970
 */
export function readToken(key: string, purpose: Purpose, token: string, now: number): Reading {
  const body = genuineBody(key, purpose, token);
  if (body === null) return { is: 'forged' };
  const [until = '', value = ''] = body.split('.');
  const isExpired = until !== '' && now > parseInt(until, 36);
  return { is: isExpired ? 'expired' : 'valid', value: Buffer.from(value, 'base64url').toString() };
}

/**
 * The signed time at which a form was rendered: `<milliseconds in base 36>.<signature>`.
 * @param now milliseconds since 1970
 */
export function signStamp(key: string, now: number): string {
  const body = now.toString(36);
  return `${body}.${signatureOf(key, 'stamp', body)}`;
}

/** When a form was rendered, in milliseconds since 1970, or `null` where the stamp is not ours. */
export function readStamp(key: string, stamp: string): number | null {
  const body = genuineBody(key, 'stamp', stamp);
  return body === null ? null : parseInt(body, 36);
}
