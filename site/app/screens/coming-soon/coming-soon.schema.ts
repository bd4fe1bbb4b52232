import { z } from 'zod';
import {
  line,
  entries,
  meta,
  action,
  icon,
  darkHeroBlock,
  section,
} from '#render/content/field-kinds.ts';

export const file = 'screens/coming-soon.yaml';

export const schema = z.strictObject({
  meta,
  /** `Under Development`. */
  badge: line,
  hero: darkHeroBlock,
  teasers: entries(z.strictObject({ icon, title: line, text: line }), 3),
  /** Where people apply for work as long as there is no page on careers. */
  apply: action,
  form: section,
  /** Replaces the form after success: `Welcome Aboard!`. */
  welcome: z.strictObject({ title: line }),
  back: action,
});
