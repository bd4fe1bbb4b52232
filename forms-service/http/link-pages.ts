/** The pages of the links in mails: to confirm an address for the newsletter, and to unsubscribe. */
import type { IncomingMessage } from 'node:http';
import { checkLink, followLink } from '../newsletter-links.ts';
import type { Purpose } from '../signed-tokens.ts';
import { notationOf, parseBody, readBody } from './request-body.ts';
import type { Message } from '../pages/message-page.tsx';
import { Problem } from './problems.ts';
import type { LanguagePages } from '../pages/pages.tsx';
import type { ServiceParts } from './service-parts.ts';

/**
 * The page of a link. GET shows one button and changes nothing, because mail scanners open links too; POST confirms or
 * unsubscribes. @param pages in the language of the link @throws {Problem} for a link that is forged, has expired or was used
 */
export async function answerLink(
  request: IncomingMessage,
  purpose: Purpose,
  pages: LanguagePages,
  { database, key, now, recipients }: ServiceParts,
): Promise<Message> {
  const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
  const isPost = request.method === 'POST';
  const body = isPost ? await readBody(request) : null;
  // Mail programs post to the link itself (RFC 8058). Their token is in the address, and their body is ignored.
  const token =
    searchParams.get('token') ?? (body && parseBody(body, notationOf(request)).get('token')) ?? '';
  const options = { key, now: now(), recipients, language: pages.site.language };
  const found = isPost
    ? await followLink(database, purpose, token, options)
    : await checkLink(database, purpose, token, options);
  const { confirm, confirmed, unsubscribe, unsubscribed } = pages.words.messages.pages;
  if (typeof found === 'object') {
    const { button, ...message } = purpose === 'confirm' ? confirm : unsubscribe;
    return { ...message, button: { label: button, action: pathname + pages.query, token } };
  }
  // A second unsubscription is not a problem.
  if (found === 'done' || (found === 'link-used' && purpose === 'leave'))
    return { ...(purpose === 'confirm' ? confirmed : unsubscribed), isGood: true };
  throw new Problem(found);
}
