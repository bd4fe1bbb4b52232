import { z } from 'zod';
import { line, placeholders, plurals, action } from '#render/content/field-kinds.ts';

export const file = 'screens/services.yaml';

/** Words around the catalogue, and the name of each category. */
export const schema = z.strictObject({
  back: line,
  share: line,
  related: line,
  learnMore: line,
  facts: line,
  /** Leads on from the services that a business page shows, or a page after it; leads to the page before. */
  more: line,
  previous: line,
  /**
   * The pages of a category that has more services than its business page shows; `content:cataloguePages`, so that
   * other pages do not carry it.
   */
  pages: z.strictObject({
    title: placeholders('category').max(40, 'at most 40 characters (search result)'),
    text: placeholders('category')
      .min(50, 'at least 50 characters (search result)')
      .max(100, 'at most 100 characters (search result)'),
    /** Which of the services show: a last one alone, or several. */
    range: plurals(
      placeholders('first', 'last', 'count').max(40, 'at most 40 characters (search result)'),
      placeholders('first', 'count').max(40, 'at most 40 characters (search result)'),
    ),
    /** Title and description of such a page for search engines. */
    meta: z.strictObject({
      title: placeholders('title', 'page'),
      description: placeholders('text', 'range'),
    }),
  }),
  /** Leads to Contact from the foot of each service. */
  ask: z.strictObject({ title: line, text: line, action }),
  categories: z.strictObject({ tea: line, coffee: line, 'agric-inputs': line, fertilizers: line }),
});
