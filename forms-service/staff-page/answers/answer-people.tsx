/** Answers about the stored data of one person. */
import { afterErasing, afterUnsubscribing } from '../../mail/outgoing.ts';
import { isoTimes, personData } from '../../inbox/display.ts';
import {
  eraseAddress,
  exportAddress,
  otherSpellings,
  type Person,
} from '../../store/personal-data.ts';
import { changeSubscription } from '../../store/subscriptions.ts';
import { renderPage } from '../frame.tsx';
import { Notice } from '../staff-parts.tsx';
import { download, seeOther, type Reply } from '../reply.ts';
import { ConfirmErase, FindPerson, PersonScreen } from '../screens/people-screen.tsx';
import type { Context } from './context.ts';

/** Of an address that staff type. */
const MOST_CHARACTERS = 400;
/** The address of the page after an erasure contains only these numbers. */
const COUNTS = ['submissions', 'subscriptions', 'mails'] as const;

function erasedNotice(query: URLSearchParams) {
  const counts = COUNTS.map((name) => query.get(name) ?? '');
  if (!counts.every((count) => /^\d{1,7}$/.test(count))) return null;
  const [submissions, subscriptions, mails] = counts;
  return (
    <Notice kind="good" title="Everything is erased.">
      <p>
        {`Submissions: ${submissions}, newsletter: ${subscriptions}, mails: ${mails}. Backups keep them until you delete those.`}
      </p>
      {query.get('files') === 'later' && (
        <p>Its bytes stay in the files of the database until the next purge, within a day.</p>
      )}
    </Notice>
  );
}

// oxlint-disable-next-line typescript/require-await -- all answers are promises
export async function askForPerson({ visit, query }: Context): Promise<Reply> {
  return renderPage('People', visit, <FindPerson notice={erasedNotice(query)} />);
}

/** Answers about the person whose address was typed, or asks for the address again. */
async function withPerson(
  { database, visit, fields }: Context,
  answer: (person: Person) => Reply | Promise<Reply>,
): Promise<Reply> {
  const email = (fields.get('email') ?? '').trim();
  if (!email.includes('@') || email.length > MOST_CHARACTERS) {
    const notice = <Notice kind="bad" title="This is no email address. It needs an @." />;
    return renderPage('People', visit, <FindPerson email={email} notice={notice} />, 422);
  }
  return answer(await exportAddress(database, email));
}

export const showPerson = (context: Context) =>
  withPerson(context, (person) =>
    renderPage(person.email, context.visit, <PersonScreen person={person} />),
  );

/** Takes an address off the newsletter, for a person who asked by mail or on the phone. */
export const unsubscribePerson = (context: Context) =>
  withPerson(context, async ({ email }) => {
    const { database, visit, recipients } = context;
    const { now } = visit;
    const outgoing = afterUnsubscribing(recipients, email, now);
    const isChanged = await changeSubscription(database, 'leave', email, { outgoing, now });
    const notice = isChanged ? (
      <Notice kind="good" title="Unsubscribed. No newsletter goes to this address any more." />
    ) : (
      <Notice
        kind="bad"
        title="Nothing to do: this address was unsubscribed or erased meanwhile."
      />
    );
    const person = await exportAddress(database, email);
    return renderPage(email, visit, <PersonScreen person={person} notice={notice} />);
  });

/** Downloads the data of a person as a file. */
export const exportPerson = (context: Context) =>
  withPerson(context, (person) => {
    const text = JSON.stringify(personData(person), isoTimes, 2);
    return download('personal-data.json', 'application/json', text);
  });

export const confirmErase = (context: Context) =>
  withPerson(context, async (person) => {
    const others = await otherSpellings(context.database, person.email);
    const screen = <ConfirmErase person={person} others={others} />;
    return renderPage('Erase everything?', context.visit, screen);
  });

export const erasePerson = (context: Context) =>
  withPerson(context, async ({ email }) => {
    const { database, visit, recipients } = context;
    const erased = await eraseAddress(database, email, visit.now, {
      outgoing: (references) => afterErasing(recipients, references, visit.now),
    });
    const counts = COUNTS.map((name) => [name, String(erased[name])]);
    if (!erased.areFilesRewritten) counts.push(['files', 'later']);
    return seeOther(`/people?${new URLSearchParams(counts)}`);
  });
