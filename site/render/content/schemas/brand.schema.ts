import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contrast } from '#encoding/colour.ts';
import { PAIRS, readableColour } from '#render/content/contrast.ts';
import {
  companyLogo,
  fact,
  factLine,
  fontFile,
  type FieldMeta,
} from '#render/content/field-kinds.ts';
import { ROOT } from '#render/content/root.ts';

export const file = 'brand.yaml';

/** The names of the colours: those that the style sheet of the tokens uses. */
const TOKENS = readFileSync(path.join(ROOT, 'site/app/styles/tokens.css'), 'utf8');
const NAMES = Array.from(TOKENS.matchAll(/\bbrand\(([\w-]+)\)/g), ([, name = '']) => name);

/** What a colour is for, where its name does not say it. */
const USES: Readonly<Record<string, string>> = {
  ink: 'text, dark grounds, the browser’s own bars',
  night: 'dark sections',
  forest: 'dark green: the ground of the app icons',
  deep: 'links, and messages of success',
  lime: 'the mark on the app icons; signs on dark grounds',
  'soil-dark': 'buttons under the pointer',
  soil: 'buttons',
  sun: 'marks, and the focus on dark grounds',
  cream: 'the page, and text on dark grounds',
  sand: 'panels',
  teal: 'agricultural inputs',
  'teal-deep': 'sustainability',
  indigo: 'news; the focus',
  cherry: 'errors; coffee',
  'lilac-deep': 'about and contact',
  white: 'cards and fields',
  'text-soft': 'soft text on the page and on cards',
  line: 'lines between parts',
  'field-line': 'borders of fields',
  'text-soft-on-key': 'soft text on the soft grounds of the areas',
  placeholder: 'examples in empty fields',
  'text-soft-on-dark': 'soft text on dark grounds',
  'line-on-dark': 'lines on dark grounds',
  ...Object.fromEntries(
    ['inputs', 'news', 'sustainability', 'about', 'contact'].map((area) => [
      `sky-${area}`,
      'behind the words of a hero until its picture is there',
    ]),
  ),
};

const A_MARK =
  'the path of a drawing in one colour, such as M8 56L32 8L56 56Z (docs/rebranding.md, "Mark", says how to get it)';

const COLOUR = factLine.regex(/^#[0-9a-f]{6}$/, {
  error: 'a colour such as #10231b, in lower case',
  // Otherwise contrasts would be computed from a text that is no colour.
  abort: true,
});

const colour = (name: string) =>
  COLOUR.meta({ kind: 'fact', isColour: true, description: USES[name] } satisfies FieldMeta);

/** A font of the company's own. `npm run fonts` checks the file, and makes of it what visitors load. */
const ownFont = z.strictObject({
  /** WOFF2, TTF or OTF. */
  file: fontFile,
  /** The licence that allows the company to publish the font, such as `SIL Open Font License 1.1`. */
  licence: factLine,
});

/** The company's colours, mark, logo and fonts. No other file has them. */
export const schema = z.strictObject({
  /** Each pair that the design uses must be readable. */
  colours: z
    .strictObject(Object.fromEntries(NAMES.map((name) => [name, colour(name)])))
    .superRefine((colours, context) => {
      const named = (name: string) => colours[name] ?? '';
      /** The colours that have their advice already. */
      const advised = new Set<string>();
      for (const [name, ground, least, where] of PAIRS) {
        const found = contrast(named(name), named(ground));
        if (found >= least) continue;
        // Cut, not rounded: 4.499 is too little.
        const shown = Math.floor(found * 100) / 100;
        const better = advised.has(name) ? undefined : readableColour(name, colours);
        advised.add(name);
        const advice =
          better === undefined ? '' : `; ${better} is the nearest that passes everywhere`;
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `a contrast of at least ${least} with ${ground} (${where}); it is ${shown}${advice}`,
        });
      }
    }),
  /** The mark: the path of a drawing in one colour, on a square of 64 units. */
  mark: fact(z.string({ error: A_MARK }).regex(/^M[MLHVCSQTAZmlhvcsqtaz\d .,-]+$/, A_MARK)),
  /** The company's own logo, in place of the mark and the name in text. Icons and share pictures keep the mark. */
  logo: companyLogo.optional(),
  /** The company's own fonts. Without one the site has that of a package. */
  fonts: z
    .strictObject({
      /** In weight 800, or in its only one. */
      headings: ownFont.optional(),
      /** A variable font with the weights from 400 to 700. */
      text: ownFont.optional(),
    })
    .optional(),
});

export type Brand = z.output<typeof schema>;
