import { paperSchema } from './paper.schema.ts';

export const file = 'papers/cookies.yaml';

/** The data that the site stores in a browser. */
export const schema = paperSchema;
