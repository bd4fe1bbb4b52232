import { z } from 'zod';
import { namesMessage, unknownNames, type FieldMeta } from '#render/content/field-kinds.ts';

export const file = 'pictures.yaml';

/** Alternative texts by picture name; an empty text marks a decorative picture. */
export const schema = z
  .record(
    z.string(),
    z.string().refine((text) => unknownNames(text).length === 0, namesMessage()),
  )
  .meta({ title: 'Pictures' } satisfies FieldMeta);
