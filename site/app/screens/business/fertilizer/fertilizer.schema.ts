import type { z } from 'zod';
import { entriesBetween, factLine, section } from '#render/content/field-kinds.ts';
import { businessSchema, featureItem, FEATURES } from '../shared/business.schema.ts';

export const file = 'business/fertilizer.yaml';

export const schema = businessSchema.extend({
  feature: section.extend({
    /** Each has the text on its test tube, such as `N` or `Zn B`. */
    items: entriesBetween(
      featureItem.extend({ symbol: factLine.max(5, 'at most 5 characters') }),
      3,
    ).meta(FEATURES),
  }),
});

export type FertilizerContent = z.output<typeof schema>;
