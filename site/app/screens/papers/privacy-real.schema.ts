import { paperSchema } from './paper.schema.ts';

export const file = 'papers/privacy-real.yaml';

/** The use of data with real submissions. */
export const schema = paperSchema;
