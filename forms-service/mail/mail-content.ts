/** The content of a mail, from which plain text and HTML are made. */

export type Block =
  | { is: 'text'; text: string }
  /** Numbered. */
  | { is: 'steps'; items: readonly string[] }
  | { is: 'button'; label: string; address: string }
  | { is: 'facts'; facts: readonly { label: string; value: string }[] }
  /** Text of a visitor, with its line ends. */
  | { is: 'quote'; text: string };

/** One block for each paragraph. */
export const texts = (paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ is: 'text', text }));

export type MailContent = {
  /** Mailboxes show it beside the subject. The HTML hides it. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Lines with our name and address, and the reason for this mail. */
  foot: readonly string[];
  /** A link to unsubscribe, in the foot. */
  unsubscribe?: { label: string; address: string };
};
