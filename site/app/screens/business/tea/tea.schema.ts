import { z } from 'zod';
import { line, placeholders, regionTable, section } from '#render/content/field-kinds.ts';
import { businessSchema } from '../shared/business.schema.ts';

export const file = 'business/tea.yaml';
export const schema = businessSchema.extend({
  feature: businessSchema.shape.feature.extend({
    /** How the bushes are plucked in dry, wet and cold months, and when they are fed: «May: {wet}» on Home's hill. */
    now: z.strictObject({ dry: line, wet: line, cold: line, feed: placeholders('span') }),
  }),
  regions: section.extend(regionTable.shape),
});
