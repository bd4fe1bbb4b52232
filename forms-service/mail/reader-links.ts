/** The links in mails to readers of the newsletter, which confirm their address or unsubscribe them. */
import { makeToken, type Purpose } from '../signed-tokens.ts';
import type { MailContext } from './mail-draft.ts';

/** The pages to which links lead. */
const PAGES: Readonly<Record<Purpose, string>> = { confirm: 'confirm', leave: 'unsubscribe' };

/** A link to a page with one button. @param until when it expires; it never does if this is missing */
export function linkTo(
  purpose: Purpose,
  { serviceOrigin, key, query = '' }: Pick<MailContext, 'serviceOrigin' | 'key' | 'query'>,
  email: string,
  until?: number,
) {
  const token = makeToken(key, purpose, email, until);
  return `${serviceOrigin}/submissions/${PAGES[purpose]}?token=${token}${query.replace('?', '&')}`;
}

/** A reader's link to unsubscribe, and the headers for the button of mailboxes (RFC 2369, RFC 8058). */
export function unsubscribing(email: string, context: MailContext) {
  const link = linkTo('leave', context, email);
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { link, headers };
}
