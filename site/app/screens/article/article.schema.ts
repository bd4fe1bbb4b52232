import { z } from 'zod';
import { line } from '#render/content/kinds.ts';

export const file = 'screens/article.yaml';

export const schema = z.strictObject({
  back: line,
  by: line,
  share: line,
  related: line,
  readMore: line,
});
