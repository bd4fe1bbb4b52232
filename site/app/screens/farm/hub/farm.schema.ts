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
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/farm.yaml';

export const schema = farmPage({
  tools: section.extend({
    items: entries(
      z.strictObject({ title: line, text: line, go: line, href: siteLink, image: picture, colour }),
    ),
  }),
  /** Other links in the list on phones. */
  more: entries(action).meta({ title: 'Other links', one: 'link' } satisfies FieldMeta),
});
