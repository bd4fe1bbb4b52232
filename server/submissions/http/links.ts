/** What the links in mails are for: to confirm an address for the newsletter, and to leave it. */
import type { IncomingMessage } from 'node:http';
import { readToken, type Purpose } from '../tokens.ts';
import { notationOf, parseBody, readBody } from './body.ts';
import type { Message } from './pages.ts';
import { Problem } from './problems.ts';
import type { ServiceParts } from './service.ts';

/** Does what a link is for. @returns whether it was done already, or cannot be done any more */
export type FollowLink = (
  purpose: Purpose,
  email: string,
  now: number,
) => Promise<'done' | 'already' | 'gone'>;

/**
 * A page with one button for those who open a link, because mail scanners open it too; what it does, for those who
 * press it.
 * @throws {Problem} for a link that is not ours, has expired or was used
 */
export async function answerLink(
  request: IncomingMessage,
  purpose: Purpose,
  { key, now, pages, followLink }: Pick<ServiceParts, 'key' | 'now' | 'pages' | 'followLink'>,
): Promise<Message> {
  const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
  const isPost = request.method === 'POST';
  const body = isPost ? await readBody(request) : null;
  // Mail programs post to the link itself, in a notation of their choice (RFC 8058); what they post says nothing.
  const token =
    searchParams.get('token') ?? (body && parseBody(body, notationOf(request)).get('token')) ?? '';
  const reading = readToken(key, purpose, token, now());
  if (reading.is === 'forged') throw new Problem('link-wrong');
  if (reading.is === 'expired') throw new Problem('link-expired');
  const words = pages.words.answers.pages;
  if (!isPost) {
    const { button, ...message } = words[purpose];
    return { ...message, button: { label: button, action: pathname, token } };
  }
  const outcome = await followLink(purpose, reading.value, now());
  if (outcome === 'gone') throw new Problem('link-expired');
  // Whoever leaves twice has left.
  if (outcome === 'already' && purpose === 'confirm') throw new Problem('link-used');
  return { ...words[purpose === 'confirm' ? 'confirmed' : 'left'], isGood: true };
}
