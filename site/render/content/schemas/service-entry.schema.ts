import { z } from 'zod';
import { formerNames, line, number, picture, publication } from '#render/content/field-kinds.ts';

/** Front matter of `services/<category>/<id>.md`; the file's name is the service's id. */
export const schema = z.strictObject({
  title: line.max(60, 'at most 60 characters'),
  /** One or two sentences, shown on cards and under the title. */
  description: line
    .min(50, 'at least 50 characters')
    .max(160, 'at most 160 characters (search result)'),
  image: picture,
  /** Place in the catalogue, from 1. */
  order: number(1).meta({ description: 'Its place in the list: 1 comes first' }),
  /** Three or four short facts in the margin: season, unit, lead time … */
  facts: z
    .array(z.strictObject({ label: line, value: line }))
    .min(2)
    .max(5),
  formerNames,
  ...publication,
});
