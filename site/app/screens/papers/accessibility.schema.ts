import { paperSchema } from './paper.schema.ts';

export const file = 'papers/accessibility.yaml';

/** What was tested for people with disabilities, and what was not. */
export const schema = paperSchema;
