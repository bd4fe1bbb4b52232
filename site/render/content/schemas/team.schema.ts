import { z } from 'zod';
import {
  email,
  entries,
  factLine,
  line,
  portrait,
  webAddress,
  publication,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'team.yaml';
export const isCollection = true;

/** People, in the order shown. */
export const schema = entries(
  z.strictObject({
    name: factLine,
    role: line,
    /** Two or three sentences. */
    bio: line.meta({ title: 'About the person', description: 'two or three sentences' }),
    image: portrait.meta({ title: 'Portrait' }),
    linkedin: webAddress.optional().meta({ title: 'LinkedIn' }),
    email: email.optional(),
    /** The subject of the form on Contact, as it is sent, about which this person answers. */
    answers: factLine
      .optional()
      .meta({ title: 'Answers about', description: 'a subject of the form on Contact' }),
    ...publication,
  }),
).meta({ title: 'People', one: 'person' } satisfies FieldMeta);

export type TeamMember = z.output<typeof schema>[number];
