/**
 * What visitors are told. Anyone can enter anyone's address: so no mail to a visitor carries a word that a visitor
 * wrote, or it would carry theirs to strangers in our name.
 */
import type { MailWords } from '#app/content/schema.ts';
import { leaveLink, linkWith } from '../links.ts';
import type { Block, Body } from './body.ts';
import { filled, textOf, type Desk, type Draft, type Item } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Says to other machines that nobody wrote this, so that none of them answers (RFC 3834; the other for Exchange). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

const texts = (paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ is: 'text', text }));

type Words = MailWords['inquiry'];

/** @param middle between what the words say first and what they say after it */
function draft(
  words: Words,
  { words: { mails, site }, siteOrigin }: Desk,
  middle: readonly Block[] = [],
  extra: { leave?: Body['leave']; headers?: Record<string, string>; mailbox?: string } = {},
): Draft {
  const foot = filled(mails.foot, site, { site: siteOrigin });
  return {
    subject: words.subject,
    body: {
      preview: words.preview,
      title: words.title,
      blocks: [...texts(words.text), ...middle, ...texts(words.after)],
      foot: [site.name, [...site.office.lines, site.phone.display].join(', '), foot],
      ...(extra.leave && { leave: extra.leave }),
    },
    replyTo: { name: site.name, address: extra.mailbox ?? site.emails.info },
    headers: { ...AUTOMATIC, ...extra.headers },
  };
}

/** Newsletter: asks whether the address is the visitor's own. */
export function confirmRequest(item: Item, desk: Desk): Draft {
  const days = String(Math.round(desk.confirmMs / DAY));
  const words = filled(desk.words.mails.confirm, desk.words.site, { days });
  // From when it was asked for, not from when a mail got through: by then the address is deleted.
  const until = item.createdAt + desk.confirmMs;
  const address = linkWith(desk, 'confirm', item.recipient, until);
  return draft(words, desk, [{ is: 'button', label: words.button, address }]);
}

/** Newsletter: the address is on the list. Mailboxes offer to leave with one click (RFC 2369, RFC 8058). */
export function welcome(item: Item, desk: Desk): Draft {
  const words = filled(desk.words.mails.welcome, desk.words.site);
  const address = leaveLink(desk, item.recipient);
  return draft(words, desk, [], {
    leave: { label: words.leave, address },
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** Partnership: what happens next. */
export function nextSteps(_item: Item, desk: Desk): Draft {
  const { mails, site } = desk.words;
  const words = filled(mails.partnership, site);
  return draft(words, desk, [{ is: 'steps', items: words.steps }], {
    mailbox: site.emails.partners,
  });
}

/** Inquiry: it has arrived. */
export function inquiryReceived(item: Item, desk: Desk): Draft {
  const { mails, site } = desk.words;
  const reference = textOf(item, 'reference');
  const fact = { label: mails.labels.reference, value: reference };
  return draft(filled(mails.inquiry, site, { reference }), desk, [{ is: 'facts', facts: [fact] }]);
}

/** Early access: the place is kept. */
export function earlyAccessReceived(_item: Item, desk: Desk): Draft {
  return draft(filled(desk.words.mails.earlyAccess, desk.words.site), desk);
}
