import { z } from 'zod';
import {
  choice,
  email,
  fact,
  factLine,
  line,
  lineList,
  webAddress,
  year,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'site.yaml';

/** A time of day on a clock of 24 hours. */
const time = factLine.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00');

/** The company: its name, numbers and addresses. Other texts use them by their names in braces. */
export const schema = z.strictObject({
  /** Full name; `{companyName}` in other texts. */
  name: factLine,
  /** The name that people use; `{company}`. */
  shortName: factLine.meta({ description: 'the name that people say' }),
  /** Ends every page title; `{abbreviation}`. */
  abbreviation: factLine.meta({ description: 'the letters after every page title' }),
  /** Footer tagline (section 1 of the specification). */
  tagline: line.meta({ description: 'one line, at the foot of every page' }),
  /** Two sentences in the footer. */
  blurb: line.meta({ title: 'About us, in short', description: 'two sentences at the foot' }),
  /** Address of the site itself, for share links, the sitemap and canonical links. No slash at the end. */
  origin: webAddress
    .refine(
      (value) => !value.endsWith('/'),
      'no slash at the end, such as https://www.company.co.ke',
    )
    .refine(
      (value) => !URL.canParse(value) || new URL(value).origin === value.toLowerCase(),
      'only https:// and a domain, such as https://www.company.co.ke',
    )
    .meta({
      title: 'Address of the site',
      description: 'ask the person who looks after the site before you change it',
    }),
  /** Year of foundation, `{founded}`; years of experience are computed from it in the browser (reading 14). */
  founded: year.meta({ description: 'the year' }),
  /** As people read it; `{phone}`. */
  phone: factLine
    .regex(/^\+\d(?: ?\d){8,14}$/, 'a + and 9 to 15 digits, such as +254 700 000 000')
    .meta({ title: 'Telephone number', description: 'also for WhatsApp and SMS' })
    .transform((display) => {
      const dial = display.replaceAll(' ', '');
      return {
        display,
        call: `tel:${dial}`,
        sms: `sms:${dial}`,
        whatsapp: `https://wa.me/${dial.slice(1)}`,
      };
    }),
  /** The part of `info` after the @ is `{domain}`. */
  emails: z.strictObject({ info: email, partners: email, careers: email, press: email }),
  office: z.strictObject({
    /** One line, shown in the info bar. */
    city: line.meta({ description: 'at the top of every page' }),
    /** Postal lines. */
    lines: lineList({ title: 'Lines of the address', one: 'line' }),
  }),
  hours: z.strictObject({
    opens: time,
    closes: time,
    zone: factLine,
    /** For the info bar; `{hours}`. */
    short: line.meta({ description: 'days and times in one line, at the top of every page' }),
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
    .length(4, 'exactly four entries')
    .meta({ title: 'Social networks', one: 'network' } satisfies FieldMeta),
  /** Whether people, places, figures and quotations are invented: the pages then say so (`SampleMark`). */
  sampleContent: fact(z.boolean()).optional().meta({
    title: 'The content is a sample',
    description: 'marks it as invented on every page; take the tick away when everything is real',
  }),
  /** In the footer as long as the content is a sample. */
  sampleNote: line,
  /** Ends the check of the words of the specification (`site/tests/specified`), for a company that has others. */
  departsFromSpecification: fact(z.boolean()).optional().meta({
    title: 'Other words than the specification',
    description: 'ask the person who looks after the site before you tick it',
  }),
});

export type Site = z.output<typeof schema>;
