export const file = 'sustainability/partnerships.yaml';
export { sustainabilitySchema as schema } from './shared/sustainability.schema.ts';
