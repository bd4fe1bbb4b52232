import { z } from 'zod';
import {
  line,
  number,
  placeholders,
  siteLink,
  picture,
  entries,
  meta,
  action,
  stat,
  heroBlock,
  section,
  regionTable,
} from '#render/content/field-kinds.ts';

export const file = 'screens/home.yaml';

/** A band of the hill. */
const band = z.strictObject({
  title: line,
  text: line,
  image: picture,
  link: siteLink,
  /** Metres above the sea. */
  metres: number(0, 6000),
});

export const schema = z.strictObject({
  meta,
  hero: heroBlock.extend({
    primary: action,
    secondary: action,
    /** `Trusted by 50M+ farmers worldwide`. */
    trust: line,
    /** Shown on phones only. */
    scrollHint: line,
  }),
  business: section.extend({
    /** The four business areas, each a band of the hill. */
    cards: z.strictObject({
      'agricultural-inputs': band,
      fertilizer: band,
      coffee: band,
      tea: band,
    }),
    /** The drawing in which they stand, and what its months say (`render/content/hill.ts`). */
    hill: z.strictObject({
      image: picture,
      /** Above the twelve months, and above their list. */
      legend: line,
      year: line,
      height: placeholders('metres'),
      line: placeholders('month', 'text'),
      /** Maize, by the steps of the calendar. */
      maize: z.strictObject({
        plant: placeholders('span'),
        feed: placeholders('span'),
        /** Of a month in which feeding ends. */
        watch: line,
        grow: line,
        harvest: placeholders('span'),
      }),
      /** The foot of the hill, which is no business. */
      harbour: band.extend({ order: line, unload: line, coffee: line, tea: line }),
      /** Months before planting in which a ship with fertilizer is ordered at the latest. */
      ahead: number(1, 12),
    }),
    action,
  }),
  presence: section.extend({
    totals: entries(stat, 4),
    ...regionTable.shape,
  }),
  news: section.extend({ action }),
  testimonials: section.extend({ stats: entries(stat, 4) }),
  newsletter: section
    .extend({
      stats: entries(stat, 2),
      /** The third figure is a word, such as `weekly`. */
      rhythm: z.strictObject({ value: line, label: line }),
    })
    .transform(({ rhythm, stats, ...words }) => ({ ...words, stats: [...stats, rhythm] })),
});
