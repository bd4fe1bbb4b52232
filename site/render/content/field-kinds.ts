/**
 * Kinds of fields that several schemas share. Schemas run only at build: browsers get validated data and no schema. Each
 * field has a comment for editors, who read schemas too.
 *
 * A field is a word, which each language writes for itself, or a fact, which is the same in all languages
 * (docs/decisions/010-words-and-facts.md). Search engines cut a title or description after the limits named "search
 * result".
 */
import { z } from 'zod';
import { CONTENT_ICONS } from '#app/components/icon/icon-names.ts';
import type {
  CompanyLogo,
  HeroPicture,
  Logo,
  Picture,
} from '#app/components/picture/picture-data.ts';
import { toHtml } from './prose.ts';
import { momentOf } from './publication.ts';

/** Names that stand for facts of `facts/site.yaml` where a text or a fact has them in braces. */
export const FACT_NAMES = [
  'company',
  'companyName',
  'abbreviation',
  'domain',
  'founded',
  'phone',
  'opens',
  'closes',
  'hours',
] as const;

/** The kind of a field that is not a word. Pictures, heroes, logos and fonts are facts that content gives by name. */
export type FactKind = 'fact' | 'picture' | 'hero' | 'logo' | 'font';

/** The metadata of a field in its schema. */
export type FieldMeta = {
  kind?: FactKind;
  /** How a photograph is cut for this field (`site/photos/places.json`). Drawings have their shape already. */
  place?: 'card' | 'article' | 'press' | 'portrait' | 'voice' | 'plate';
  /** Whether it is the address of a page of the site, which must exist. */
  isLink?: true;
  /** Colour of the words on a hero. */
  words?: 'ink' | 'cream';
  /** Names of drawings that a logo may have instead of a file. */
  drawn?: readonly string[];
  /** In the editor: the label, where the name is not plain, and the help. */
  title?: string;
  description?: string;
  /** In the editor, of a list: the word for one of its entries, where it is not the label without its plural. */
  one?: string;
  /** In the editor, of a list: how many entries its place on the page has room for. */
  fits?: { most: number; where: string };
  /** In the editor: whether the text may have several lines. */
  lines?: boolean;
  /** Whether it is a text in Markdown. */
  isMarkdown?: true;
  /** In the editor: whether it is a colour. */
  isColour?: true;
  /** In the editor: whether it is a day with a time. */
  isMoment?: boolean;
};

/** Marks a field as the same in every language. */
export const fact = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ kind: 'fact' satisfies FactKind });

const MARKUP = 'plain text without < or >, such as “less than 5 kg”';
const ONE_LINE = 'one line of text without a line break, such as “Maize and beans”';

/** The names in braces that are unknown, and braces that are not closed. */
export function unknownNames(text: string, allowed: readonly string[] = []): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}?|\}/g))
    .filter(([whole, name = '']) => !whole.endsWith('}') || !allowed.includes(name))
    .map(([whole]) => whole);
}

/** The message about unknown names in braces. */
export const namesMessage = (allowed: readonly string[] = []) =>
  `only these names in braces (write other braces as round ones): ${[...FACT_NAMES, ...allowed].join(', ')}`;

/** A text in which only these names may stand in braces. The names of facts have been replaced before. */
const textWith = (...allowed: string[]) =>
  z
    .string()
    .trim()
    .min(1, 'some text')
    .refine((text) => unknownNames(text, allowed).length === 0, namesMessage(allowed));

/** One line of text without markup. A page or mail replaces these names in braces. */
export const lineWith = (...allowed: string[]) =>
  textWith(...allowed)
    .regex(/^[^<>]*$/, MARKUP)
    .regex(/^[^\n]*$/, ONE_LINE);

/** One line of text without markup. */
export const line = lineWith();

type Line = typeof line;

/** At least one line of text. */
export const lineList = (meta: FieldMeta) => z.array(line).min(1).meta(meta);

/** A line in which each of these names must stand in braces. */
export const placeholders = (...names: string[]) =>
  names.reduce(
    (text, name) => text.includes(`{${name}}`, { error: `the placeholder {${name}}` }),
    lineWith(...names),
  );

/** A line with this name in braces exactly once: a page sets an element there. */
export const around = (name: string) =>
  placeholders(name).refine(
    (text) => text.split(`{${name}}`).length === 2,
    `the placeholder {${name}} only once`,
  );

/**
 * The texts for a number. A language may add a form for each of its plural rules, such as `few` or `many`
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
export const plurals = (other: Line, one: Line = other) => z.object({ one, other }).catchall(other);

/** Paragraphs, separated by an empty line. */
export const paragraphs = textWith().meta({
  lines: true,
  description: 'an empty line begins a new paragraph',
});

/** Text in Markdown. Pages get it as sanitised HTML. */
export const markdown = textWith()
  .meta({ isMarkdown: true } satisfies FieldMeta)
  .transform((text) => toHtml(text, ''));

/** A proper name, a figure or another text that no language translates. */
export const factLine = fact(line);

/** An address on this site: a path, perhaps with a fragment, or one of the four hash links the specification writes (reading 2). */
export const siteLink = z
  .string()
  .regex(
    /^#?\/[a-z0-9/-]*(\?subject=[a-z]+)?(#[a-z0-9-]+)?$/,
    'an address on this site, such as /about, /news/my-article or /connect?subject=tea',
  )
  .meta({ kind: 'fact', isLink: true } satisfies FieldMeta);

/** How the addresses of some pages begin. */
export const addressStart = fact(
  z.string().regex(/^\/[a-z0-9/#-]*$/, 'the beginning of an address, such as /news'),
);

/** Part of an address, or the name of an entry that has words and facts. */
export const slug = fact(
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens, such as tea-export'),
);

export const email = fact(z.email('an e-mail address, such as name@company.co.ke'));
export const webAddress = fact(
  z.url({
    protocol: /^https$/,
    error: 'a web address that starts with https://, such as https://www.fao.org',
  }),
);
export const year = fact(z.int().min(1900).max(2100));
const month = z.int().min(1).max(12);
/** First and last month as numbers. */
export const months = fact(z.tuple([month, month]));
export const day = fact(z.iso.date('a day such as 2024-03-15'));

/** When an entry shows (docs/editing.md, "Drafts and dates"). */
export const publication = {
  /** With `true` the entry is only in previews. */
  draft: fact(z.boolean()).optional().meta({
    title: 'Draft',
    description: 'visitors do not see it; the preview shows it',
  }),
  /** The day and time in Nairobi from which the entry shows, such as `2027-03-01 08:00`. */
  publishAt: fact(
    z
      .string()
      .refine(
        (text) => momentOf(text) !== null,
        'a day and a time in Nairobi such as 2027-03-01 08:00',
      ),
  )
    .optional()
    .meta({
      title: 'Publish on',
      description: 'visitors see it from this day and time on; leave it empty for at once',
      isMoment: true,
    }),
};

/** The names that a file had before. Their addresses lead to the address of the file. */
export const formerNames = z
  .array(slug)
  .optional()
  .meta({
    title: 'Former addresses',
    one: 'address',
    description: 'they lead here; renaming adds one by itself',
  } satisfies FieldMeta);

/** Reports a name that is not one of the names of a group. @param path of the field with the name */
export const knownIn =
  (context: z.RefinementCtx) => (path: PropertyKey[], name: string, group: object) => {
    const message = `one of ${Object.keys(group).join(', ')}`;
    if (!(name in group)) context.addIssue({ code: 'custom', path, input: name, message });
  };

/** A whole number. */
export const number = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  fact(z.int().min(least).max(most));

/** A number that may have decimals. */
export const decimal = (least: number, most: number) => fact(z.number().min(least).max(most));

/** One of several. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  fact(z.enum(values));

/** Replaces a picture whose name is unknown. */
export type UnknownPicture = { unknown: string; nearest: string | undefined };

const isResolved = (value: unknown) =>
  typeof value === 'object' && value !== null && ('width' in value || 'wide' in value);
const isUnknown = (value: unknown): value is UnknownPicture =>
  typeof value === 'object' && value !== null && 'unknown' in value;
/** @param example a name, for whom no similar one is known */
function notResolved(expected: string, example: string) {
  return ({ input }: { input?: unknown }) => {
    const { unknown, nearest } = isUnknown(input) ? input : {};
    const there = unknown === undefined ? '' : `; ${JSON.stringify(unknown)} is not one`;
    return nearest === undefined
      ? `${expected}, such as ${example}${there}`
      : `${expected}${there}: is it ${JSON.stringify(nearest)}?`;
  };
}

const pictureFor = (place: FieldMeta['place']) =>
  z
    .custom<Picture>(isResolved, {
      error: notResolved('the name of a picture with an alternative text', 'service-tea-plucking'),
    })
    .meta({ kind: 'picture', place } satisfies FieldMeta);

/** The name of a drawing in `site/pictures.json` or of a photograph in `content/photos/`. Its text is in `pictures.yaml`. */
export const picture = pictureFor('card');
/** The picture of an article, 3:2. */
export const articlePicture = pictureFor('article');
/** A picture for journalists, who print it: a photograph keeps more pixels there. */
export const pressPicture = pictureFor('press');
/** The portrait of a person, 4:5. */
export const portrait = pictureFor('portrait');
/** A portrait that fills half of a laptop's screen, 4:5. */
export const largePortrait = pictureFor('voice');

const heroWith = (words: FieldMeta['words']) =>
  z
    .custom<HeroPicture>(isResolved, {
      error: notResolved('the name of a hero, wide and tall', 'hero-coffee'),
    })
    .meta({ kind: 'hero', words } satisfies FieldMeta);

/** The name of a hero with a wide and a tall drawing (`hero-home` and `hero-home-tall`), or of a photograph. */
export const hero = heroWith('ink');
/** A hero whose words are light, on a dark sky: the screen's `Hero` has the tone `cream`. */
export const darkHero = heroWith('cream');

/** The name of a logo in `content/photos/`, SVG or a picture, or of a drawn mark. Pages show only the logos. */
export const logoOrMark = (drawn: readonly string[]) =>
  z
    .custom<Logo | string>((value) => isResolved(value) || drawn.includes(String(value)), {
      error: notResolved('the name of a logo with an alternative text', 'partner-logo'),
    })
    .meta({ kind: 'logo', drawn } satisfies FieldMeta);

/** The company's own logo, and the names of its files in `pictures/` that journalists download. */
export type CompanyLogoFiles = CompanyLogo & { downloads: { png: string; svg?: string } };

/** The name of the company's own logo in `content/photos/`, SVG or a picture. */
export const companyLogo = z
  .custom<CompanyLogoFiles>(isResolved, {
    error: notResolved('the name of a logo in content/photos/, without its ending', 'company-logo'),
  })
  .meta({ kind: 'logo', place: 'plate' } satisfies FieldMeta);

/** The name of a file in `content/fonts/`. */
export const fontFile = z
  .custom<string>((value) => typeof value === 'string', {
    error: notResolved('the name of a file in content/fonts/', 'company-font.woff2'),
  })
  .meta({ kind: 'font' } satisfies FieldMeta);

/**
 * A list whose entries have facts and words. Each entry has a name. Its facts and its words are under the same name in
 * two files, and the file of the facts gives the order.
 * @param count the exact number of entries
 */
export const entries = <Entry extends z.ZodType>(entry: Entry, count?: number) =>
  entriesBetween(entry, count ?? 1, count);

/** Such a list with a smallest and a largest number of entries. */
export const entriesBetween = <Entry extends z.ZodType>(
  entry: Entry,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
) =>
  z
    .record(slug, entry)
    .superRefine((items, context) => {
      const input = Object.keys(items);
      const limit = { origin: 'array', exact: least === most, input };
      if (input.length < least) context.addIssue({ ...limit, code: 'too_small', minimum: least });
      if (input.length > most) context.addIssue({ ...limit, code: 'too_big', maximum: most });
    })
    .transform((items) => Object.values(items) as z.output<Entry>[]);

/** The visible part of a picture in a place that shows only a part; by default the middle. */
export const detail = choice([
  'left',
  'right',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
]).optional();

/** Title and description of a screen, for search engines and social networks. */
export const meta = z.strictObject({
  /** Title without the company: ` - ` and the company's abbreviation are added. */
  title: line.max(60, 'at most 60 characters (search result)'),
  /** 50 to 160 characters, different on every page (reading 11). */
  description: line
    .min(50, 'at least 50 characters (search result)')
    .max(160, 'at most 160 characters (search result)'),
});

/** A link that looks like a button. */
export const action = z.strictObject({ label: line, href: siteLink });

/** A figure exactly as the specification writes it, and what it counts. */
export const stat = z.strictObject({
  value: fact(line.regex(/^\S+$/, 'one word, such as 50M+')),
  label: line,
});

/** Icons that content may name. */
export const icon = choice(CONTENT_ICONS);

/** The colour keys of art/README.md. A screen, card or region has one of them. */
const COLOUR_KEYS = [
  'home',
  'tea',
  'coffee',
  'inputs',
  'fertilizer',
  'news',
  'sustainability',
  'about',
  'partners',
  'contact',
] as const;
export const colour = choice(COLOUR_KEYS);

/** The head of a screen: a picture with words on its sky. */
export const heroBlock = z.strictObject({
  /** Short line above the title. */
  kicker: line.optional(),
  /** The `h1`. */
  title: line,
  text: line,
  picture: hero,
});

/** The same with light words, for a dark sky. */
export const darkHeroBlock = heroBlock.extend({ picture: darkHero });

/** Heading and introduction of a section. */
export const section = z.strictObject({
  title: line,
  text: line.optional(),
});

export const processStep = z.strictObject({ title: line, text: line, icon: icon.optional() });

/** A programme or pillar with its figures. */
export const programCard = z.strictObject({
  title: line,
  description: line,
  image: picture,
  stats: entries(stat, 2),
});

/** A table of regions (section 3, Region). */
export const regionTable = z.strictObject({
  /** The map of the regions. */
  map: picture,
  /** Column headings. */
  labels: z.strictObject({ region: line, countries: line, farmers: line, hectares: line }),
  regions: entries(
    z.strictObject({
      name: line,
      countries: factLine,
      farmers: factLine,
      hectares: factLine,
      /** The region's colour on the map (art/scenes/site/maps.ts). */
      ink: choice(['leaf', 'gold', 'soil', 'indigo', 'violet']),
      icon,
      note: line,
    }),
    4,
  ),
});

/** A link in the header, in the footer or beside a message. */
export const navLink = z.strictObject({ name: line, href: siteLink });

export type Stat = z.output<typeof stat>;
export type Action = z.output<typeof action>;
export type ColourKey = (typeof COLOUR_KEYS)[number];
export type ProcessStep = z.output<typeof processStep>;
export type ProgramCard = z.output<typeof programCard>;
export type Regions = z.output<typeof regionTable>;
