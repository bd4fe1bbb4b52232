import { z } from 'zod';
import { entries, line, year } from '#render/content/kinds.ts';

export const file = 'milestones.yaml';
export const isCollection = true;

/** The timeline on About, oldest first. */
export const schema = entries(z.strictObject({ year, title: line, description: line }));

export type Milestone = z.output<typeof schema>[number];
