export const file = 'sustainability/frameworks.yaml';
export { processSchema as schema } from './shared/sustainability.schema.ts';
