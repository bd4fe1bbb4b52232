import { z } from 'zod';
import { around, line } from '#render/content/field-kinds.ts';

export const file = 'screens/article.yaml';

export const schema = z.strictObject({
  back: line,
  by: around('author'),
  share: line,
  related: line,
  readMore: line,
});
