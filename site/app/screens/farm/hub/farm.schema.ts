import { z } from 'zod';
import {
  action,
  colour,
  entries,
  line,
  meta,
  picture,
  section,
  siteLink,
} from '#render/content/kinds.ts';

export const file = 'screens/farm.yaml';

export const schema = z.strictObject({
  meta,
  image: picture,
  head: section.extend({ text: line }),
  tools: section.extend({
    items: entries(
      z.strictObject({ title: line, text: line, go: line, href: siteLink, image: picture, colour }),
    ),
  }),
  close: section.extend({ action }),
});
