/** Checks who may use the page for staff, and whether a request may change anything. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DAY } from '../time-units.ts';

/** Names of this machine. The port may be any, because of tunnels. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** The header in which the proxy says who signed in. */
const NAME = 'x-staff-name';
const LONGEST_NAME = 80;
/** Milliseconds for which a page may stay open before its buttons are pressed. */
const TOKEN_AGE = DAY;

/** A name on one line. */
export const cleanName = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/**
 * Why a request is refused, or `null`. The host of a request must be one of our names. With another name that leads to
 * this machine, a foreign page could read our pages (DNS rebinding). @param url address at a proxy with sign-in, if
 * there is one
 */
export function refusedBy(
  { host = '', ...headers }: IncomingHttpHeaders,
  url: string | undefined,
): 'other-host' | 'not-signed-in' | null {
  if (THIS_MACHINE.test(host)) return null;
  if (!url || host !== new URL(url).host) return 'other-host';
  return headers[NAME] ? null : 'not-signed-in';
}

/** The person who signed in at the proxy, or `null` without a proxy. Without a proxy the header is ignored. */
export function signedIn(headers: IncomingHttpHeaders, url: string | undefined): string | null {
  if (!url || headers.host !== new URL(url).host) return null;
  return cleanName(String(headers[NAME] ?? '')) || null;
}

/** Whether one of our own pages sent a form. Browsers say so, and requests that do not say so are refused. */
export function isFromHere(headers: IncomingHttpHeaders, url: string | undefined): boolean {
  const { host = '' } = headers;
  const own = THIS_MACHINE.test(host) ? `http://${host}` : url && new URL(url).origin;
  if (headers.origin !== undefined) return headers.origin === own;
  return headers['sec-fetch-site'] === 'same-origin';
}

const signatureOf = (secret: string, time: string, name: string | null) =>
  createHmac('sha256', secret)
    .update(`staff page ${time} ${name ?? ''}`)
    .digest('base64url');

/** The token of a page, which its forms send back. Other sites cannot know it. It is valid for one name. */
export function makePageToken(secret: string, name: string | null, now: number): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(secret, time, name)}`;
}

/** Why a token is invalid, or `null` if it is valid. */
export function checkPageToken(
  secret: string,
  name: string | null,
  token: string,
  now: number,
): 'forged' | 'old' | null {
  const [time = '', given = ''] = token.split('.');
  const right = Buffer.from(signatureOf(secret, time, name));
  const sent = Buffer.from(given);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return 'forged';
  return Math.abs(now - parseInt(time, 36)) > TOKEN_AGE ? 'old' : null;
}
