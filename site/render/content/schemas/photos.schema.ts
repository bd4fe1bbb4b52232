import { z } from 'zod';
import { factLine, fact, placeholders, type FieldMeta } from '#render/content/field-kinds.ts';

export const file = 'photos.yaml';

const percent = fact(z.number().min(0).max(100));

/**
 * Photographs of `content/photos/` that need more than their text in `pictures.yaml`, by their file names without the
 * ending.
 */
export const schema = z.strictObject({
  photos: z
    .record(
      z.string(),
      z.strictObject({
        /** The point that stays visible where the photograph is cut: percent from its left and from its top edge. */
        focus: z.strictObject({ x: percent, y: percent }).optional(),
        /** Who took it. */
        credit: factLine.optional(),
        /** For example CC BY 4.0. */
        licence: factLine.optional(),
      }),
    )
    .default({})
    .meta({ title: 'Photographs' } satisfies FieldMeta),
  /** The texts of pages about the photographer, the licence, or both. */
  credit: placeholders('credit'),
  licence: placeholders('licence'),
  creditAndLicence: placeholders('credit', 'licence'),
});

export type Photos = z.output<typeof schema>;
