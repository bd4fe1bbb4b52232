import { z } from 'zod';
import { entries, line, navLink, picture, siteLink } from '#render/content/kinds.ts';

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
      ).optional(),
    }),
  ),
  /** Four columns of the footer. */
  footer: entries(z.strictObject({ title: line, links: entries(navLink) }), 4),
  /** Pages for farmers: at the end of the menu of phones, and in the footer above its last line. */
  tools: entries(navLink),
  /** Other links in the footer, after the tools. */
  also: entries(navLink),
  bottom: entries(navLink),
});

export type Navigation = z.output<typeof schema>;
