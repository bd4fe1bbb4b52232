import { z } from 'zod';
import { meta } from '#render/content/kinds.ts';

export const file = 'cards/year-card.yaml';

/** The coffee year of `/business/coffee`, as a card for the wall. It uses the words of that page. */
export const schema = z.strictObject({ meta });
