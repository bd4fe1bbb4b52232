import { z } from 'zod';
import { line, meta, heroBlock, section } from '#render/content/kinds.ts';

export const file = 'screens/privacy.yaml';

/** What happens with data. */
export const schema = z.strictObject({
  meta,
  hero: heroBlock,
  sections: z.array(section.omit({ text: true }).extend({ paragraphs: z.array(line).min(1) })),
});
