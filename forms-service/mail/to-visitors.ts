/**
 * Mails to visitors. Anyone can enter the address of another person. So these mails repeat nothing that the visitor
 * wrote, or a stranger could get it in our name.
 */
import { texts, type Block, type MailContent } from './mail-content.ts';
import {
  filled,
  textOf,
  type Draft,
  type Item,
  type MailContext,
  type Words,
} from './mail-draft.ts';
import { linkTo, unsubscribing } from './reader-links.ts';
import { labelOf } from '../shown-fields.ts';
import { DAY } from '../time-units.ts';

type MailText = Words['mails']['inquiry'];

/** Makes a mail to a visitor. @param middle blocks between the first and the last paragraphs */
function draft(
  words: MailText,
  { words: { mails, site }, siteOrigin }: MailContext,
  middle: readonly Block[] = [],
  extra: {
    unsubscribe?: MailContent['unsubscribe'];
    headers?: Record<string, string>;
    mailbox?: string;
  } = {},
): Draft {
  const foot = filled(mails.foot, site, { site: siteOrigin });
  return {
    subject: words.subject,
    content: {
      preview: words.preview,
      title: words.title,
      blocks: [...texts(words.text), ...middle, ...texts(words.after)],
      foot: [site.name, [...site.office.lines, site.phone.display].join(', '), foot],
      ...(extra.unsubscribe && { unsubscribe: extra.unsubscribe }),
    },
    replyTo: { name: site.name, address: extra.mailbox ?? site.emails.info },
    ...(extra.headers && { headers: extra.headers }),
  };
}

/** Newsletter: asks the visitor to confirm the address. */
export function confirmRequest(item: Item, context: MailContext): Draft {
  const days = String(Math.round(context.confirmMs / DAY));
  const words = filled(context.words.mails.confirm, context.words.site, { days });
  // The time counts from the sign-up, because the unconfirmed address is deleted at that time after the sign-up.
  const until = item.createdAt + context.confirmMs;
  const address = linkTo('confirm', context, item.recipient, until);
  return draft(words, context, [{ is: 'button', label: words.button, address }]);
}

/** Newsletter: says that the address is on the list. */
export function welcome(item: Item, context: MailContext): Draft {
  const { mails, site } = context.words;
  const { link, headers } = unsubscribing(item.recipient, context);
  const unsubscribe = { label: mails.unsubscribe, address: link };
  return draft(filled(mails.welcome, site), context, [], { unsubscribe, headers });
}

/** Partnership: says what happens next. */
export function nextSteps(_item: Item, context: MailContext): Draft {
  const { mails, site } = context.words;
  const words = filled(mails.partnership, site);
  return draft(words, context, [{ is: 'steps', items: words.steps }], {
    mailbox: site.emails.partners,
  });
}

/** Inquiry: says that it has arrived. */
export function inquiryReceived(item: Item, context: MailContext): Draft {
  const { mails, site } = context.words;
  const reference = textOf(item, 'reference');
  const facts = [{ label: labelOf('reference', mails.labels), value: reference }];
  return draft(filled(mails.inquiry, site, { reference }), context, [{ is: 'facts', facts }]);
}

/** Early access: says that a place is reserved. */
export function earlyAccessReceived(_item: Item, context: MailContext): Draft {
  return draft(filled(context.words.mails['early-access'], context.words.site), context);
}
