/** The list of submissions, with filters and search. */
import type { Elements } from '@website/site/elements';
import { SUSPICIONS, type Form, type State, type Submission } from '../../types.ts';
import { isMailbox } from '../../mail/mailbox.ts';
import { submissionAddress } from '../staff-addresses.ts';
import {
  Action,
  beginning,
  Notice,
  Pager,
  PostForm,
  shownRows,
  StateBadge,
  Typed,
  Views,
  When,
} from '../staff-parts.tsx';
import { useVisit } from '../staff-visit.ts';
import { FORM_COUNTS, FORM_NAMES, SHOWN_FORMS } from '../words.ts';
import { ANSWERED_FORMS, isOverdue } from '../../store/attention.ts';

/** The listed submissions: one state, overdue ones, or all. */
export type View = 'waiting' | 'overdue' | 'quarantined' | 'answered' | 'junk' | 'all';
export const VIEWS: Readonly<Record<View, string>> = {
  waiting: 'Waiting',
  overdue: 'Overdue',
  quarantined: 'Held back',
  answered: 'Answered',
  junk: 'Junk',
  all: 'All',
};

/** The filters in the address. */
export type Asked = {
  view: View;
  form: Form | null;
  /** Days in the format of date fields, or an empty text. */
  from: string;
  until: string;
  words: string;
  page: number;
};

/** An address with the same filters. */
function listAddress(asked: Asked, changes: Partial<Asked> = {}, path = '/'): string {
  const { view, form, from, until, words, page } = { ...asked, page: 1, ...changes };
  const query = new URLSearchParams();
  if (view !== 'waiting') query.set('show', view);
  for (const [name, value] of Object.entries({ form, from, until, words }))
    if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Explanations of lists whose name is not enough. */
const ABOUT: Partial<Record<View, string>> = {
  overdue:
    'These people have waited for more than a day. The site promises an answer within 24-48 hours.',
  quarantined:
    'A program may have sent these, so nobody was written to about them. Let through what a person wrote, and the mails go out.',
};

/** The address of the quarantine list. */
export const HELD_BACK = '/?show=quarantined';

const NOTHING: Readonly<Record<View, string>> = {
  waiting: 'Nobody waits for an answer.',
  overdue: 'Nobody has waited for more than a day.',
  quarantined: 'Nothing is held back.',
  answered: 'Nothing has been marked as answered yet.',
  junk: 'There is no junk.',
  all: 'Nothing has come in yet.',
};

function Filters({ asked }: { asked: Asked }) {
  const isFiltered = asked.form ?? (asked.from || asked.until || asked.words);
  return (
    <form className="filters" method="get" action="/" role="search">
      {asked.view !== 'waiting' && <input type="hidden" name="show" value={asked.view} />}
      <div className="field wide">
        <label htmlFor="words">Search</label>
        <input
          id="words"
          name="words"
          type="search"
          defaultValue={asked.words}
          placeholder="A name, a word, a number"
          autoComplete="off"
        />
      </div>
      <div className="field">
        <label htmlFor="form">Form</label>
        <select id="form" name="form" defaultValue={asked.form ?? ''}>
          <option value="">All forms</option>
          {SHOWN_FORMS.map((form) => (
            <option key={form} value={form}>
              {FORM_NAMES[form]}
            </option>
          ))}
        </select>
      </div>
      <div className="buttons">
        <button className="button dark" type="submit">
          Show
        </button>
        {isFiltered && <a href={listAddress(asked, EVERYTHING)}>Clear</a>}
      </div>
      <details className="days" open={asked.from !== '' || asked.until !== ''}>
        <summary>Only some days</summary>
        <div className="daysIn">
          <div className="field">
            <label htmlFor="from">From</label>
            <input id="from" name="from" type="date" defaultValue={asked.from} />
          </div>
          <div className="field">
            <label htmlFor="until">Until</label>
            <input id="until" name="until" type="date" defaultValue={asked.until} />
          </div>
        </div>
      </details>
    </form>
  );
}
const EVERYTHING = { form: null, from: '', until: '', words: '' };

/** The state that a row shows. Sign-ups to the newsletter and for early access need no answer. */
export function shownState(submission: Submission, now: number): State | 'overdue' | null {
  if (submission.state === 'new' && !ANSWERED_FORMS.includes(submission.form)) return null;
  return isOverdue(submission, now) ? 'overdue' : submission.state;
}

function Row({ submission }: { submission: Submission }) {
  const { now } = useVisit();
  const { reference, form, receivedAt, fields, note, suspicion } = submission;
  const { name, email, subject, message } = fields;
  const state = shownState(submission, now);
  return (
    <li className={`row ${state ?? 'none'}`}>
      <a href={submissionAddress(reference)}>
        <span className="who">
          <Typed text={beginning(name ?? email, 60)} />
        </span>
        <span className="about">
          <span className="kind">{FORM_NAMES[form]}</span>
          {subject && <Typed text={beginning(subject, 60)} />}
        </span>
        <span className="said">
          {message ? (
            <Typed text={beginning(message, 140)} />
          ) : (
            <Typed text={name ? beginning(email, 60) : ''} />
          )}
          {state === 'quarantined' && suspicion && (
            <span className="noted">{`Held back because ${SUSPICIONS[suspicion]}`}</span>
          )}
          {!isMailbox(email) && <span className="noted">No mail can reach this address</span>}
          {note && (
            <span className="noted">
              Note: <Typed text={beginning(note, 100)} />
            </span>
          )}
        </span>
        <span className="time">
          {state && <StateBadge state={state} since={receivedAt} />}
          <When time={receivedAt} />
        </span>
      </a>
    </li>
  );
}

/** How many of each form came in within thirty days. */
function Lately({ counts }: { counts: InboxProps['lately'] }) {
  const said = SHOWN_FORMS.flatMap((form) => {
    const count = counts.find((one) => one.form === form)?.count;
    return count ? [`${count} ${FORM_COUNTS[form][count === 1 ? 0 : 1]}`] : [];
  });
  return said.length > 0 && <p className="hint under">{`In 30 days: ${said.join(', ')}.`}</p>;
}

type InboxProps = {
  asked: Asked;
  counts: Readonly<Record<View, number>>;
  submissions: readonly Submission[];
  total: number;
  /** How many came in within thirty days. */
  lately: readonly { form: Form; count: number }[];
  /** How often a wrong password was typed in the last 24 hours. */
  wrong: number;
  /** A message about the last change, at the top of the page. */
  notice?: Elements;
};

export function Inbox({ asked, counts, submissions, total, lately, wrong, notice }: InboxProps) {
  return (
    <>
      {notice}
      {wrong > 0 && (
        <Notice kind="bad" title={`Wrong passwords in the last 24 hours: ${wrong}`}>
          <p>
            If it was none of you, somebody is guessing. A password of ours has too many signs to be
            guessed, and each wrong one makes the next answer slower. Nothing needs to be done.
          </p>
        </Notice>
      )}
      <h1>Inbox</h1>
      <Views
        label="Which submissions"
        names={VIEWS}
        counts={counts}
        current={asked.view}
        addressOf={(view) => listAddress({ ...asked, words: '', from: '', until: '' }, { view })}
      />
      <Filters asked={asked} />
      <section aria-labelledby="list">
        <div className="listHead">
          <h2 id="list">
            <span>{VIEWS[asked.view]}</span>{' '}
            <small>{shownRows(asked.page, total, 'entry', 'entries')}</small>
          </h2>
          {total > 0 && (
            <p className="exports">
              Download this list: <a href={listAddress(asked, {}, '/submissions.xlsx')}>Excel</a>,{' '}
              <a href={listAddress(asked, {}, '/submissions.csv')}>CSV</a>
            </p>
          )}
        </div>
        {total > 0 && ABOUT[asked.view] && <p className="hint">{ABOUT[asked.view]}</p>}
        {submissions.length === 0 ? (
          <p className="nothing">
            {asked.words ? 'Nothing here has all these words.' : NOTHING[asked.view]}
          </p>
        ) : (
          <ol className="rows">
            {submissions.map((submission) => (
              <Row key={submission.id} submission={submission} />
            ))}
          </ol>
        )}
        {asked.view === 'quarantined' && submissions.length > 1 && (
          <PostForm
            action="/held-back/junk"
            values={{ references: submissions.map(({ reference }) => reference).join(' ') }}
            className="under"
          >
            <Action label={`Set all ${submissions.length} of this page aside as junk`} />
          </PostForm>
        )}
        {asked.words && asked.view !== 'all' && (
          <p className="under">
            <a href={listAddress(asked, { view: 'all' })}>
              {`Search everything, not only “${VIEWS[asked.view]}”`}
            </a>
          </p>
        )}
        <Pager
          page={asked.page}
          total={total}
          what="the list"
          addressOf={(page) => listAddress(asked, { page })}
        />
        <Lately counts={lately} />
      </section>
    </>
  );
}
