import { z } from 'zod';
import { meta } from '#render/content/kinds.ts';

export const file = 'cards/soil-card.yaml';

/** The lines of a soil test, of `/business/fertilizer`, as a card for the wall. It uses the words of that page. */
export const schema = z.strictObject({ meta });
