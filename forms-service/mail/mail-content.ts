/** The content of a mail, before it becomes plain text or HTML. */

export type Block =
  | { is: 'text'; text: string }
  /** Numbered. */
  | { is: 'steps'; items: readonly string[] }
  | { is: 'button'; label: string; address: string }
  /** Quiet links beside each other, for what can be done. */
  | { is: 'links'; links: readonly { label: string; address: string }[] }
  | { is: 'facts'; facts: readonly { label: string; value: string }[] }
  /** What a visitor wrote, with its line ends. */
  | { is: 'quote'; text: string }
  /** An article: the HTML of the build, which has few tags and no attributes but the addresses of links. */
  | { is: 'article'; html: string };

/** A block for each paragraph. */
export const texts = (paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ is: 'text', text }));

export type MailContent = {
  /** Mailboxes show it beside the subject; the HTML hides it. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Who we are, and why this mail was sent: a line each. */
  foot: readonly string[];
  /** A link to unsubscribe, in the foot. */
  unsubscribe?: { label: string; address: string };
};
