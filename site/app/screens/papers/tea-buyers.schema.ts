import { paperSchema } from './paper.schema.ts';

export const file = 'papers/tea-buyers.yaml';

/** For those who blend, pack or import tea. */
export const schema = paperSchema;
