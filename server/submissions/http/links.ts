/** The pages of the links in mails: to confirm an address for the newsletter, and to leave it. */
import type { IncomingMessage } from 'node:http';
import { followLink, lookAtLink, type LinkState } from '../newsletter.ts';
import type { Purpose } from '../tokens.ts';
import { notationOf, parseBody, readBody } from './body.ts';
import type { Message, Words } from './pages.ts';
import { Problem, type ProblemName } from './problems.ts';
import type { ServiceParts } from './service.ts';

/** What is said of a link that does nothing any more. */
const REFUSALS: Readonly<Record<Exclude<LinkState, 'open'>, ProblemName>> = {
  already: 'link-used',
  left: 'link-used',
  unknown: 'link-expired',
  expired: 'link-expired',
  forged: 'link-wrong',
};

/** @throws {Problem} unless it is well: whoever leaves twice has left */
function outcomeOf(words: Words, purpose: Purpose, state: Exclude<LinkState, 'open'> | 'done') {
  const { confirmed, left } = words.answers.pages;
  if (purpose === 'leave' && (state === 'done' || state === 'already'))
    return { ...left, isGood: true };
  if (state === 'done') return { ...confirmed, isGood: true };
  throw new Problem(REFUSALS[state]);
}

/**
 * A page with one button for those who open a link, because mail scanners open it too; what it does, for those who
 * press it.
 * @throws {Problem} for a link that is not ours, has expired or was used
 */
export async function answerLink(
  request: IncomingMessage,
  purpose: Purpose,
  { database, key, now, pages, recipients }: ServiceParts,
): Promise<Message> {
  const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
  const isPost = request.method === 'POST';
  const body = isPost ? await readBody(request) : null;
  // Mail programs post to the link itself, in a notation of their choice (RFC 8058); what they post says nothing.
  const token =
    searchParams.get('token') ?? (body && parseBody(body, notationOf(request)).get('token')) ?? '';
  const asked = { key, now: now() };
  if (isPost) {
    const result = await followLink(database, purpose, token, { ...asked, recipients });
    return outcomeOf(pages.words, purpose, result);
  }
  const state = await lookAtLink(database, purpose, token, asked);
  if (state !== 'open') return outcomeOf(pages.words, purpose, state);
  const { button, ...message } = pages.words.answers.pages[purpose];
  return { ...message, button: { label: button, action: pathname, token } };
}
