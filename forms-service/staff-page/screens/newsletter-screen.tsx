/** The pages on which staff send an article to all readers: the list of articles, and one article. */
import type { Elements } from '@website/site/elements';
import type { ListedArticle } from '../../http/load-article.ts';
import { receivedCount, PER_MINUTE, type ArticleStatus } from '../../newsletter-issues.ts';
import type { NewsletterState } from '../../store/newsletters.ts';
import { newsletterAddress } from '../staff-addresses.ts';
import { Action, PostForm } from '../staff-parts.tsx';

const STATES: Readonly<Record<NewsletterState, string>> = {
  tested: 'Tried',
  sending: 'Being sent',
  stopped: 'Stopped',
  done: 'Sent',
};

const readersOf = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'reader' : 'readers'}`;

type NewslettersProps = {
  /** The newest first. */
  articles: readonly ListedArticle[];
  states: ReadonlyMap<string, NewsletterState>;
  readers: number;
};

/** The list of articles that can be sent. */
export function Newsletters({ articles, states, readers }: NewslettersProps) {
  return (
    <>
      <p className="back">
        <a href="/readers">← Readers</a>
      </p>
      <h1>Send a newsletter</h1>
      <p className="lead">
        {`Choose an article of the news: ${readersOf(readers)} can get it by mail. First it goes to you alone, so nothing is sent by choosing.`}
      </p>
      {articles.length === 0 ? (
        <p className="nothing">There is no article yet. Write one, and publish it.</p>
      ) : (
        <ul className="rows">
          {articles.map(({ article, title, date }) => {
            const state = states.get(article);
            return (
              <li key={article} className="row article">
                <a href={newsletterAddress(article)}>
                  <span className="who">{title}</span>
                  <span className="about">{date}</span>
                  <span className="time">
                    {state && <span className={`badge ${state}`}>{STATES[state]}</span>}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The progress of a newsletter that was sent to somebody. */
function Progress({ status }: { status: ArticleStatus }) {
  const { readers, waiting, givenUp } = status;
  return (
    <p>
      <span>{`${receivedCount(status).toLocaleString('en')} of ${readersOf(readers)} have it.`}</span>
      {waiting > 0 && (
        <span>{` ${waiting} ${waiting === 1 ? 'copy waits' : 'copies wait'} to be sent.`}</span>
      )}
      {givenUp > 0 && (
        <>
          {' '}
          <span>{`${givenUp} could not be sent:`}</span> <a href="/outbox">see why</a>.
        </>
      )}
    </p>
  );
}

function timeFor(copies: number): string {
  const minutes = Math.ceil(copies / PER_MINUTE);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** The part of the page that depends on the progress. */
function ToAll({ status }: { status: ArticleStatus }) {
  const { article, state, isTested, readers, missing } = status;
  const address = newsletterAddress(article);
  if (state === 'sending')
    return (
      <PostForm action={`${address}/stop`}>
        <p className="hint">
          {`It takes about ${timeFor(missing)} more. Load this page again to see how far it is.`}
        </p>
        <div className="buttons">
          <Action label="Stop" />
        </div>
      </PostForm>
    );
  if (missing === 0)
    return (
      <p className="hint">
        {readers === 0 ? 'There are no readers yet.' : 'Nobody is left who does not have it.'}
      </p>
    );
  if (!isTested)
    return (
      <p className="hint">
        {state
          ? 'The article has changed since the last copy to you. Send yourself another one first: all readers get the words of that copy.'
          : 'First send yourself a copy. All readers get the words of that copy.'}
      </p>
    );
  return (
    <PostForm action={`${address}/send`}>
      <p>{`${readersOf(missing)} would get it, in about ${timeFor(missing)}.`}</p>
      <p className="hint">
        Nobody gets it twice, and who unsubscribes meanwhile gets none. What is sent cannot be
        called back.
      </p>
      <div className="buttons">
        <Action label={`Send it to ${readersOf(missing)}`} variant="main" />
      </div>
    </PostForm>
  );
}

type NewsletterProps = {
  status: ArticleStatus;
  notice?: Elements;
  /** The typed address. */
  to?: string | undefined;
};

export function NewsletterScreen({ status, notice, to }: NewsletterProps) {
  const { article, title, date, state } = status;
  return (
    <>
      {notice}
      <p className="back">
        <a href="/readers/news">← All articles</a>
      </p>
      <div className="title">
        <h1>{title}</h1>
        <p>
          {state && <span className={`badge ${state}`}>{STATES[state]}</span>}
          <span>{` ${date}`}</span>
        </p>
      </div>
      <ol className="steps">
        <li className="card">
          <h2>1. Send it to yourself</h2>
          <PostForm action={`${newsletterAddress(article)}/try`} className="signed">
            <div className="field">
              <label htmlFor="to">Your email address</label>
              <input
                id="to"
                name="to"
                type="email"
                required
                autoComplete="email"
                defaultValue={to}
                aria-describedby="aboutTo"
              />
            </div>
            <Action label="Send me a copy" />
          </PostForm>
          <p id="aboutTo" className="hint">
            Only you get it. Read it on a phone and on a computer.
          </p>
        </li>
        <li className="card">
          <h2>2. Send it to all readers</h2>
          {state && state !== 'tested' && <Progress status={status} />}
          <ToAll status={status} />
        </li>
      </ol>
    </>
  );
}
