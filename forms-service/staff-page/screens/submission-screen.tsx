/** The page of one submission: its text, mails, history and buttons. */
import type { ReactNode } from 'react';
import type { Elements } from '@website/site/elements';
import { FIELDS, type Rows } from '@website/site/forms/fields';
import { isMailbox } from '../../mail/mailbox.ts';
import type { HistoryEntry } from '../../store/history.ts';
import { SUSPICIONS, type OutboxItem, type Submission } from '../../types.ts';
import { factsIn, titleOf } from '../../shown-fields.ts';
import { submissionAddress } from '../staff-addresses.ts';
import {
  Action,
  beginning,
  Fault,
  LONGEST_NOTE,
  Notice,
  PostForm,
  StateBadge,
  Typed,
  When,
} from '../staff-parts.tsx';
import { ageOf } from '../shown-times.ts';
import { useVisit } from '../staff-visit.ts';
import { ANSWERED_FORMS } from '../../store/attention.ts';
import { HISTORY_NAMES, FORM_NAMES, languageName, MAIL_STATES, mailName } from '../words.ts';
import { shownState } from './inbox-screen.tsx';

/** The message after a change, by the name in the address. */
export const DONE: Readonly<Record<string, string>> = {
  answered: 'Marked as answered.',
  reopened: 'Put back.',
  junk: 'Set aside as junk. Nobody is reminded of it.',
  released: 'Let through. The mails about it go out now.',
  note: 'The note is saved.',
};

/** The typed input of a form that was not accepted. */
export type Draft = { note: string; who: string };

type SubmissionProps = {
  submission: Submission;
  version: number;
  history: readonly HistoryEntry[];
  mails: readonly OutboxItem[];
  /** A message about the last change, at the top of the page. */
  notice?: Elements;
  draft?: Draft | undefined;
  /** The fields of the form; others in tests. */
  rows?: Rows;
};

/** The name of a person, which is not always known. */
const nameOf = (who: string | null) => who ?? 'Somebody';

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  return (
    <>
      <b>
        <Typed text={nameOf(entry.who)} />
      </b>{' '}
      <span>{`${HISTORY_NAMES[entry.what]},`}</span> <When time={entry.happenedAt} />
    </>
  );
}

function Facts({ submission, rows = FIELDS[submission.form] }: SubmissionProps) {
  const { form, receivedAt, fields, language, network, suspicion } = submission;
  const { choices } = useVisit();
  const facts: [string, ReactNode][] = [
    ['Form', FORM_NAMES[form]],
    ['Language', languageName(language)],
    ['Received', <When key="received" time={receivedAt} />],
    ...factsIn(rows, fields, choices)
      // The name is the heading of the page.
      .filter(({ name }) => name !== 'name')
      .map(({ name, value, mark }): [string, ReactNode] => [
        titleOf(name) + mark,
        <Typed key={name} text={value} />,
      ]),
    ['Held back because', suspicion && SUSPICIONS[suspicion]],
    // The network matters only if many suspicious submissions come from one. It is not needed for an answer.
    ['Network', suspicion && network],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The buttons of each state, besides the button of the note. The first one is the usual choice. */
const ACTIONS = {
  new: [
    ['answered', 'Mark as answered'],
    ['junk', 'Junk'],
  ],
  quarantined: [
    ['released', 'Let it through'],
    ['junk', 'Junk'],
  ],
  answered: [
    ['reopened', 'Put it back'],
    ['junk', 'Junk'],
  ],
  junk: [['reopened', 'This is not junk']],
} as const;

function Actions({ submission, version, draft }: SubmissionProps) {
  const { name } = useVisit();
  const { reference, state, form } = submission;
  const address = submissionAddress(reference);
  const actions =
    state === 'new' && !ANSWERED_FORMS.includes(form)
      ? ACTIONS.new.filter(([action]) => action === 'junk')
      : ACTIONS[state];
  return (
    <PostForm action={`${address}/note`} values={{ seen: version }} className="card actions">
      <h2>What to do</h2>
      <div className="field">
        <label htmlFor="note">Note</label>
        <textarea
          id="note"
          name="note"
          rows={4}
          maxLength={LONGEST_NOTE}
          defaultValue={draft?.note}
          aria-describedby="aboutNote"
        />
        <p id="aboutNote" className="hint">
          For us alone. It is saved with any of the buttons.
        </p>
      </div>
      <div className="signed">
        {name === null && (
          <div className="field">
            <label htmlFor="who">Your name</label>
            <input
              id="who"
              name="who"
              autoComplete="given-name"
              maxLength={80}
              defaultValue={draft?.who}
            />
          </div>
        )}
        {/* This is the first button of the form, because Enter in the name field presses the first one. */}
        <Action label="Save the note" />
      </div>
      <div className="buttons">
        {actions.map(([action, label], index) => (
          <Action
            key={action}
            label={label}
            variant={index === 0 && action !== 'junk' ? 'main' : 'quiet'}
            action={`${address}/${action}`}
          />
        ))}
      </div>
    </PostForm>
  );
}

function History({ submission, history }: SubmissionProps) {
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="history">
        <li>
          <p>
            Came in, <When time={submission.receivedAt} />
          </p>
        </li>
        {history.map((entry, index) => (
          <li key={index} className={entry.what}>
            <p>
              <HistoryLine entry={entry} />
            </p>
            {entry.note && <blockquote dir="auto">{entry.note}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mails({ mails }: { mails: readonly OutboxItem[] }) {
  return (
    <section className="card" aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {mails.length === 0 ? (
        <p className="hint">None. Mails that were sent are listed for two weeks.</p>
      ) : (
        <ul className="mails">
          {mails.map(({ id, template, recipient, state, lastError, createdAt, sentAt }) => (
            <li key={id}>
              <span className={`badge ${state}`}>{MAIL_STATES[state]}</span>
              <p>
                <b>{mailName(template)}</b> to <Typed text={recipient} />,{' '}
                <When time={sentAt ?? createdAt} />
              </p>
              {lastError && <Fault error={lastError} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The address that opens the mail program with an answer. */
function replyAddress({ fields, reference }: Submission): string {
  const subject = `Re: ${fields.subject ?? 'Your request'} (${reference})`;
  return `mailto:${encodeURIComponent(fields.email)}?subject=${encodeURIComponent(subject)}`;
}

export function SubmissionScreen(props: SubmissionProps) {
  const { submission, notice } = props;
  const { now } = useVisit();
  const { fields, reference, receivedAt } = submission;
  const state = shownState(submission, now);
  return (
    <>
      {notice}
      <p className="back">
        <a href="/">← Inbox</a>
      </p>
      <div className="title">
        <h1>
          <Typed text={fields['name'] ?? fields.email} />
        </h1>
        <p>
          {state && <StateBadge state={state} since={receivedAt} />}
          <span translate="no">{` ${reference}`}</span>
        </p>
      </div>
      <div className="columns">
        <section className="card" aria-labelledby="written">
          <h2 id="written">{fields['message'] ? 'Message' : 'Request'}</h2>
          {fields['message'] && (
            <p className="message" dir="auto">
              {fields['message'].replace(/\r\n?/g, '\n')}
            </p>
          )}
          <Facts {...props} />
          {!isMailbox(fields.email) && (
            <p className="hint">This cannot be an email address: nobody can be written to.</p>
          )}
          <div className="buttons">
            {isMailbox(fields.email) && (
              <a className="button quiet" href={replyAddress(submission)}>
                Answer in your mail program
              </a>
            )}
            <PostForm action="/people" values={{ email: fields.email }}>
              <Action label="All from this address" />
            </PostForm>
          </div>
        </section>
        <div className="side">
          <Actions {...props} />
          <History {...props} />
        </div>
        <Mails mails={props.mails} />
      </div>
    </>
  );
}

/** A link to the submission that has waited longest. @param submission `null` if none waits */
export function Next({ submission }: { submission: Submission | null }) {
  const { now } = useVisit();
  if (!submission) return <p>Nobody else waits for an answer.</p>;
  const { fields, reference, receivedAt } = submission;
  return (
    <p>
      Next:{' '}
      <a href={submissionAddress(reference)}>
        <Typed text={beginning(fields['name'] ?? fields.email, 60)} />
      </a>
      <span>{`, who has waited for ${ageOf(receivedAt, now)}.`}</span>
    </p>
  );
}

/** Says that somebody else has changed the submission first. The typed note is in the form below. */
export function Overtaken({ last, hasNote }: { last: HistoryEntry | undefined; hasNote: boolean }) {
  return (
    <Notice kind="bad" title="Somebody else was faster. Nothing of yours was saved yet.">
      {last && (
        <p>
          <HistoryLine entry={last} />. This page now shows how it is.
        </p>
      )}
      {hasNote && <p>Your note still stands in the form. Save it there if it is still of use.</p>}
    </Notice>
  );
}
