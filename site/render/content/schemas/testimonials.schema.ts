import { z } from 'zod';
import { entries, factLine, line, number, portrait, publication } from '#render/content/kinds.ts';

export const file = 'testimonials.yaml';
export const isCollection = true;

/** What farmers say, in the order shown. */
export const schema = entries(
  z.strictObject({
    name: factLine,
    role: line,
    /** One strong sentence, larger than the text. */
    quote: line,
    /** The rest of what they say; phones fold it away. */
    text: line,
    avatar: portrait,
    /** Filled stars out of 5. */
    rating: number(1, 5).default(5),
    ...publication,
  }),
);
