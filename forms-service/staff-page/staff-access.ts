/** Who may use the page for staff, and what a request must show before anything is changed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request that gets no answer but a reason. */
export type Refusal = 'other-host' | 'not-signed-in' | 'cross-site' | 'forged' | 'old';

/** Names of this machine; a tunnel may lead to them from any port. */
const OWN = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** The header in which the proxy says who signed in. */
const NAME = 'x-staff-name';
const LONGEST_NAME = 80;
/** Milliseconds for which a page may be left open before its buttons are pressed. */
const TOKEN_AGE = 24 * 60 * 60 * 1000;

/** A name on one line. */
export const cleanName = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/**
 * Whether a request came to an address of ours. Another name that leads to this machine belongs to somebody else's page,
 * which could then read ours (DNS rebinding). @param url where a proxy with a sign-in stands in front, if one does
 */
export function refusedBy(
  { host = '', ...headers }: IncomingHttpHeaders,
  url: string | undefined,
): Refusal | null {
  if (OWN.test(host)) return null;
  if (!url || host !== new URL(url).host) return 'other-host';
  return headers[NAME] ? null : 'not-signed-in';
}

/** Who signed in at the proxy; `null` without one. Other requests cannot say who they are. */
export function signedIn(headers: IncomingHttpHeaders, url: string | undefined): string | null {
  if (!url || headers.host !== new URL(url).host) return null;
  return cleanName(String(headers[NAME] ?? '')) || null;
}

/** Whether a form was sent by one of our own pages. Browsers say so; what does not say so is refused. */
export function isFromHere(headers: IncomingHttpHeaders, url: string | undefined): boolean {
  const { host = '' } = headers;
  const own = OWN.test(host) ? `http://${host}` : url && new URL(url).origin;
  if (headers.origin !== undefined) return headers.origin === own;
  return headers['sec-fetch-site'] === 'same-origin';
}

const signatureOf = (secret: string, time: string, name: string | null) =>
  createHmac('sha256', secret)
    .update(`staff page ${time} ${name ?? ''}`)
    .digest('base64url');

/** The token of a page, which its forms send back: other sites cannot know one. It is good for one name. */
export function makePageToken(secret: string, name: string | null, now: number): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(secret, time, name)}`;
}

/** Why a token is not good; `null` where it is. */
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
