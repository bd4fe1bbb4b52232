/** The pages of the links in mails to staff, which mark a submission as answered or junk, or release it. */
import type { IncomingMessage } from 'node:http';
import { readToken, STAFF_PURPOSES, type StaffPurpose } from '../signed-tokens.ts';
import { findSubmission, markAnswered, markJunk, release } from '../store/submissions.ts';
import type { State } from '../types.ts';
import type { Message } from '../pages/message-page.tsx';
import { Problem } from './problems.ts';
import { notationOf, parseBody, readBody } from './request-body.ts';
import type { ServiceParts } from './service-parts.ts';

const FOLDER = '/submissions/staff/';
/** The name in the history. The person is unknown, because everybody with the mail has the link. */
const WHO = 'A link in a mail';

/** The purpose of the page at an address. */
export const staffPurposeOf = (path: string): StaffPurpose | undefined =>
  STAFF_PURPOSES.find((purpose) => path === FOLDER + purpose);

/** The change that each link makes, and the states in which it can be used. */
const LINKS: Readonly<Record<StaffPurpose, { from: readonly State[]; change: typeof release }>> = {
  answered: { from: ['new'], change: markAnswered },
  junk: { from: ['new', 'quarantined', 'answered'], change: markJunk },
  release: { from: ['quarantined'], change: release },
};

/**
 * The page of a link. GET shows one button and changes nothing, because mail scanners open links too. POST makes the
 * change. If the link was used before, or its submission was deleted, the page says so.
 * @throws {Problem} for a link that is forged or has expired
 */
export async function answerStaffLink(
  request: IncomingMessage,
  purpose: StaffPurpose,
  { database, key, now, outgoing, pages }: ServiceParts,
): Promise<Message> {
  const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
  const isPost = request.method === 'POST';
  const body = isPost ? parseBody(await readBody(request), notationOf(request)) : null;
  const token = body ? (body.get('token') ?? '') : (searchParams.get('token') ?? '');
  const reading = readToken(key, purpose, token, now());
  if (reading.is === 'forged') throw new Problem('link-wrong');
  const reference = reading.value;
  const { ask, done, gone, expired, states } = pages.words.messages.staff;
  const fill = (text: string, state: State) =>
    text.replace('{reference}', reference).replace('{state}', states[state]);
  const filled = ({ title, text }: { title: string; text: string }, state: State = 'new') => ({
    title: fill(title, state),
    text: fill(text, state),
  });
  if (reading.is === 'expired') return filled(expired);
  const found = await findSubmission(database, reference);
  if (!found) return filled(gone);
  const { from, change } = LINKS[purpose];
  if (!from.includes(found.state)) return filled(done.before, found.state);
  if (!isPost) {
    const label = ask[purpose].button;
    return { ...filled(ask[purpose]), button: { label, action: pathname, token } };
  }
  const changed = await change(database, reference, { now: now(), who: WHO, outgoing });
  if (changed.is === 'missing') return filled(gone);
  if (changed.is === 'done') return { ...filled(done[purpose]), isGood: true };
  return filled(done.before, changed.is === 'refused' ? changed.state : found.state);
}
