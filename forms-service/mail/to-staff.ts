/** Mails to staff, one for each submission. A reply goes to the visitor. */
import { FIELDS, type Rows } from '@website/site/forms/fields';
import { longTime } from '../nairobi-time.ts';
import { factsIn, labelOf } from '../shown-fields.ts';
import { submissionAddress } from '../staff-page/staff-addresses.ts';
import { isMailbox } from './mailbox.ts';
import { texts, type Block } from './mail-content.ts';
import {
  filled,
  numberOf,
  oneLine,
  textOf,
  type MailContext,
  type Draft,
  type Item,
} from './mail-draft.ts';

/** Characters of the message for the preview that mailboxes show beside the subject. */
const PREVIEW = 100;

/** Makes the mails about one form. @param rows its fields; others in tests */
export const notice =
  (form: 'inquiry' | 'partnership' | 'early-access', rows: Rows = FIELDS[form]) =>
  (item: Item, context: MailContext): Draft => {
    const { mails, site } = context.words;
    const email = textOf(item, 'email');
    const { name, subject, message } = item.data;
    const reference = textOf(item, 'reference');
    const { staff } = mails;
    const values = { email, reference, subject: String(subject) };
    const { reply, noReply } = staff;
    const words = filled({ ...staff[form], reply, noReply }, site, values);
    const said = [
      { name: 'reference', mark: '', value: reference },
      {
        name: 'received',
        mark: '',
        value: `${longTime(numberOf(item, 'receivedAt'))} ${site.hours.zone}`,
      },
      ...factsIn(rows, item.data, context.choices),
    ];
    const facts = said.map(({ name: field, mark, value }) => ({
      label: labelOf(field, mails.labels) + mark,
      value,
    }));
    // Native forms send line ends as CR LF.
    const quotes: Block[] =
      typeof message === 'string' ? [{ is: 'quote', text: message.replace(/\r\n?/g, '\n') }] : [];
    // It leads to a page behind a sign-in, because a reply quotes it.
    const link: Block[] = context.staffUrl
      ? [
          {
            is: 'button',
            label: staff.open,
            address: context.staffUrl + submissionAddress(reference),
          },
        ]
      : [];
    const canReply = isMailbox(email);
    // Many mail servers refuse a header with letters beyond ASCII before the @. The address stands in the text.
    const isPlain = /^[\x21-\x7e]+$/.test(email);
    return {
      subject: words.subject,
      content: {
        preview: typeof message === 'string' ? message.slice(0, PREVIEW) : email,
        title: words.title,
        blocks: [
          { is: 'facts', facts },
          ...quotes,
          ...texts(canReply ? [...(isPlain ? [words.reply] : []), words.promise] : [words.noReply]),
          ...link,
        ],
        foot: [site.name],
      },
      ...(canReply &&
        isPlain && {
          replyTo: { name: typeof name === 'string' ? oneLine(name) : '', address: email },
        }),
    };
  };
