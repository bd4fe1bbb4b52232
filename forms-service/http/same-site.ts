/** Which pages may send forms: our own, and those of one other site that the settings name. */
import type { IncomingHttpHeaders } from 'node:http';

/** Host of an address, or nothing where it is none. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Whether a form comes from our own pages, or from those of the origin `allowed`. Browsers say where a form comes from.
 * Other programs need not: no visitor is signed in, so they gain nothing by a foreign page.
 */
export function isOurs(headers: IncomingHttpHeaders, allowed: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin !== undefined)
    return origin === allowed || (hostOf(origin) !== '' && hostOf(origin) === host);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Headers that let scripts of the allowed site read the answer. */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  allowed: string | undefined,
): Record<string, string> {
  if (allowed === undefined) return {};
  if (origin !== allowed) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': allowed,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}
