import { z } from 'zod';
import {
  day,
  factLine,
  knownIn,
  line,
  lineList,
  number,
  placeholders,
  section,
  slug,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/calendar.yaml';

/** A day of any year, such as `03-15`. A year without 29 February has no 29 February. */
const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day of the year such as 03-15')
  .refine((text) => {
    const date = new Date(`2027-${text}T00:00:00Z`);
    return Number.isNaN(date.getTime()) || date.toISOString().slice(5, 10) === text;
  }, 'a day that every year has')
  .meta({ kind: 'fact' });

/** First and last day. A period may go on into the next year. */
const period = z.tuple([dayOfYear, dayOfYear]).meta({ kind: 'fact' });

/** The work of farmers in a season, in this order. */
export const STEPS = ['plant', 'feed', 'harvest'] as const;

/** Labels of the periods in the editor. */
const DAYS = {
  plant: { title: 'Days of planting', one: 'day', description: 'the first and the last' },
  feed: { title: 'Days of feeding', one: 'day', description: 'the first and the last' },
  harvest: { title: 'Days of harvest', one: 'day', description: 'the first and the last' },
} satisfies Record<(typeof STEPS)[number], FieldMeta>;

/** A section with a list of steps. */
const steps = section.extend({
  text: line,
  items: lineList({ title: 'Steps' }),
});

export const schema = farmPage({
  /** The day of the last change, for calendar programs. */
  changed: day,
  /** The year of the first events; they come back every year. */
  firstYear: number(2026, 2100),
  /** Names of the months, January first, and their first letters. */
  months: z.array(line).length(12),
  initials: z
    .array(line)
    .length(12)
    .meta({ title: 'First letters of the months', one: 'letter' } satisfies FieldMeta),
  /** A third of a month. */
  thirds: z.strictObject({
    early: placeholders('month'),
    middle: placeholders('month'),
    late: placeholders('month'),
  }),
  span: placeholders('from', 'to'),
  labels: z.strictObject({ crop: line, plant: line, feed: line, harvest: line, none: line }),
  /** Link to the file, and its name for screen readers. */
  take: line,
  takeAbout: placeholders('season', 'region'),
  /** Events in the visitor's calendar. */
  event: z.strictObject({
    name: placeholders('region', 'season'),
    plant: placeholders('crop', 'region'),
    feed: placeholders('crop', 'region'),
    harvest: placeholders('crop', 'region'),
    plantText: line,
    feedText: line,
    harvestText: line,
  }),
  /** The question for county and crop. */
  choose: section.extend({
    text: line,
    county: line,
    crop: line,
    /** Before a county is chosen. */
    first: line,
    /** A county that no region has. */
    other: line,
    /** The step of today, and the next one. */
    now: placeholders('season', 'step', 'span'),
    next: placeholders('season', 'step', 'span'),
    /** Between two steps: what is true after the step that ended last. */
    meanwhile: placeholders('region', 'text'),
    between: z.strictObject({ plant: line, feed: line, harvest: line }),
    /** The same for crops that stand for years, after every step. */
    standingCrops: z.record(slug, line),
    /** A region, and the part of the county that lies in it. */
    part: placeholders('region', 'part'),
    none: line,
    /** Opens the tables of a region. */
    all: line,
  }),
  seasons: z.record(slug, line),
  crops: z.record(slug, line),
  regions: z.record(
    slug,
    section.extend({
      text: line,
      /** Names, as visitors choose them. A county may lie in two regions. */
      counties: z.array(factLine).min(1),
      /** Which part of a county lies in the region, where it is not the whole. */
      parts: z.record(z.string(), line).optional(),
      seasons: z.record(
        slug,
        z
          .record(
            slug,
            z.strictObject({
              plant: period.optional().meta(DAYS.plant),
              feed: period.optional().meta(DAYS.feed),
              harvest: period.optional().meta(DAYS.harvest),
            }),
          )
          .meta({ title: 'Crops' } satisfies FieldMeta),
      ),
    }),
  ),
  storing: steps,
  howTo: steps,
  sources: section.extend({
    items: z.record(slug, z.strictObject({ title: factLine, publisher: factLine, says: line })),
  }),
}).superRefine(({ regions, seasons, crops, choose }, context) => {
  const known = knownIn(context);
  for (const crop of Object.keys(choose.standingCrops))
    known(['choose', 'standingCrops', crop], crop, crops);
  for (const [region, { counties, parts = {} }] of Object.entries(regions))
    for (const county of Object.keys(parts))
      known(
        ['regions', region, 'parts', county],
        county,
        Object.fromEntries(counties.map((name) => [name, name])),
      );
  for (const [region, { seasons: listed }] of Object.entries(regions))
    for (const [season, rows] of Object.entries(listed)) {
      known(['regions', region, 'seasons', season], season, seasons);
      for (const crop of Object.keys(rows))
        known(['regions', region, 'seasons', season, crop], crop, crops);
    }
});

export type CalendarContent = z.output<typeof schema>;
