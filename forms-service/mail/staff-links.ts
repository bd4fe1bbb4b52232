/** Links in mails to staff. Each opens a page of the service that asks before it changes anything. */
import { makeToken, type StaffPurpose } from '../signed-tokens.ts';
import type { MailContext } from './mail-draft.ts';
import { DAY } from '../time-units.ts';

/** Days for which a link works. The time is limited, because mails stay in mailboxes for years and are forwarded. */
const DAYS = 90;

/**
 * The address of a page on which staff change one submission. It contains only the reference, encrypted.
 * @param from when the mail was made
 */
export function staffLink(
  { key, serviceOrigin }: Pick<MailContext, 'key' | 'serviceOrigin'>,
  purpose: StaffPurpose,
  reference: string,
  from: number,
): string {
  const token = makeToken(key, purpose, reference, from + DAYS * DAY);
  return `${serviceOrigin}/submissions/staff/${purpose}?token=${token}`;
}
