import { paperSchema } from './paper.schema.ts';

export const file = 'papers/terms.yaml';

/** The terms of using the site. */
export const schema = paperSchema;
