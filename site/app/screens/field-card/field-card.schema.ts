import { z } from 'zod';
import { line } from '#render/content/field-kinds.ts';

export const file = 'cards/words.yaml';

/** Words that all cards for the wall share. */
export const schema = z.strictObject({
  /** Link from the figure on a business page. */
  link: line,
  /** What the card shows, and how to print it. */
  how: line,
  /** Button that prints. */
  print: line,
  /** Before the telephone number. */
  call: line,
});
