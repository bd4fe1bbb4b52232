import { paperSchema } from './paper.schema.ts';

export const file = 'papers/press.yaml';

/** For journalists. */
export const schema = paperSchema;
