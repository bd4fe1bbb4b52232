import { z } from 'zod';
import { entries, factLine, line, slug, webAddress, publication } from '#render/content/kinds.ts';

export const file = 'partners.yaml';
export const isCollection = true;

/** Name cards without logos on the page (section 2), in the order shown. */
export const schema = entries(
  z.strictObject({
    name: factLine,
    /** Name of a mark in `art/brand/partner-marks.ts`; not shown yet. */
    logo: slug,
    description: line,
    website: webAddress.optional(),
    ...publication,
  }),
);
