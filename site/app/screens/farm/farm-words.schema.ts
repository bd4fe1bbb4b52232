import { z } from 'zod';
import { action, line, section, slug } from '#render/content/field-kinds.ts';

export const file = 'farm-words.yaml';

/** The words that the pages for farmers share, and the links to these pages. */
export const schema = z.strictObject({
  /** On Contact: the depot that `screens/where-to-buy.yaml` has in this county. */
  depot: z.strictObject({ label: line, county: slug }),
  /** The aid for farmers on each business page, by the page. */
  links: z.record(z.string(), section.extend({ text: line, action })),
});
