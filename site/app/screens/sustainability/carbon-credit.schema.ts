export const file = 'sustainability/carbon-credit.yaml';
export { processSchema as schema } from './shared/sustainability.schema.ts';
