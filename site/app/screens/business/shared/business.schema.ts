import { z } from 'zod';
import {
  action,
  colour,
  detail,
  entries,
  entriesBetween,
  heroBlock,
  icon,
  line,
  lineList,
  meta,
  largePortrait,
  picture,
  section,
  stat,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

/** An entry of the section that only one business has. */
export const featureItem = z.strictObject({ title: line, text: line, note: line.optional() });

/** Labels of such entries in the editor. */
export const FEATURES: FieldMeta = { title: 'Entries' };

/** The fields that all four business pages have. */
export const businessSchema = z.strictObject({
  meta,
  colour,
  hero: heroBlock.extend({ stats: entries(stat, 4) }),
  vision: section.extend({
    content: lineList({ title: 'Paragraphs' }),
    icon,
  }),
  /** The options grid titled `Our Services`. */
  options: section.extend({
    items: entriesBetween(
      z.strictObject({ label: line, image: picture, detail, description: line }),
      3,
    ),
  }),
  /** The tabbed detail section; its tabs are the catalogue's services of this category, by id. */
  details: section.extend({
    /** Label of the tab list for screen readers. */
    label: line,
  }),
  /** A section only this business has: tea's leaf-to-cup path, the coffee calendar, a soil profile, a shelf. */
  feature: section.extend({ items: z.array(featureItem).min(3).meta(FEATURES) }),
  /** One person of this business, who looks out of the page and says one sentence. The person is invented. */
  voice: z.strictObject({
    image: largePortrait,
    quote: line,
    name: line,
    role: line,
  }),
  /** The band at the foot that leads to Contact. */
  close: section.extend({ action }),
});

export type BusinessContent = z.output<typeof businessSchema>;
