/** Turns the content of a mail into plain text. */
import type { Block, MailContent } from './mail-content.ts';

function block(part: Block): string {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'steps':
      return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.address}`;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return part.text.replace(/^/gm, '> ');
  }
}

/** A mail as plain text. Each paragraph is one line, and mailboxes break the lines. */
export function toText({ title, blocks, foot, unsubscribe }: MailContent): string {
  const end = unsubscribe ? [...foot, `${unsubscribe.label}: ${unsubscribe.address}`] : foot;
  // Two hyphens and a space begin the signature, which some mailboxes hide.
  return [title, ...blocks.map(block), `-- \n${end.join('\n')}`].join('\n\n') + '\n';
}
