import { z } from 'zod';
import {
  entries,
  factLine,
  line,
  picture,
  section,
  webAddress,
  type FieldMeta,
} from '#render/content/kinds.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/check-bag.yaml';

export const schema = farmPage({
  /** Headings of the two columns. */
  look: line,
  tell: line,
  kinds: entries(
    section.extend({
      id: factLine,
      text: line,
      image: picture,
      checks: z.array(z.strictObject({ title: line, text: line })).min(1),
      /** The authority. */
      authority: line,
      duty: line,
      /** `tel:` or `sms:` links. */
      ways: entries(
        z.strictObject({
          label: line,
          shown: factLine,
          href: factLine.regex(/^(tel|sms):\+?\d+$/),
        }),
      ).meta({ title: 'Ways to reach it', one: 'way' } satisfies FieldMeta),
      site: webAddress,
    }),
  ),
  suspect: section.extend({
    items: z
      .array(line)
      .min(1)
      .meta({ title: 'Points' } satisfies FieldMeta),
  }),
  numbers: line,
});
