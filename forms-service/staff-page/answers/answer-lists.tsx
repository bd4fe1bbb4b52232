/** Answers for readers and mails. */
import { countOutbox, dropGivenUp, listOutbox, requeue } from '../../store/outbox.ts';
import { OUTBOX_STATES } from '../../types.ts';
import { itemsOf, readPage } from '../list-query.ts';
import { readerSheet, withLinks } from '../../inbox/sheets.ts';
import {
  listReaders,
  newestReaders,
  readerFigures,
  readersByMonth,
} from '../../store/subscriptions.ts';
import { renderPage } from '../frame.tsx';
import { thirtyDaysBefore } from '../shown-times.ts';
import { Notice } from '../staff-parts.tsx';
import { downloadSheet, seeOther, type Reply } from '../reply.ts';
import { Mails } from '../screens/mails-screen.tsx';
import { Readers } from '../screens/readers-screen.tsx';
import type { Context } from './context.ts';

export async function showReaders({ database, query, visit }: Context): Promise<Reply> {
  const page = readPage(query);
  const readers = await newestReaders(database.query, itemsOf(page));
  const figures = await readerFigures(database.query, thirtyDaysBefore(visit.now));
  const months = await readersByMonth(database.query);
  return renderPage(
    'Readers',
    visit,
    <Readers page={page} readers={readers} counts={figures} months={months} />,
  );
}

/** Downloads all readers, each with the link to unsubscribe. */
export async function exportReaders({ database, visit, links }: Context): Promise<Reply> {
  const sheet = readerSheet(withLinks(await listReaders(database.query), links));
  return downloadSheet(visit.path, 'readers', sheet, visit.now);
}

const stateOf = (text: string | null | undefined) =>
  OUTBOX_STATES.find((state) => state === text) ?? 'dead';

function requeuedNotice(query: URLSearchParams) {
  const count = query.get('again') ?? '';
  if (!/^\d{1,7}$/.test(count)) return null;
  if (count === '0')
    return <Notice kind="bad" title="Nothing to try again: it was sent or erased meanwhile." />;
  const title =
    count === '1' ? 'One mail is tried again now.' : `${count} mails are tried again now.`;
  return <Notice kind="good" title={title} />;
}

function droppedNotice(query: URLSearchParams) {
  const count = query.get('dropped');
  if (count === '0')
    return <Notice kind="bad" title="It was not given up any more, so it stays." />;
  return count === '1' ? (
    <Notice kind="good" title="Let go: it is deleted, and nobody is reminded of it." />
  ) : null;
}

export async function showMails({ database, query, visit }: Context): Promise<Reply> {
  const counts = await countOutbox(database.query);
  const state = stateOf(query.get('state'));
  const page = readPage(query);
  const items = await listOutbox(database.query, { states: [state], ...itemsOf(page) });
  return renderPage(
    'Mails',
    visit,
    <Mails
      state={state}
      page={page}
      items={items}
      counts={counts}
      notice={requeuedNotice(query) ?? droppedNotice(query)}
    />,
  );
}

/** Tries one mail again, or all mails that were given up. */
export async function tryAgain({ database, visit, fields }: Context): Promise<Reply> {
  const requeued = await requeue(database.query, visit.now, fields.get('id'));
  return seeOther(`/outbox?state=${stateOf(fields.get('state'))}&again=${requeued}`);
}

/** Deletes a mail that was given up. */
export async function dropMail({ database, visit, fields }: Context): Promise<Reply> {
  const dropped = await dropGivenUp(database, visit.now, fields.get('id') ?? '');
  return seeOther(`/outbox?dropped=${dropped}`);
}
