/**
 * Makes every mail that the service sends. A mail is made when it is sent, not when it is queued. So the outbox has no
 * second copy of what a visitor wrote, corrected words are used at once, and an error in a mail cannot lose a
 * submission.
 */
import { filled, oneLine, type MailContext, type Draft, type Item } from './mail-draft.ts';
import type { MailContent } from './mail-content.ts';
import { toHtml } from './mail-html.tsx';
import { toText } from './plain-text.ts';
import { dailySummary, testMail } from './summary.ts';
import { notice } from './to-staff.ts';
import {
  confirmRequest,
  earlyAccessReceived,
  inquiryReceived,
  nextSteps,
  welcome,
} from './to-visitors.ts';

/** The functions that make mails, by their names in the outbox. */
const TEMPLATES = {
  'inquiry-notice': notice('inquiry'),
  'partnership-notice': notice('partnership'),
  'early-access-notice': notice('early-access'),
  'newsletter-confirm': confirmRequest,
  'newsletter-welcome': welcome,
  'partnership-next-steps': nextSteps,
  'inquiry-received': inquiryReceived,
  'early-access-received': earlyAccessReceived,
  'daily-summary': dailySummary,
  'test-mail': testMail,
} as const satisfies Record<string, (item: Item, context: MailContext) => Draft>;

export type Template = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[];

/**
 * Adds the reason at the top of a mail that goes to `MAIL_STAFF_SECOND` because the first address refused it.
 */
function withReason(content: MailContent, { data }: Item, { words }: MailContext): MailContent {
  const { insteadOf, reason } = data;
  if (typeof insteadOf !== 'string') return content;
  const values = { address: insteadOf, reason: String(reason) };
  const text = filled(words.mails.staff.second, words.site, values);
  return { ...content, blocks: [{ is: 'text', text }, ...content.blocks] };
}

/**
 * In every mail: programs that answer while somebody is away do not answer it (RFC 3834; the second is for Exchange). So
 * the Reply-To of a notice is for people alone, and no stranger whose address was typed gets such an answer.
 */
const AUTOMATIC: Readonly<Record<string, string>> = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/** What a mail is made of in its language. Mails to staff name none. */
function inItsLanguage({ data }: Item, context: MailContext): MailContext {
  const other = context.others?.get(String(data.language));
  if (!other) return context;
  const { words, mailLanguage, query } = other;
  return { ...context, words, mailLanguage, query };
}

/** Makes the mail of an outbox item. @throws {TypeError} if its template is unknown or data is missing */
export function compose(item: Item, known: MailContext) {
  if (!Object.hasOwn(TEMPLATES, item.template))
    throw new TypeError(`There is no mail "${item.template}"`);
  const template = TEMPLATES[item.template as Template];
  const context = inItsLanguage(item, known);
  const { subject, replyTo, headers, ...draft } = template(item, context);
  const content = withReason(draft.content, item, context);
  const { site } = context.words;
  return {
    from: { name: site.name, address: context.from },
    to: item.recipient,
    replyTo,
    subject: oneLine(subject),
    text: toText(content),
    html: toHtml(content, site.shortName, context.colours, context.mailLanguage),
    headers: { ...AUTOMATIC, ...headers },
    messageId: item.messageId,
  };
}
