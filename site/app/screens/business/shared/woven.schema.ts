import { z } from 'zod';
import { line, placeholders } from '#render/content/field-kinds.ts';

export const file = 'business/woven.yaml';

const each = placeholders('figure');

/** The key to the bands that are woven from the figures of a business page. */
export const schema = z.strictObject({
  /** Opens the key. */
  title: line,
  /** The meaning of one mark. `{figure}`: a figure and what it counts. */
  each: z.strictObject({
    one: each,
    ten: each,
    hundred: each,
    thousand: each,
    tenThousand: each,
    hundredThousand: each,
    million: each,
  }),
});
