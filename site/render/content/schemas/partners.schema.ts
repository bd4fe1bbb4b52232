import { z } from 'zod';
import {
  entries,
  factLine,
  line,
  logoOrMark,
  webAddress,
  publication,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'partners.yaml';
export const isCollection = true;

/** Names of drawn marks, for partners whose logo is not there yet. No page shows them. */
const MARKS = ['ring-leaf', 'rows', 'peak', 'flower', 'wave', 'links', 'hex-tree', 'horizon'];

/** Name cards without logos on the page (section 2), in the order shown. */
export const schema = entries(
  z.strictObject({
    name: factLine,
    /** A file in `content/photos/`, which its card shows; or the name of a drawn mark, which no page shows. */
    logo: logoOrMark(MARKS),
    description: line,
    website: webAddress.optional(),
    ...publication,
  }),
).meta({ title: 'Partners' } satisfies FieldMeta);
