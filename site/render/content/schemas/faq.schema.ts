import { z } from 'zod';
import { line, paragraphs, type FieldMeta } from '#render/content/field-kinds.ts';

export const file = 'faq.yaml';

/** Questions on Contact, in the order shown. Paragraphs of an answer are separated by an empty line. */
export const schema = z
  .array(z.strictObject({ question: line, answer: paragraphs }))
  .meta({ title: 'Questions' } satisfies FieldMeta);

export type FaqEntry = z.output<typeof schema>[number];
