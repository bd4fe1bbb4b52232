import { z } from 'zod';
import { FIELDS } from '#app/forms/fields.ts';
import {
  lineWith,
  line,
  placeholders,
  plurals,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { factLabels } from '#render/content/form-words.ts';

export const file = 'mails.yaml';

const PARAGRAPHS: FieldMeta = { title: 'Paragraphs' };

/** A mail to a visitor. */
const mail = (...names: string[]) => {
  const text = lineWith(...names);
  return z.strictObject({
    subject: text.max(70, 'at most 70 characters (list of a mailbox)'),
    /** Mailboxes show it beside the subject. */
    preview: text.max(100, 'at most 100 characters (list of a mailbox)'),
    title: text,
    /** Paragraphs. */
    text: z.array(text).min(1).meta(PARAGRAPHS),
    /** Paragraphs after the middle part, for example after a button. */
    after: z
      .array(text)
      .default([])
      .meta({ title: 'Paragraphs after the middle part', one: 'paragraph' } satisfies FieldMeta),
  });
};

/** The mail to staff about a request: subject, heading, and the promise that the visitor has read. */
const notice = (...names: string[]) =>
  z.strictObject({
    subject: lineWith('reference', ...names),
    title: line,
    promise: line,
  });

/** The amount of one kind of waiting work, and the label of the link to it. */
const waiting = plurals(placeholders('count', 'since'), placeholders('since')).extend({
  link: line,
});

/** The mails of a site with real submissions. */
export const schema = z.strictObject({
  confirm: mail('days').extend({ button: line }),
  welcome: mail(),
  /** The link under the welcome. */
  unsubscribe: line,
  partnership: mail().extend({ steps: z.array(line).min(1) }),
  inquiry: mail('reference'),
  'early-access': mail(),
  /** The reason why the recipient gets this mail. */
  foot: lineWith('site'),
  labels: z.strictObject({ reference: line, received: line, ...factLabels(FIELDS.inquiry) }),
  staff: z.strictObject({
    inquiry: notice('subject'),
    partnership: notice(),
    'early-access': notice(),
    open: line,
    reply: lineWith('email'),
    noReply: line,
    summary: z.strictObject({
      subject: line,
      title: line,
      overdue: waiting,
      heldBack: waiting,
      givenUp: waiting,
      command: placeholders('command'),
      after: line,
    }),
    test: z.strictObject({ subject: line, title: line, text: line }),
    second: placeholders('address', 'reason'),
  }),
});
