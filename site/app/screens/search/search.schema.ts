import { z } from 'zod';
import {
  addressStart,
  entries,
  line,
  lineList,
  meta,
  placeholders,
  plurals,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'screens/search.yaml';

export const schema = z.strictObject({
  meta,
  title: line,
  text: line,
  /** The field, here and on the pages that are not found. */
  box: z.strictObject({
    label: line,
    found: plurals(placeholders('count')),
    none: line,
    /** Where the script of the search does not arrive. */
    failed: line,
    /** Link to the list, for visitors without scripts. */
    all: line,
  }),
  listTitle: line,
  /** The headings of the list of all pages. `under`: how the addresses of its pages begin. */
  subjects: entries(
    z.strictObject({
      name: line,
      under: z
        .array(addressStart)
        .meta({ title: 'Beginnings of its addresses', one: 'beginning' } satisfies FieldMeta),
    }),
  ).meta({ title: 'Headings of the list', one: 'heading' } satisfies FieldMeta),
  /** Small words that the search leaves out. */
  ignored: z
    .array(line)
    .meta({ title: 'Words that the search leaves out', one: 'word' } satisfies FieldMeta),
  /** Words that people type instead of the words of the site. */
  synonyms: z
    .array(
      z.strictObject({
        words: lineList({ title: 'Words that people type', one: 'word' }),
        means: lineList({ title: 'Words of the site', one: 'word' }),
      }),
    )
    .meta({ title: 'Groups of words', one: 'group of words' } satisfies FieldMeta),
});
