import { z } from 'zod';
import {
  entries,
  icon,
  line,
  navLink,
  picture,
  siteLink,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'navigation.yaml';

/** The header's and the footer's links. */
export const schema = z.strictObject({
  main: entries(
    z.strictObject({
      name: line,
      href: siteLink,
      /** An entry with these is a button that opens a panel. Its own `href` has no screen. */
      dropdownItems: entries(
        z.strictObject({ name: line, href: siteLink, description: line, image: picture }),
      )
        .optional()
        .meta({ title: 'Links in its panel', one: 'link' } satisfies FieldMeta),
    }),
  ).meta({
    title: 'Entries of the top menu',
    one: 'entry',
    fits: { most: 8, where: 'in one line on a laptop' },
  } satisfies FieldMeta),
  /** Four columns of the footer. */
  footer: entries(z.strictObject({ title: line, links: entries(navLink) }), 4).meta({
    title: 'Columns at the foot',
    one: 'column',
  } satisfies FieldMeta),
  /** The two doors: the hub for farmers and the one for buyers. */
  doors: entries(navLink.extend({ icon }), 2).meta({
    title: 'The two doors',
    one: 'door',
  } satisfies FieldMeta),
  /** Other links in the footer, after the doors. */
  also: entries(navLink).meta({
    title: 'Other links at the foot',
    one: 'link',
  } satisfies FieldMeta),
  bottom: entries(navLink).meta({
    title: 'Links in the last line',
    one: 'link',
  } satisfies FieldMeta),
});

export type Navigation = z.output<typeof schema>;
