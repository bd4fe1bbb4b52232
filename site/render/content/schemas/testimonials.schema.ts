import { z } from 'zod';
import {
  entries,
  factLine,
  line,
  number,
  portrait,
  publication,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'testimonials.yaml';
export const isCollection = true;

/** Quotations of farmers, in the order shown. */
export const schema = entries(
  z.strictObject({
    name: factLine,
    role: line,
    /** One strong sentence, larger than the text. */
    quote: line,
    /** The rest of the quotation. On phones it is folded. */
    text: line,
    avatar: portrait,
    /** Filled stars out of 5. */
    rating: number(1, 5).default(5),
    ...publication,
  }),
).meta({ title: 'Quotations' } satisfies FieldMeta);
