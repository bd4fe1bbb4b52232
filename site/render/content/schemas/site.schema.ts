import { z } from 'zod';
import {
  choice,
  email,
  factLine,
  line,
  webAddress,
  year,
  type FieldMeta,
} from '#render/content/kinds.ts';

export const file = 'site.yaml';

/** A time of day on a clock of 24 hours. */
const time = factLine.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00');

/** The company: its name, numbers and addresses. Other texts use them by their names in braces. */
export const schema = z.strictObject({
  /** Full name; `{companyName}` in other texts. */
  name: factLine,
  /** The name that people use; `{company}`. */
  shortName: factLine,
  /** Ends every page title; `{abbreviation}`. */
  abbreviation: factLine,
  /** Footer tagline (section 1 of the specification). */
  tagline: line,
  /** Two sentences in the footer. */
  blurb: line,
  /** Address of the site itself, for share links, the sitemap and canonical links. No slash at the end. */
  origin: webAddress.refine((value) => !value.endsWith('/'), 'no slash at the end'),
  /** Year of foundation, `{founded}`; years of experience are computed from it in the browser (reading 14). */
  founded: year,
  phone: z
    .strictObject({
      /** As people write it; `{phone}`. */
      display: factLine,
      /** As a telephone dials it. */
      dial: factLine.regex(/^\+\d{9,15}$/, 'a + and 9 to 15 digits without spaces'),
    })
    .transform(({ display, dial }) => ({
      display,
      call: `tel:${dial}`,
      sms: `sms:${dial}`,
      whatsapp: `https://wa.me/${dial.slice(1)}`,
    })),
  /** The part of `info` after the @ is `{domain}`. */
  emails: z.strictObject({ info: email, partners: email, careers: email, press: email }),
  office: z.strictObject({
    /** One line, shown in the info bar. */
    city: line,
    /** Postal lines. */
    lines: z
      .array(line)
      .min(1)
      .meta({ title: 'Lines of the address', one: 'line' } satisfies FieldMeta),
  }),
  hours: z.strictObject({
    opens: time,
    closes: time,
    zone: factLine,
    /** For the info bar; `{hours}`. */
    short: line,
    days: line,
    time: line,
    /** The days on which the office is closed. */
    closed: line,
  }),
  /** The first three stand on Contact; the footer shows all (section 3, Social link). */
  socials: z
    .array(
      z.strictObject({
        name: factLine,
        href: webAddress,
        icon: choice(['linkedin', 'twitter', 'facebook', 'instagram']),
      }),
    )
    .length(4, 'exactly four')
    .meta({ title: 'Social networks', one: 'network' } satisfies FieldMeta),
  /** Says that people, partners and quotations are invented. Remove it when none of them is. */
  fictionNote: line.optional(),
});

export type Site = z.output<typeof schema>;
