import { z } from 'zod';
import {
  choice,
  colour,
  email,
  entries,
  fact,
  factLine,
  line,
  markdown,
  meta,
  picture,
  pressPicture,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const files = [
  // How each figure of the site is counted.
  'papers/figures.yaml',
  // For journalists.
  'papers/press.yaml',
  // For people who look for work.
  'papers/jobs.yaml',
  // For those who import or roast coffee.
  'papers/coffee-buyers.yaml',
  // For those who blend, pack or import tea.
  'papers/tea-buyers.yaml',
  // The use of data with simulated submissions, and with real ones.
  'papers/privacy.yaml',
  'papers/privacy-real.yaml',
  // The terms of using the site.
  'papers/terms.yaml',
  // The tests for people with disabilities, and the parts without a test.
  'papers/accessibility.yaml',
];

/** A table whose first column names each row. */
const table = z
  .strictObject({
    columns: z
      .array(line)
      .min(2)
      .meta({ title: 'Names of the columns', one: 'column' } satisfies FieldMeta),
    rows: z.array(z.array(line).meta({ title: 'Cells' } satisfies FieldMeta)).min(1),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'as many cells in each row as there are columns',
  );

/** A section of a page to read: a text in Markdown, a table or both. */
export const paperSection = z.strictObject({
  title: line,
  text: markdown.optional(),
  table: table.optional(),
});

/** A page to read, to print and to send on: a sheet for buyers, a statement, a list of figures. */
export const schema = z.strictObject({
  meta,
  colour,
  title: line,
  text: line,
  /** Whether people or figures on it are invented as long as the site's content is a sample. */
  isSample: fact(z.boolean()).optional(),
  /** Beside the title. */
  picture: picture.optional(),
  /** Short facts in a row below the title. */
  facts: z.array(z.strictObject({ label: line, value: line })).optional(),
  /** The button that prints the page, on sheets to hand on. */
  print: line.optional(),
  sections: z.array(paperSection).min(1),
  /** Files of the logo: drawn by `npm run brand`, or the company's own (`writeCompanyLogo` in `site/build/build.ts`). */
  logos: z
    .strictObject({
      title: line,
      text: line,
      items: entries(
        z.strictObject({
          href: factLine.startsWith(
            '/logo.',
            'the address of a drawing of the mark, such as /logo.svg',
          ),
          label: line,
        }),
      ),
    })
    .optional(),
  /** Pictures that may be printed or shown elsewhere. */
  downloads: z
    .strictObject({
      title: line,
      text: line,
      items: entries(z.strictObject({ picture: pressPicture, label: line })),
    })
    .optional(),
  /** Whom to ask. */
  contact: z
    .strictObject({
      title: line,
      text: line,
      /** Who answers, beside the address of the company. */
      person: z.strictObject({ who: line, email }).optional(),
      /** The first message of a chat or an email. */
      chat: line,
      /** The subject of an email; without it the title of the page. */
      mail: line.optional(),
      email: choice(['info', 'partners', 'careers', 'press']),
      /** The subject of the form on Contact as its address has it, such as `coffee`. */
      subject: factLine.optional(),
    })
    .optional(),
});

export type PaperContent = z.output<typeof schema>;
