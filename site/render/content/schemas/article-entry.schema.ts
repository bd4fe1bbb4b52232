import { z } from 'zod';
import {
  line,
  factLine,
  day,
  formerNames,
  articlePicture,
  meta,
  publication,
} from '#render/content/field-kinds.ts';

/** Front matter of `news/<id>.md`; the file's name is the article's id and address. */
export const schema = z.strictObject({
  title: line.max(90, 'at most 90 characters'),
  excerpt: line
    .min(50, 'at least 50 characters')
    .max(220, 'at most 220 characters')
    .meta({ description: 'What stands on its card: one or two sentences' }),
  /** What search engines show, when the excerpt does not fit. */
  description: meta.shape.description.meta({
    description: 'What search engines show below the title',
  }),
  /** Day of publication, `2024-03-15`; shown as `15 March 2024`. */
  date: day,
  /** In English, in every language: it makes the address. Other languages name it in `screens/news.yaml`. */
  category: factLine.max(30, 'at most 30 characters').meta({
    description: 'Readers choose by it; use one that is there already, if one fits',
  }),
  image: articlePicture,
  /**
   * Left out, the card leads to the article. With `none` it shows a warning instead (reading 17).
   */
  link: factLine.optional().meta({ description: 'where its card leads; empty: to the article' }),
  author: factLine,
  formerNames,
  ...publication,
});
