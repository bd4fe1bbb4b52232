import { paperSchema } from './paper.schema.ts';

export const file = 'papers/figures.yaml';

/** How each figure of the site is counted. */
export const schema = paperSchema;
