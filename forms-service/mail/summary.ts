/** Mails to staff that do not belong to one submission: the daily summary, and the test mail. */
import type { Attention } from '../store/attention.ts';
import { longTime } from '../nairobi-time.ts';
import { plural } from '../english-plural.ts';
import type { OutgoingData } from '../types.ts';
import { texts, type Block } from './mail-content.ts';
import { filled, type Draft, type Item, type MailContext } from './mail-draft.ts';

/** The command that opens the page for staff. */
export const OPEN_STAFF_PAGE = 'npm run inbox -- open';
/** The kinds of waiting work, each with its page for staff. */
const SHOWN_BY: Readonly<Record<keyof Attention, string>> = {
  overdue: '/?show=overdue',
  heldBack: '/?show=quarantined',
  givenUp: '/outbox?state=dead',
};
const KINDS = Object.keys(SHOWN_BY) as (keyof Attention)[];

/** The data of the summary in the outbox: count and oldest time of each kind. */
export const summaryData = (attention: Attention): OutgoingData =>
  Object.fromEntries(
    KINDS.flatMap((kind) => [
      [kind, attention[kind].count],
      [`${kind}Since`, attention[kind].since],
    ]),
  );

/** The daily summary: what is unanswered, in quarantine and given up. */
export function dailySummary({ data }: Item, context: MailContext): Draft {
  const { mails, site } = context.words;
  const { subject, title, after, command, ...words } = filled(mails.staff.summary, site);
  const parts = KINDS.flatMap((kind): { text: string; blocks: Block[] }[] => {
    const [count, since] = [data[kind], data[`${kind}Since`]];
    if (typeof count !== 'number' || typeof since !== 'number' || count === 0) return [];
    const { link, ...forms } = words[kind];
    const values = { count: String(count), since: `${longTime(since)} ${site.hours.zone}` };
    const text = filled(plural(forms, count), site, values);
    const way: Block[] = context.staffUrl
      ? [{ is: 'button', label: link, address: context.staffUrl + SHOWN_BY[kind] }]
      : [];
    return [{ text, blocks: [{ is: 'text', text }, ...way] }];
  });
  const typed = context.staffUrl ? [] : [filled(command, site, { command: OPEN_STAFF_PAGE })];
  return {
    subject,
    content: {
      preview: parts[0]?.text ?? title,
      title,
      blocks: [...parts.flatMap(({ blocks }) => blocks), ...texts([...typed, after])],
      foot: [site.name],
    },
  };
}

/** The test mail. */
export function testMail(_item: Item, { words: { mails, site } }: MailContext): Draft {
  const { subject, title, text } = filled(mails.staff.test, site);
  return {
    subject,
    content: { preview: text, title, blocks: texts([text]), foot: [site.name] },
  };
}
