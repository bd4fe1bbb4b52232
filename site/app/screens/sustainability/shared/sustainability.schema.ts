import { z } from 'zod';
import {
  action,
  entries,
  heroBlock,
  line,
  meta,
  processStep,
  programCard,
  section,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

/** The fields that all three pages have. */
export const sustainabilitySchema = z.strictObject({
  meta,
  hero: heroBlock,
  introduction: section.extend({ paragraphs: z.array(line).min(1) }),
  programs: section.extend({ items: entries(programCard, 3) }),
  /** Short questions and answers or principles: what makes this page worth reading for its subject. */
  principles: section.extend({
    items: z.array(z.strictObject({ title: line, text: line })).min(3),
  }),
  close: section.extend({ action }),
});

/** With four steps. */
export const processSchema = sustainabilitySchema.extend({
  process: section.extend({
    items: entries(processStep, 4).meta({ title: 'Steps' } satisfies FieldMeta),
  }),
});
