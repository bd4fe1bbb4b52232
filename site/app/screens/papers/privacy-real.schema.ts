import { paperSchema } from './paper.schema.ts';

export const file = 'papers/privacy-real.yaml';

/** What happens with data where forms are taken for real. */
export const schema = paperSchema;
