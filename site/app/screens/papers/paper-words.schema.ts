import { z } from 'zod';
import { line, placeholders } from '#render/content/field-kinds.ts';

export const file = 'papers/words.yaml';

/** Words that all pages of this kind share. */
export const schema = z.strictObject({
  /** Links to us. */
  email: line,
  chat: line,
  form: line,
  card: line,
  /** Link to a picture's file. `{width}`: pixels. */
  download: placeholders('width'),
});
