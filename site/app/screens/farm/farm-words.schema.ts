import { z } from 'zod';
import { action, entries, line, section, slug } from '#render/content/kinds.ts';

export const file = 'farm-words.yaml';

/** What the pages for farmers share, and what leads to them from other pages. */
export const schema = z.strictObject({
  /** Name of the links above a title. Read aloud. */
  crumbs: line,
  home: action,
  farm: action,
  /** On Contact: the depot that `screens/where-to-buy.yaml` has in this county. */
  depot: z.strictObject({ label: line, county: slug }),
  /** Links on the business pages and on Contact, by the page. */
  links: z.record(z.string(), section.extend({ text: line, links: entries(action) })),
});
