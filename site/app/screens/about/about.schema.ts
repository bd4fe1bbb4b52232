import { z } from 'zod';
import {
  around,
  line,
  picture,
  entries,
  meta,
  stat,
  icon,
  heroBlock,
  section,
} from '#render/content/field-kinds.ts';

export const file = 'screens/about.yaml';

export const schema = z.strictObject({
  meta,
  hero: heroBlock,
  /** Words around the computed number of years. */
  experience: around('years'),
  missionTitle: line,
  mission: z.strictObject({ title: line, text: line }),
  vision: z.strictObject({ title: line, text: line }),
  /** How the company came to be: two or three paragraphs. */
  story: section.extend({ paragraphs: z.array(line).min(1), image: picture }),
  values: section.extend({
    items: entries(z.strictObject({ icon, title: line, description: line }), 6),
  }),
  journey: section,
  team: section,
  partners: section,
  partnership: section.extend({ stats: entries(stat, 3) }),
});
