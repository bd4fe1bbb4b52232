/** Answers for the list of submissions. */
import {
  countFiltered,
  eachSubmission,
  searchSubmissions,
  someSubmissions,
} from '../../store/submissions.ts';
import { filterOf, filterOfView, readAsked } from '../asked.ts';
import { submissionSheet } from '../../inbox/sheets.ts';
import { downloadSheet } from '../exports.ts';
import { renderPage } from '../frame.tsx';
import { PAGE_SIZE } from '../parts.tsx';
import { html, type Reply } from '../reply.ts';
import { Inbox, VIEWS, type View } from '../screens/inbox.tsx';
import type { Context } from './context.ts';

export async function showInbox({ database, query, visit }: Context): Promise<Reply> {
  const asked = readAsked(query);
  const { items, total } = await someSubmissions(
    database,
    asked.words,
    filterOf(asked, visit.now),
    {
      skip: (asked.page - 1) * PAGE_SIZE,
      most: PAGE_SIZE,
    },
  );
  const views = Object.keys(VIEWS) as View[];
  const counts = await Promise.all(
    views.map((view) => countFiltered(database, filterOfView(view, visit.now))),
  );
  const named = Object.fromEntries(views.map((view, index) => [view, counts[index] ?? 0]));
  return html(
    renderPage(
      'Inbox',
      visit,
      <Inbox
        asked={asked}
        counts={named as Record<View, number>}
        submissions={items}
        total={total}
      />,
    ),
  );
}

/** The whole list that is shown, not only its page. */
export async function exportInbox({ database, query, visit }: Context): Promise<Reply> {
  const asked = readAsked(query);
  const filter = filterOf(asked, visit.now);
  const found = asked.words
    ? searchSubmissions(database, asked.words, filter)
    : eachSubmission(database, filter);
  return downloadSheet(visit.path, 'submissions', submissionSheet(found), visit.now);
}
