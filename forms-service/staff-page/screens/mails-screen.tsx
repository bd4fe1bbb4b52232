/** Mails and webhook calls that wait or were given up. */
import type { Elements } from '@website/site/elements';
import type { OutboxItem, OutboxState } from '../../types.ts';
import { submissionAddress } from '../staff-addresses.ts';
import { Action, Fault, Pager, PostForm, shownRows, Typed, Views, When } from '../staff-parts.tsx';
import { MAIL_STATES, mailName } from '../words.ts';

type MailsProps = {
  state: OutboxState;
  page: number;
  items: readonly OutboxItem[];
  counts: Readonly<Record<OutboxState, number>>;
  notice?: Elements;
};

const NOTHING: Readonly<Record<OutboxState, string>> = {
  dead: 'No mail was given up. All is well.',
  queued: 'No mail waits.',
  claimed: 'No mail is being sent at this moment.',
  sent: 'No mail was sent in the last two weeks.',
};

const addressOf = (state: OutboxState, page = 1) =>
  `/outbox?state=${state}${page > 1 ? `&page=${page}` : ''}`;

function Mail({ item }: { item: OutboxItem }) {
  const { id, template, recipient, state, tries, createdAt, dueAt, sentAt, lastError } = item;
  const { reference } = item.data;
  const about = `${mailName(template)} to ${recipient}`;
  return (
    <li className="card mail">
      <div>
        <p>
          <b>{mailName(template)}</b> to <Typed text={recipient} />
        </p>
        <p className="hint">
          {sentAt === null ? (
            <>
              Since <When time={createdAt} />
              {tries > 0 && <span>{`, tried ${tries === 1 ? 'once' : `${tries} times`}`}</span>}
              {state === 'queued' && tries > 0 && (
                <>
                  , next time <When time={dueAt} />
                </>
              )}
            </>
          ) : (
            <>
              Sent <When time={sentAt} />
            </>
          )}
          {typeof reference === 'string' && (
            <>
              {' · '}
              <a className="reference" href={submissionAddress(reference)} translate="no">
                {reference}
              </a>
            </>
          )}
        </p>
        {lastError && <Fault error={lastError} />}
      </div>
      {(state === 'dead' || state === 'queued') && (
        <PostForm action="/outbox/again" values={{ id, state }} className="buttons">
          <Action label="Try again" about={about} />
          {state === 'dead' && <Action label="Let it go" about={about} action="/outbox/drop" />}
        </PostForm>
      )}
    </li>
  );
}

export function Mails({ state, page, items, counts, notice }: MailsProps) {
  return (
    <>
      {notice}
      <h1>Mails</h1>
      <p className="lead">
        A mail that cannot be sent is tried again for two days. Then it is given up, and somebody of
        us has to look: is the address right, does the mail server work? Until it is tried again or
        let go, the morning mail speaks of it.
      </p>
      <Views
        label="Which mails"
        names={MAIL_STATES}
        counts={counts}
        current={state}
        addressOf={(one) => addressOf(one)}
      />
      <section aria-labelledby="list">
        <div className="listHead">
          <h2 id="list">
            <span>{MAIL_STATES[state]}</span>{' '}
            <small>{shownRows(page, counts[state], 'mail', 'mails')}</small>
          </h2>
          {state === 'dead' && counts.dead > 1 && (
            <PostForm action="/outbox/again" values={{ state }}>
              <Action label="Try all again" variant="main" />
            </PostForm>
          )}
        </div>
        {items.length === 0 ? (
          <p className="nothing">{NOTHING[state]}</p>
        ) : (
          <ul className="cards">
            {items.map((item) => (
              <Mail key={item.id} item={item} />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          total={counts[state]}
          what="mails"
          addressOf={(to) => addressOf(state, to)}
        />
      </section>
    </>
  );
}
