/** Answers for sending an article to all readers. */
import { isMailbox } from '../../mail/mailbox.ts';
import { NotSentError } from '../../mail/send-now.ts';
import { PER_MINUTE, type ArticleStatus } from '../../newsletter-issues.ts';
import {
  newsletterStates,
  startNewsletter,
  stopNewsletter,
  storeTested,
} from '../../store/newsletters.ts';
import { countReaders } from '../../store/subscriptions.ts';
import { newsletterAddress } from '../staff-addresses.ts';
import { renderPage } from '../frame.tsx';
import { Notice } from '../staff-parts.tsx';
import { StaffProblem } from '../staff-problems.ts';
import { seeOther, type Reply } from '../reply.ts';
import { Newsletters, NewsletterScreen } from '../screens/newsletter-screen.tsx';
import type { Context } from './context.ts';

/** The messages after each button, by the last part of its address. */
const DONE = {
  try: 'Your copy is sent. Read it in your mailbox, then come back.',
  send: 'It is being sent now.',
  stop: 'Stopped. Copies that wait already are still sent.',
} as const;
type Button = keyof typeof DONE;

export async function listNewsletters({ newsletter, database, visit }: Context): Promise<Reply> {
  const screen = (
    <Newsletters
      articles={await newsletter.list()}
      states={await newsletterStates(database.query)}
      readers={await countReaders(database.query)}
    />
  );
  return renderPage('Send a newsletter', visit, screen);
}

/** @throws {StaffProblem} if the site does not have the article */
async function statusOf({ newsletter }: Context, article: string): Promise<ArticleStatus> {
  const status = await newsletter.read(article);
  if (!status) throw new StaffProblem('missing');
  return status;
}

export async function showNewsletter(context: Context, article: string): Promise<Reply> {
  const { visit, query } = context;
  const status = await statusOf(context, article);
  const done = DONE[(query.get('done') ?? '') as Button] as string | undefined;
  const notice = done && <Notice kind="good" title={done} />;
  return renderPage(status.title, visit, <NewsletterScreen status={status} notice={notice} />);
}

/**
 * Makes the handler of a button, which sends a test copy, starts to send to all readers, or stops.
 * @throws {StaffProblem} if the site does not have the article
 */
export const changeNewsletter =
  (button: Button) =>
  async (context: Context, article: string): Promise<Reply> => {
    const { visit, database, newsletter, fields } = context;
    const { now } = visit;
    const status = await statusOf(context, article);
    const { content } = status;
    const to = (fields.get('to') ?? '').trim();

    function refuse(code: number, title: string, reason = ''): Reply {
      const notice = (
        <Notice kind="bad" title={title}>
          {reason.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      );
      const screen = <NewsletterScreen status={status} notice={notice} to={to} />;
      return renderPage(status.title, visit, screen, code);
    }

    if (button === 'try') {
      if (!isMailbox(to))
        return refuse(422, 'This is no email address. It needs an @ and a domain.');
      try {
        await newsletter.tryOut(status, to);
      } catch (error) {
        if (error instanceof NotSentError)
          return refuse(503, 'Your copy was not sent.', error.message);
        throw error;
      }
      await storeTested(database.query, { article, content, now });
    } else if (button === 'send') {
      if (status.missing === 0) return refuse(409, 'Every reader has it already.');
      const tested = { article, content, perMinute: PER_MINUTE, now };
      if (!(await startNewsletter(database.query, tested)))
        return refuse(
          409,
          'Nothing was sent: the article has changed. First send yourself a copy.',
        );
    } else if (!(await stopNewsletter(database.query, article, now)))
      return refuse(409, 'It is not being sent any more, so there is nothing to stop.');
    return seeOther(`${newsletterAddress(article)}?done=${button}`);
  };
