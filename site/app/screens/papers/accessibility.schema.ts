import { paperSchema } from './paper.schema.ts';

export const file = 'papers/accessibility.yaml';

/** The tests for people with disabilities, and the parts without a test. */
export const schema = paperSchema;
