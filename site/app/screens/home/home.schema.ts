import { z } from 'zod';
import {
  line,
  siteLink,
  picture,
  entries,
  meta,
  action,
  stat,
  colour,
  detail,
  heroBlock,
  section,
  regionTable,
} from '#render/content/field-kinds.ts';

export const file = 'screens/home.yaml';

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
    /** The four business areas. */
    cards: entries(
      z.strictObject({ title: line, text: line, image: picture, detail, link: siteLink, colour }),
      4,
    ),
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
