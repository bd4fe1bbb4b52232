import { paperSchema } from './paper.schema.ts';

export const file = 'papers/become-a-stockist.yaml';

/** For agro-dealers. */
export const schema = paperSchema;
