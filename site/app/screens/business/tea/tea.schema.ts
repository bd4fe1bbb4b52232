import { regionTable, section } from '#render/content/field-kinds.ts';
import { businessSchema } from '../shared/business.schema.ts';

export const file = 'business/tea.yaml';
export const schema = businessSchema.extend({ regions: section.extend(regionTable.shape) });
