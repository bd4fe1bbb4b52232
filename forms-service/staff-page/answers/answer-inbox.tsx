/** Answers for the list of submissions. */
import {
  countFiltered,
  countForms,
  junkHeldBack,
  searchSubmissions,
  someSubmissions,
} from '../../store/submissions.ts';
import { wrongPasswords } from '../../store/staff-passwords.ts';
import { filterOf, filterOfView, itemsOf, readAsked } from '../list-query.ts';
import { submissionSheet } from '../../inbox/sheets.ts';
import { renderPage } from '../frame.tsx';
import { Notice, PAGE_SIZE } from '../staff-parts.tsx';
import { thirtyDaysBefore } from '../shown-times.ts';
import { downloadSheet, seeOther, type Reply } from '../reply.ts';
import { HELD_BACK, Inbox, VIEWS, type View } from '../screens/inbox-screen.tsx';
import type { Context } from './context.ts';

function junkedNotice(query: URLSearchParams) {
  const count = query.get('junked') ?? '';
  if (!/^\d{1,3}$/.test(count)) return null;
  if (count === '0')
    return <Notice kind="bad" title="Nothing was changed: somebody else was faster." />;
  const what = count === '1' ? 'One request is' : `${count} requests are`;
  return (
    <Notice kind="good" title={`${what} set aside as junk.`}>
      <p>They stand under “Junk”, and can be put back from there.</p>
    </Notice>
  );
}

/** Sets all submissions aside as junk that a page of the quarantine list has shown. */
export async function junkShown({ database, visit, fields }: Context): Promise<Reply> {
  const references = (fields.get('references') ?? '').split(' ').slice(0, PAGE_SIZE);
  const junked = await junkHeldBack(database, references, { now: visit.now, who: visit.name });
  return seeOther(`${HELD_BACK}&junked=${junked}`);
}

export async function showInbox({ database, query, visit }: Context): Promise<Reply> {
  const asked = readAsked(query);
  const { words, page } = asked;
  const filter = filterOf(asked, visit.now);
  const { items, total } = await someSubmissions(database, words, filter, itemsOf(page));
  const counts = await Promise.all(
    (Object.keys(VIEWS) as View[]).map(
      async (view) => [view, await countFiltered(database, filterOfView(view, visit.now))] as const,
    ),
  );
  return renderPage(
    'Inbox',
    visit,
    <Inbox
      asked={asked}
      counts={Object.fromEntries(counts) as Record<View, number>}
      submissions={items}
      total={total}
      lately={await countForms(database, thirtyDaysBefore(visit.now))}
      wrong={await wrongPasswords(database.query, visit.now)}
      notice={junkedNotice(query)}
    />,
  );
}

/** Downloads the whole filtered list, not only the shown page. */
export async function exportInbox({ database, query, visit }: Context): Promise<Reply> {
  const asked = readAsked(query);
  const found = await searchSubmissions(database, asked.words, filterOf(asked, visit.now));
  return downloadSheet(visit.path, 'submissions', submissionSheet(found, visit.choices), visit.now);
}
