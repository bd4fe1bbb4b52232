import { z } from 'zod';
import { line, markdown, type FieldMeta } from '#render/content/field-kinds.ts';

export const file = 'faq.yaml';

/** Questions on Contact, in the order shown. */
export const schema = z
  .array(z.strictObject({ question: line, answer: markdown }))
  .meta({ title: 'Questions' } satisfies FieldMeta);

export type FaqEntry = z.output<typeof schema>[number];
