/** The links of the newsletter: made for its mails, read when someone opens them. */
import { makeToken, type Purpose } from './tokens.ts';

/** Where the service answers, and the secret that all its copies share. */
export type Links = { serviceOrigin: string; key: string };

/**
 * A link to a page with one button, which does what the link is for.
 * @param email whose
 * @param until milliseconds since 1970; without it the link works for ever
 */
export function linkWith(
  { serviceOrigin, key }: Links,
  purpose: Purpose,
  email: string,
  until?: number,
): string {
  return `${serviceOrigin}/submissions/${purpose}?token=${makeToken(key, purpose, email, until)}`;
}

/** The link by which an address leaves the newsletter; stands in every letter. */
export function leaveLink(links: Links, email: string): string {
  return linkWith(links, 'leave', email);
}
