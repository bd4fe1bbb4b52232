import { z } from 'zod';
import {
  line,
  placeholders,
  plurals,
  picture,
  meta,
  darkHeroBlock,
  section,
  slug,
} from '#render/content/field-kinds.ts';

export const file = 'screens/news.yaml';

export const schema = z.strictObject({
  meta,
  hero: darkHeroBlock,
  /** Label of the filter chips for screen readers. */
  filterLabel: line,
  /** The chip that shows everything. */
  all: line,
  /** Names of categories that articles name in English, by the part of their address. */
  categories: z.record(slug, line).optional(),
  /** Heading of the list. */
  listTitle: line,
  /** How many articles show, said beside the chips and read aloud when it changes. */
  count: plurals(placeholders('count')),
  /** The same where there are more articles than show. */
  range: placeholders('first', 'last', 'count'),
  /** Adds the next articles to the list; leads to the page before. */
  more: line,
  newer: line,
  /** Titles and descriptions of the pages that the list has once it is longer than one. */
  pages: z.strictObject({
    category: z.strictObject({
      title: placeholders('category').max(30, 'at most 30 characters (search result)'),
      description: placeholders('category').max(125, 'at most 125 characters (search result)'),
    }),
    page: z.strictObject({
      title: placeholders('title', 'page'),
      description: placeholders('description', 'page'),
    }),
  }),
  /** `No news articles found in this category.`, and a picture for it. */
  empty: line,
  /** The same while there is no article at all. */
  none: line,
  emptyPicture: picture,
  newsletter: section,
});
