/** Checks that a form comes from our own pages, or from the one other site that the settings allow. */
import type { IncomingHttpHeaders } from 'node:http';

/** The host of an address, or an empty text if it is not an address. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Whether a form comes from our own pages, or from pages of the origin `allowed`. Browsers say where a form comes from.
 * Other programs need not say it: visitors are not signed in, so a foreign page could not misuse their rights.
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
