import { z } from 'zod';
import {
  action,
  choice,
  day,
  decimal,
  factLine,
  knownIn,
  line,
  number,
  placeholders,
  plurals,
  section,
  slug,
  webAddress,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/planner.yaml';

/** Kilograms of N, P2O5 and K2O, or their percentages in a fertilizer. */
const nutrients = z.strictObject({
  nitrogen: decimal(0, 1000),
  phosphate: decimal(0, 1000),
  potash: decimal(0, 1000),
});

const crop = z.strictObject({
  name: line,
  /** The unit of the harvest of an acre. */
  harvestUnit: line,
  /** What gets a dose: `hole`, `bush`, `tree`. */
  place: line,
  places: line,
  /** The source of the rate, and its gaps. */
  note: line,
  /** When and in how many parts. Stands in the result and below the table. */
  timing: line.optional(),
  /** Of a guide. */
  rate: z.strictObject({ per: choice(['acre', 'hectare']), kg: nutrients }),
  source: slug,
  /** In cm. */
  spacing: z.strictObject({ row: decimal(5, 1000), gap: decimal(5, 1000) }),
  /** The harvest that the rate is for, and the limits of the planner. */
  usual: decimal(0.1, 100_000),
  least: decimal(0.1, 100_000),
  most: decimal(0.1, 100_000),
  /** Fertilizers at planting; for tea and coffee those of the year. The first is chosen first. */
  base: z
    .array(slug)
    .min(1)
    .meta({ title: 'Fertilizers at planting', one: 'fertilizer' } satisfies FieldMeta),
  /** Fertilizers in the growing crop. */
  topping: z
    .array(slug)
    .meta({ title: 'Fertilizers in the growing crop', one: 'fertilizer' } satisfies FieldMeta),
});

const units = z.strictObject({ acres: line, hectares: line, 'square-metres': line });

/** A question of the form. */
const field = z.strictObject({ label: line, hint: line.optional() });

export const schema = farmPage({
  /** The day on which somebody last read the rates against their sources. */
  checked: day,
  bagKg: number(1, 100),
  bottleTopGrams: decimal(1, 20),
  handfulGrams: decimal(10, 100),
  /** Largest amounts that the form takes. */
  least: z.strictObject({ squareMetres: number(1), cm: number(1) }),
  most: z.strictObject({ squareMetres: number(1), kg: number(1), cm: number(1) }),
  sources: z.record(
    slug,
    z.strictObject({
      title: factLine,
      publisher: factLine,
      year: factLine.optional(),
      /** Where it can be read. */
      href: webAddress.optional(),
    }),
  ),
  products: z.record(slug, z.strictObject({ name: factLine, percent: nutrients })),
  crops: z.record(slug, crop),
  form: section.extend({
    crop: field,
    area: field,
    unit: field,
    units,
    /** One of each. */
    unit1: units,
    test: field,
    testNo: line,
    testYes: line,
    /** `fromPlant` in place of `label`, where plants are counted. */
    aim: field.extend({ fromPlant: placeholders('place') }),
    nitrogen: field,
    phosphate: field,
    potash: field,
    base: field,
    /** Instead of `base`, for crops that grow for years. */
    only: field,
    topping: field,
    other: line,
    baseGrade: field,
    toppingGrade: field,
    row: field,
    gap: field,
    go: line,
    /** Where the script that works it out did not load. */
    failure: line,
    /** A number that was not written in digits with a point. */
    readAs: placeholders('value'),
    problems: z.strictObject({
      empty: line,
      letters: line,
      comma: line,
      negative: line,
      zero: line,
      large: placeholders('most'),
      small: placeholders('least'),
      range: placeholders('least', 'most'),
      grade: line,
      noPhosphate: line,
      noNitrogen: line,
    }),
  }),
  result: section.extend({
    /** Which crop, how much land, which harvest. */
    asked: placeholders('crop', 'area', 'unit', 'aim', 'each'),
    tested: placeholders('crop', 'area', 'unit'),
    base: line,
    only: line,
    topping: line,
    kg: placeholders('kg'),
    bags: plurals(placeholders('bags', 'bag'), placeholders('bag')).extend({
      less: placeholders('bag'),
      and: placeholders('bags', 'rest'),
    }),
    /** Other sizes of bags. */
    sizes: line,
    each: placeholders('grams', 'place'),
    /** For crops that grow for years. */
    half: placeholders('grams', 'place'),
    tops: placeholders('tops'),
    /** A bottle top for several holes. */
    share: placeholders('count', 'places'),
    handfuls: placeholders('handfuls'),
    none: line,
    nutrient: line,
    needed: line,
    given: line,
    nutrients: z.strictObject({ nitrogen: line, phosphate: line, potash: line }),
    holes: placeholders('holes', 'places'),
    missing: placeholders('kg'),
    surplus: placeholders('kg'),
    whatsapp: line,
    print: line,
    /** Last line of the message. */
    advice: line,
  }),
  tables: section.extend({
    fertilizer: line,
    base: line,
    only: line,
    topping: line,
    kg: line,
    each: placeholders('place'),
    dose: placeholders('grams', 'measure'),
    /** Instead of a top dressing. */
    none: line,
    /** Where to read about acid soil. */
    acid: action,
    source: line,
  }),
  formulas: section.extend({
    source: line,
    ownRule: line,
    items: z.array(z.strictObject({ title: line, text: line, source: line.optional() })).min(1),
  }),
}).superRefine(({ crops, products, sources, formulas }, context) => {
  const check = knownIn(context);
  for (const [id, { base, topping, source }] of Object.entries(crops)) {
    base.forEach((product, index) => check(['crops', id, 'base', index], product, products));
    topping.forEach((product, index) => check(['crops', id, 'topping', index], product, products));
    check(['crops', id, 'source'], source, sources);
  }
  formulas.items.forEach(({ source }, index) => {
    if (source) check(['formulas', 'items', index, 'source'], source, sources);
  });
});
