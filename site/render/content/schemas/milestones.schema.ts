import { z } from 'zod';
import { entries, line, year, publication, type FieldMeta } from '#render/content/field-kinds.ts';

export const file = 'milestones.yaml';
export const isCollection = true;

/** The timeline on About, oldest first. */
export const schema = entries(
  z.strictObject({ year, title: line, description: line, ...publication }),
).meta({ title: 'Milestones' } satisfies FieldMeta);

export type Milestone = z.output<typeof schema>[number];
