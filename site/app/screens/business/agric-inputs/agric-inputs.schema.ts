export const file = 'business/agric-inputs.yaml';
export { businessSchema as schema } from '../shared/business.schema.ts';
