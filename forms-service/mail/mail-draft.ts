/** The parts of every mail: an item of the outbox, the words of the content, and addresses of the site. */
import type { OutboxItem } from '../types.ts';
import type { Colours, Words as SiteWords } from '../pages/site-file.ts';
import type { Choices } from '../shown-fields.ts';
import type { MailContent } from './mail-content.ts';

/** The words of the mails, and the company's name and address. */
export type Words = Pick<SiteWords, 'mails' | 'site'>;

/** The words of mails in one language. */
type MailWords = {
  words: Words;
  /** The language of `words.mails`: that of the page, or the first one while they are not translated. */
  mailLanguage: string;
  /** What the address of a page of this language ends with, such as `?language=sw`. */
  query: string;
};

/** Data that all mails use. The words are those of the first language. */
export type MailContext = Partial<MailWords> & {
  words: Words;
  /** The words of the other languages, by their codes. */
  others?: ReadonlyMap<string, MailWords>;
  colours: Colours;
  /** What the choices of the forms offer today. Without it no value is marked. */
  choices?: Choices;
  /** The secret that encrypts links. */
  key: string;
  /** The sender's address. */
  from: string;
  /** Origin of the site. */
  siteOrigin: string;
  /** Origin of the service, for its links. */
  serviceOrigin: string;
  /** Milliseconds for which a link to confirm works. After that the unconfirmed address is deleted. */
  confirmMs: number;
  /** Address of the page for staff, if there is one. */
  staffUrl?: string | undefined;
};

export type Mailbox = { name: string; address: string };

/** The data of one mail. */
export type Draft = {
  subject: string;
  content: MailContent;
  /** The recipient of a reply. */
  replyTo?: Mailbox;
  headers?: Readonly<Record<string, string>>;
};

/** The part of an outbox item that mails use. */
export type Item = Pick<OutboxItem, 'template' | 'recipient' | 'data' | 'messageId' | 'createdAt'>;

/** A text in the data of an item. @throws {TypeError} if it is missing */
export function textOf({ data, template }: Item, name: string): string {
  const value = data[name];
  if (typeof value === 'string') return value;
  throw new TypeError(`${template} has no text "${name}"`);
}

/** A number in the data of an item. @throws {TypeError} if it is missing */
export function numberOf({ data, template }: Item, name: string): number {
  const value = data[name];
  if (typeof value === 'number') return value;
  throw new TypeError(`${template} has no number "${name}"`);
}

/** The placeholders that every mail can use. */
function inEveryMail({ phone, hours, shortName }: Words['site']): Record<string, string> {
  return {
    company: shortName,
    phone: phone.display,
    hours: `${hours.days}, ${hours.time} ${hours.zone}`,
  };
}

/** The words of a mail with all placeholders (`{name}`) filled in, at any depth. */
export function filled<Text>(
  words: Text,
  site: Words['site'],
  values: Readonly<Record<string, string>> = {},
): Text {
  const all = { ...inEveryMail(site), ...values };
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(/\{(\w+)\}/g, (whole, name: string) => all[name] ?? whole);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(words) as Text;
}

/**
 * A text as one line, for a header. A visitor may have typed line ends. U+200D stays: it joins the parts of an emoji,
 * and letters of some scripts.
 */
export function oneLine(text: string): string {
  return text.replace(/(?:(?!\u200D)[\p{C}\p{Z}])+/gu, ' ').trim();
}
