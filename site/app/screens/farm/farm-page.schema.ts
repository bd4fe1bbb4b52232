import { z } from 'zod';
import { action, line, meta, picture, section } from '#render/content/field-kinds.ts';

/** A page for farmers: its head, its own fields, and the band at its foot. */
export const farmPage = <Own extends z.ZodRawShape>(own: Own) =>
  z.strictObject({
    meta,
    image: picture,
    head: section.extend({ text: line }),
    ...own,
    close: section.extend({ action }),
  });
