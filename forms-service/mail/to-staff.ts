/** What we are told: a mail for each request, to be answered by replying to it. */
import { isMailbox } from './mailbox.ts';
import type { Block, Fact } from './mail-content.ts';
import {
  filled,
  numberOf,
  oneLine,
  textOf,
  type MailContext,
  type Draft,
  type Item,
} from './mail-draft.ts';

/** The office's time, whatever that of the server. */
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Nairobi',
});

/** Characters of the message that a mailbox may show beside the subject. */
const PREVIEW = 100;

function draft(
  kind: 'inquiry' | 'partnership' | 'early-access',
  item: Item,
  { words: { mails, site } }: MailContext,
): Draft {
  const email = textOf(item, 'email');
  const { name, subject, message } = item.data;
  const said = {
    reference: textOf(item, 'reference'),
    received: `${TIME.format(numberOf(item, 'receivedAt'))} ${site.hours.zone}`,
    name,
    email,
    subject,
  };
  const { staff, labels } = mails;
  const values = { email, reference: said.reference, subject: String(subject) };
  const words = filled(
    { ...staff[kind], reply: staff.reply, noReply: staff.noReply },
    site,
    values,
  );

  const facts = Object.entries(said).flatMap(([field, value]): Fact[] =>
    typeof value === 'string' ? [{ label: labels[field as keyof typeof said], value }] : [],
  );
  // Native forms send line ends as CR LF.
  const quotes: Block[] =
    typeof message === 'string' ? [{ is: 'quote', text: message.replace(/\r\n?/g, '\n') }] : [];
  const canReply = isMailbox(email);
  const ends = canReply ? [words.reply, words.promise] : [words.noReply];
  return {
    subject: words.subject,
    content: {
      preview: typeof message === 'string' ? message.slice(0, PREVIEW) : email,
      title: words.title,
      blocks: [
        { is: 'facts', facts },
        ...quotes,
        ...ends.map((text): Block => ({ is: 'text', text })),
      ],
      foot: [site.name],
    },
    ...(canReply && {
      replyTo: { name: typeof name === 'string' ? oneLine(name) : '', address: email },
    }),
  };
}

export const inquiryNotice = (item: Item, context: MailContext) => draft('inquiry', item, context);
export const partnershipNotice = (item: Item, context: MailContext) =>
  draft('partnership', item, context);
export const earlyAccessNotice = (item: Item, context: MailContext) =>
  draft('early-access', item, context);
