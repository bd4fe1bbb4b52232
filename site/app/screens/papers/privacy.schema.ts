import { paperSchema } from './paper.schema.ts';

export const file = 'papers/privacy.yaml';

/** What happens with data where forms are simulated. */
export const schema = paperSchema;
