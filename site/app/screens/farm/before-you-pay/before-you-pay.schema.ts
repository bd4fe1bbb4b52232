import { z } from 'zod';
import {
  action,
  entries,
  factLine,
  line,
  lineList,
  picture,
  section,
  webAddress,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { paperSection } from '../../papers/paper.schema.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/before-you-pay.yaml';

/** A telephone number, or one for an SMS. */
const way = z.strictObject({
  label: line,
  shown: factLine,
  href: factLine.regex(
    /^(tel|sms):\+?\d+$/,
    'a number to call or to write to, such as tel:+254700000000',
  ),
});

/** Points of a list. */
const items = lineList({ title: 'Points' });

export const schema = farmPage({
  /** First aid, and the number to call. */
  poison: section.extend({ text: line, items, way }),
  /** How to order, how far ahead, today's price, a bill. */
  order: z
    .array(paperSection)
    .min(1)
    .meta({ title: 'Sections about ordering', one: 'section' } satisfies FieldMeta),
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
      ways: entries(way).meta({ title: 'Ways to reach it', one: 'way' } satisfies FieldMeta),
      site: webAddress,
    }),
  ),
  suspect: section.extend({ items, action }),
  numbers: line,
});
