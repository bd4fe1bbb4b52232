/** Answers about one submission: its page, and its changes. */
import type { Elements } from '@website/site/elements';
import { historyOf } from '../../store/history.ts';
import { listOutbox } from '../../store/outbox.ts';
import {
  addNote,
  findSubmission,
  longestWaiting,
  markAnswered,
  markJunk,
  release,
  reopen,
  versionOf,
  type Change,
} from '../../store/submissions.ts';
import { OUTBOX_STATES } from '../../types.ts';
import { cleanName } from '../staff-access.ts';
import { submissionAddress } from '../staff-addresses.ts';
import { renderPage } from '../frame.tsx';
import { LONGEST_NOTE, Notice } from '../staff-parts.tsx';
import { StaffProblem } from '../staff-problems.ts';
import { seeOther, type Reply } from '../reply.ts';
import {
  DONE,
  Next,
  Overtaken,
  SubmissionScreen,
  type Draft,
} from '../screens/submission-screen.tsx';
import { STATE_NAMES } from '../words.ts';
import type { Context } from './context.ts';

type Showing = { notice?: Elements; draft?: Draft; status?: number };

async function page(
  { database, visit }: Context,
  reference: string,
  { notice, draft, status = 200 }: Showing = {},
): Promise<Reply> {
  // The version is read first. All later reads are at least as new, so a change in between is noticed.
  const version = await versionOf(database, reference);
  const submission = await findSubmission(database, reference);
  if (!submission || version === null) throw new StaffProblem('erased');
  const history = await historyOf(database, reference);
  const { id: submissionId } = submission;
  const mails = await listOutbox(database.query, { states: OUTBOX_STATES, submissionId });
  const title = submission.fields['name'] ?? submission.fields.email;
  return renderPage(
    title,
    visit,
    <SubmissionScreen
      submission={submission}
      version={version}
      history={history}
      mails={mails}
      notice={notice}
      draft={draft}
    />,
    status,
  );
}

/** Changes that end the work on a submission. After them the page offers the next one. */
const ENDING = ['answered', 'junk'];

/** The page of a submission. @throws {StaffProblem} if it does not exist */
export async function showSubmission(context: Context, reference: string): Promise<Reply> {
  const what = context.query.get('done') ?? '';
  const done = DONE[what];
  if (!done) return page(context, reference);
  const next = ENDING.includes(what) ? await longestWaiting(context.database) : undefined;
  const notice = (
    <Notice kind="good" title={done}>
      {next !== undefined && <Next submission={next} />}
    </Notice>
  );
  return page(context, reference, { notice });
}

/** The function for each button, by the last part of its address. */
const CHANGES = { answered: markAnswered, reopened: reopen, junk: markJunk, released: release };
type Button = keyof typeof CHANGES | 'note';

function make(
  { database, visit, fields, outgoing }: Context,
  reference: string,
  button: Button,
  { note, who }: Draft,
): Promise<Change> {
  const doing = { now: visit.now, who: visit.name ?? (who || null), note: note || null };
  if (button === 'note') return addNote(database, reference, { ...doing, note });
  const seen = Number(fields.get('seen'));
  return CHANGES[button](database, reference, { ...doing, seen, outgoing });
}

/**
 * Makes the handler of a button, which changes a submission. If two people change the same submission, the second one
 * is told what the first has done, and keeps the typed note.
 * @throws {StaffProblem} if the submission was deleted
 */
export const changeSubmission =
  (button: Button) =>
  async (context: Context, reference: string): Promise<Reply> => {
    const { fields, database } = context;
    const draft: Draft = {
      note: (fields.get('note') ?? '').replace(/\r\n?/g, '\n').trim(),
      who: cleanName(fields.get('who') ?? ''),
    };
    const refuse = (status: number, title: string) =>
      page(context, reference, { status, draft, notice: <Notice kind="bad" title={title} /> });
    if (draft.note.length > LONGEST_NOTE)
      return refuse(
        422,
        `A note has at most ${LONGEST_NOTE} letters. Nothing was saved yet: shorten it, and press the button again.`,
      );
    if (button === 'note' && draft.note === '')
      return refuse(422, 'The note is empty. Write something, and save it then.');
    const change = await make(context, reference, button, draft);
    switch (change.is) {
      case 'done':
        return seeOther(`${submissionAddress(change.submission.reference)}?done=${button}`);
      case 'missing':
        throw new StaffProblem('erased');
      case 'outdated': {
        const last = (await historyOf(database, reference)).findLast(({ what }) => what !== 'note');
        const notice = <Overtaken last={last} hasNote={draft.note !== ''} />;
        return page(context, reference, { status: 409, draft, notice });
      }
      case 'refused':
        return refuse(
          409,
          `This cannot be done: it is “${STATE_NAMES[change.state]}”. Nothing was changed.`,
        );
    }
  };
