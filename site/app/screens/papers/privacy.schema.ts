import { paperSchema } from './paper.schema.ts';

export const file = 'papers/privacy.yaml';

/** The use of data with simulated submissions. */
export const schema = paperSchema;
