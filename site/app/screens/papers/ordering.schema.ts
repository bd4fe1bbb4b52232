import { paperSchema } from './paper.schema.ts';

export const file = 'papers/ordering.yaml';

/** How farmers order, and how a bill is made. */
export const schema = paperSchema;
