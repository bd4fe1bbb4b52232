/** Commands about readers of the newsletter: readers, unsubscribe. */
import { shortTime } from '../nairobi-time.ts';
import { afterUnsubscribing } from '../mail/outgoing.ts';
import { OperationalError } from '../operational-error.ts';
import {
  changeSubscription,
  countReaders,
  listReaders,
  readersByMonth,
} from '../store/subscriptions.ts';
import { isoTimes } from './display.ts';
import { addCommand, readEmail, type Inbox } from './inbox.ts';
import { withFormats, writeList, type ListOutput } from './output-file.ts';
import { readerSheet, withLinks } from './sheets.ts';
import { table } from './terminal-text.ts';

export function addReaderCommands(inbox: Inbox): void {
  const readers = addCommand(
    inbox,
    'readers',
    async (options: ListOutput & { counts?: boolean }) => {
      const database = await inbox.open();
      const count = await countReaders(database.query);
      const sum = `There ${count === 1 ? 'is 1 reader' : `are ${count} readers`} now.`;
      if (options.counts) {
        const months = await readersByMonth(database.query);
        const rows = months.map(({ month, joined, unsubscribed, removed }) => [
          month,
          ...[joined, unsubscribed, removed].map(String),
        ]);
        const titles = ['month', 'joined', 'unsubscribed', 'taken off'];
        const text = rows.length === 0 ? sum : `${table(titles, rows)}\n\n${sum}`;
        return { data: { readers: count, months }, text };
      }
      const { output, format, xlsx, json } = options;
      if (!output && !format && !xlsx && !json) {
        const all = await listReaders(database.query);
        const rows = all.map(({ email, confirmedAt }) => [shortTime(confirmedAt), email]);
        const text = `${sum}\nWith their links to unsubscribe: npm run inbox -- readers --output readers.xlsx`;
        return {
          data: null,
          text: rows.length === 0 ? sum : `${table(['reader since', 'email'], rows)}\n\n${text}`,
        };
      }
      const context = await inbox.loadMailContext();
      const listed = withLinks(await listReaders(database.query), context);
      return writeList(options, listed, readerSheet(listed), isoTimes);
    },
  );
  withFormats(readers).option('--counts', 'how many readers came and went, month by month');

  addCommand(inbox, 'unsubscribe <email>', async (typed: string) => {
    const email = readEmail(typed);
    const now = Date.now();
    const outgoing = afterUnsubscribing(inbox.settings, email, now);
    const database = await inbox.open();
    if (!(await changeSubscription(database, 'leave', email, { outgoing, now })))
      throw new OperationalError(`${email} is not on the list.`);
    return {
      data: { unsubscribed: email },
      text: `${email} is unsubscribed. No newsletter goes there any more.`,
    };
  });
}
