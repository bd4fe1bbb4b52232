/** The pages with the stored data of a person, to answer them and to erase it. */
import type { Elements } from '@website/site/elements';
import type { Person } from '../../store/personal-data.ts';
import type { Submission } from '../../types.ts';
import { submissionAddress } from '../staff-addresses.ts';
import { Action, Notice, PostForm, StateBadge, Typed, When } from '../staff-parts.tsx';
import { useVisit } from '../staff-visit.ts';
import { FORM_NAMES, MAIL_STATES, mailName } from '../words.ts';
import { shownState } from './inbox-screen.tsx';

const SUBSCRIPTIONS = {
  pending: 'has not confirmed the newsletter',
  confirmed: 'reads the newsletter',
  left: 'has unsubscribed from the newsletter',
} as const;

/** Asks for an address. The form uses POST, because an address in a link would stay in the browser's history. */
export function FindPerson({ email = '', notice }: { email?: string; notice?: Elements }) {
  return (
    <>
      {notice}
      <h1>People</h1>
      <p className="lead">
        Somebody asks what we have of them, or wants it erased: both begin with their email address.
      </p>
      <PostForm action="/people" className="filters card">
        <div className="field wide">
          <label htmlFor="email">Email address</label>
          <input
            id="email"
            name="email"
            type="email"
            required
            defaultValue={email}
            autoComplete="off"
          />
        </div>
        <div className="buttons">
          <button className="button" type="submit">
            Look it up
          </button>
        </div>
      </PostForm>
    </>
  );
}

/** Whether nothing is stored about a person. */
const isNothing = ({ submissions, subscription, mails }: Person) =>
  submissions.length + mails.length === 0 && subscription === null;

const number = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

function amounts({ submissions, subscription, mails }: Person): string[] {
  return [
    number(submissions.length, 'submission', 'submissions'),
    number(mails.length, 'mail', 'mails'),
    ...(subscription ? ['the newsletter'] : []),
  ];
}

function SubmissionLine({ submission }: { submission: Submission }) {
  const { now } = useVisit();
  const { reference, form, receivedAt } = submission;
  const state = shownState(submission, now);
  return (
    <li>
      {state ? (
        <StateBadge state={state} since={receivedAt} />
      ) : (
        <span className="badge">Received</span>
      )}
      <p>
        <a href={submissionAddress(reference)} translate="no">
          {reference}
        </a>{' '}
        <span>{`${FORM_NAMES[form]},`}</span> <When time={receivedAt} />
      </p>
    </li>
  );
}

export function PersonScreen({ person, notice }: { person: Person; notice?: Elements }) {
  const { email, submissions, subscription, mails } = person;
  if (isNothing(person))
    return (
      <FindPerson
        email={email}
        notice={notice ?? <Notice kind="good" title={`We have nothing of ${email}.`} />}
      />
    );
  return (
    <>
      {notice}
      <p className="back">
        <a href="/people">← Another address</a>
      </p>
      <div className="title">
        <h1>
          <Typed text={email} />
        </h1>
        <p>{amounts(person).join(', ')}</p>
      </div>
      <div className="columns">
        <div className="side">
          <section className="card" aria-labelledby="submissions">
            <h2 id="submissions">Submissions</h2>
            {submissions.length === 0 && <p className="hint">None.</p>}
            <ul className="mails">
              {submissions.map((submission) => (
                <SubmissionLine key={submission.reference} submission={submission} />
              ))}
            </ul>
          </section>
          {subscription && (
            <section className="card" aria-labelledby="newsletter">
              <h2 id="newsletter">Newsletter</h2>
              <p>
                Signed up <When time={subscription.signedUpAt} />;{' '}
                <span>{`${SUBSCRIPTIONS[subscription.state]}.`}</span>
              </p>
              {subscription.state !== 'left' && (
                <PostForm action="/people/unsubscribe" values={{ email }} className="buttons">
                  <Action label="Unsubscribe" about={email} />
                </PostForm>
              )}
            </section>
          )}
          <section className="card" aria-labelledby="mails">
            <h2 id="mails">Mails</h2>
            {mails.length === 0 && <p className="hint">None in the last two weeks.</p>}
            <ul className="mails">
              {mails.map(({ id, template, state, createdAt }) => (
                <li key={id}>
                  <span className={`badge ${state}`}>{MAIL_STATES[state]}</span>
                  <p>
                    <span>{`${mailName(template)},`}</span> <When time={createdAt} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="side">
          <PostForm action="/people/export" values={{ email }} className="card">
            <h2>Tell them</h2>
            <p>A file with everything above, to send to the person who asks.</p>
            <div className="buttons">
              <Action label="Download the file" />
            </div>
          </PostForm>
          <PostForm action="/people/erase" values={{ email }} className="card">
            <h2>Erase it</h2>
            <p>The next page asks once more before anything is erased.</p>
            <div className="buttons">
              <Action label="Erase everything…" />
            </div>
          </PostForm>
        </div>
      </div>
    </>
  );
}

/** Asks for confirmation before the data is erased. */
type ConfirmEraseProps = {
  person: Person;
  /** Other spellings of the same mailbox, which stay. */
  others: readonly string[];
};

export function ConfirmErase({ person, others }: ConfirmEraseProps) {
  return (
    <>
      <h1>Erase everything?</h1>
      <PostForm action="/people/erased" values={{ email: person.email }} className="card confirm">
        <p>
          <b>
            <Typed text={person.email} />
          </b>
          <span>{`: ${amounts(person).join(', ')}.`}</span>
        </p>
        <p>
          This cannot be undone. Mails that were sent stay in mailboxes, and backups keep the data
          until you delete them.
        </p>
        {others.length > 0 && (
          <p>
            Perhaps the same person, and not erased with it: <Typed text={others.join(', ')} />
          </p>
        )}
        <div className="buttons">
          <Action label="Yes, erase it for good" variant="main" />
          <a href="/people">No, keep it</a>
        </div>
      </PostForm>
    </>
  );
}
