import { paperSchema } from './paper.schema.ts';

export const file = 'papers/cookies.yaml';

/** What the site keeps in a browser. */
export const schema = paperSchema;
