import { z } from 'zod';
import {
  action,
  colour,
  entries,
  line,
  picture,
  section,
  siteLink,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { farmPage } from '../farm/farm-page.schema.ts';

export const files = [
  // The hub of the pages for farmers, `/farm`.
  'screens/farm.yaml',
  // The hub of the pages for buyers, `/buyers`.
  'screens/buyers.yaml',
];

export const schema = farmPage({
  tools: section.extend({
    items: entries(
      z.strictObject({ title: line, text: line, go: line, href: siteLink, image: picture, colour }),
    ),
  }),
  /** Other links in the list on phones. */
  more: entries(action)
    .optional()
    .meta({ title: 'Other links', one: 'link' } satisfies FieldMeta),
  /** Heading above the people who answer for a subject of the form on Contact (`answers` in team.yaml). */
  people: section.optional(),
});
