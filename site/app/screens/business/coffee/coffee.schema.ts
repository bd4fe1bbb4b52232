import { z } from 'zod';
import {
  darkHero,
  entriesBetween,
  line,
  months,
  section,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { businessSchema, featureItem, FEATURES } from '../shared/business.schema.ts';

export const file = 'business/coffee.yaml';

export const schema = businessSchema.extend({
  hero: businessSchema.shape.hero.extend({ picture: darkHero }),
  feature: section.extend({
    /** Each says its months, for the dial. */
    items: entriesBetween(
      featureItem.extend({
        /** First and last month of the note as numbers; 12 and 4 run over the year's end. */
        months,
        /** What is done in these months, in a few words: «November: {now}» on Home's hill. */
        now: line,
      }),
      3,
    ).meta(FEATURES),
    /** The twelve months, short enough for a dial. */
    monthNames: z
      .array(line)
      .length(12, 'twelve names')
      .meta({ one: 'name' } satisfies FieldMeta),
  }),
});

export type CoffeeContent = z.output<typeof schema>;
