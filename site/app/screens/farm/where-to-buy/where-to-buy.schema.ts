import { z } from 'zod';
import {
  action,
  choice,
  decimal,
  entries,
  factLine,
  knownIn,
  line,
  placeholders,
  plurals,
  section,
  slug,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { paperSection } from '../../papers/paper.schema.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/where-to-buy.yaml';

/** The purpose of a place. */
const PLACE_KINDS = ['stockist', 'depot', 'leaf', 'cherry'] as const;

export const schema = farmPage({
  /** What holds for every place, and the page that says more. */
  notes: entries(z.strictObject({ title: line, text: line, link: action.optional() })),
  find: z.strictObject({
    label: line,
    hint: line,
    count: plurals(placeholders('count')),
    none: line,
    /** For a county with places. */
    own: placeholders('places', 'counties'),
    beside: placeholders('counties'),
    /** For a county without a place. */
    nearest: placeholders('counties', 'distance', 'near'),
    distance: plurals(placeholders('count', 'between'), line),
  }),
  /** Names the links to the counties. */
  byCounty: line,
  /** Headings in a county: a farmer asks for shops first. */
  groups: z.strictObject({ shops: line, others: line }),
  /** For agro-dealers. */
  stockist: section.extend({ text: line, sections: z.array(paperSection).min(1) }),
  /** Title of a county in the search and in the list of all pages. */
  county: placeholders('county'),
  kinds: z.strictObject({ stockist: line, depot: line, leaf: line, cherry: line }),
  labels: z.strictObject({ hours: line, call: line, directions: line, map: line }),
  counties: z.record(
    slug,
    z.strictObject({
      name: line,
      places: entries(
        z.strictObject({
          name: line,
          kind: choice(PLACE_KINDS),
          /** Town and road. */
          where: line.meta({ description: 'town and road' }),
          /** Crops or goods. */
          what: line.meta({ description: 'the goods or crops' }),
          hours: line.meta({ description: 'such as Monday to Saturday 8:00 AM – 6:00 PM.' }),
          phone: factLine.regex(/^\+254 [\d ]+$/, 'a number such as +254 700 000 000'),
          latitude: decimal(-5, 5).meta({
            description: 'such as -0.4836; a map on a phone shows it',
          }),
          longitude: decimal(33, 42).meta({ description: 'such as 37.1278' }),
        }),
      ),
    }),
  ),
  /** All counties of Kenya with their neighbours, for visitors from a county without a place. */
  neighbours: z
    .record(
      slug,
      z.strictObject({
        name: factLine,
        /** By which visitors find their county, as by its name. */
        towns: z
          .array(factLine)
          .optional()
          .meta({ title: 'Main towns', one: 'town' } satisfies FieldMeta),
        next: z
          .array(slug)
          .min(1)
          .meta({ title: 'Counties beside it', one: 'county' } satisfies FieldMeta),
      }),
    )
    .meta({ title: 'Neighbours of counties', one: 'county' } satisfies FieldMeta),
}).superRefine(({ counties, neighbours }, context) => {
  const known = knownIn(context);
  for (const id of Object.keys(counties)) known(['counties', id], id, neighbours);
  for (const [id, { next }] of Object.entries(neighbours))
    for (const [index, other] of next.entries()) {
      const path = ['neighbours', id, 'next', index];
      known(path, other, neighbours);
      if (neighbours[other] && !neighbours[other].next.includes(id))
        context.addIssue({
          code: 'custom',
          path,
          input: other,
          message: `a county that names ${id} as its neighbour too`,
        });
    }
});
