import { paperSchema } from './paper.schema.ts';

export const file = 'papers/jobs.yaml';

/** For people who look for work. */
export const schema = paperSchema;
