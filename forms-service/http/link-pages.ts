/** The pages of the links in mails: to confirm an address for the newsletter, and to unsubscribe. */
import type { IncomingMessage } from 'node:http';
import { checkLink, followLink, type LinkRefusal } from '../newsletter.ts';
import type { Purpose } from '../signed-tokens.ts';
import { notationOf, parseBody, readBody } from './request-body.ts';
import type { Message, Words } from './load-pages.ts';
import { Problem, type ProblemName } from './problems.ts';
import type { ServiceParts } from './service-parts.ts';

/** The problem for each refusal. */
const REFUSALS: Readonly<Record<LinkRefusal, ProblemName>> = {
  already: 'link-used',
  left: 'link-used',
  unknown: 'link-expired',
  expired: 'link-expired',
  forged: 'link-wrong',
};

/** The message for a link. @throws {Problem} if it cannot be used. A second unsubscription is not a problem */
function outcomeOf(words: Words, purpose: Purpose, state: LinkRefusal | 'done') {
  const { confirmed, unsubscribed } = words.messages.pages;
  if (purpose === 'leave' && (state === 'done' || state === 'already'))
    return { ...unsubscribed, isGood: true };
  if (state === 'done') return { ...confirmed, isGood: true };
  throw new Problem(REFUSALS[state]);
}

/**
 * The page of a link. GET shows one button and changes nothing, because mail scanners open links too; POST confirms or
 * unsubscribes. @throws {Problem} for a link that is forged, has expired or was used
 */
export async function answerLink(
  request: IncomingMessage,
  purpose: Purpose,
  { database, key, now, pages, recipients }: ServiceParts,
): Promise<Message> {
  const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
  const isPost = request.method === 'POST';
  const body = isPost ? await readBody(request) : null;
  // Mail programs post to the link itself (RFC 8058). Their token is in the address, and their body is ignored.
  const token =
    searchParams.get('token') ?? (body && parseBody(body, notationOf(request)).get('token')) ?? '';
  const asked = { key, now: now() };
  if (isPost) {
    const result = await followLink(database, purpose, token, { ...asked, recipients });
    return outcomeOf(pages.words, purpose, result);
  }
  const state = await checkLink(database, purpose, token, asked);
  if (state !== 'open') return outcomeOf(pages.words, purpose, state);
  const { confirm, unsubscribe } = pages.words.messages.pages;
  const { button, ...message } = purpose === 'confirm' ? confirm : unsubscribe;
  return { ...message, button: { label: button, action: pathname, token } };
}
