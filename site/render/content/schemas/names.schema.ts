import { z } from 'zod';
import { factLine } from '#render/content/field-kinds.ts';

export const file = 'names.yaml';

/** Names that a browser must not translate, besides those that stand in other files (`kept-names.ts`). */
export const schema = z.strictObject({
  varieties: z.array(factLine).min(1),
  products: z.array(factLine).min(1),
});
