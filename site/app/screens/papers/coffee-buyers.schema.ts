import { paperSchema } from './paper.schema.ts';

export const file = 'papers/coffee-buyers.yaml';

/** For those who import or roast coffee. */
export const schema = paperSchema;
