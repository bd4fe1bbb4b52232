/** What stands in a mail, before it is plain text or HTML. */

export type Block =
  | { is: 'text'; text: string }
  /** Numbered. */
  | { is: 'steps'; items: readonly string[] }
  | { is: 'button'; label: string; address: string }
  | { is: 'facts'; facts: readonly { label: string; value: string }[] }
  /** As someone wrote it, with its line ends. */
  | { is: 'quote'; text: string };

/** A block for each paragraph. */
export const texts = (paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ is: 'text', text }));

export type MailContent = {
  /** What a mailbox shows beside the subject; the HTML hides it. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Who we are, and why this mail came: a line each. */
  foot: readonly string[];
  /** A link in the foot. */
  leave?: { label: string; address: string };
};
