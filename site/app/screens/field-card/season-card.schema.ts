import { z } from 'zod';
import { meta } from '#render/content/kinds.ts';

export const file = 'cards/season-card.yaml';

/** What to buy in which months, of `/business/agric-inputs`, as a card for the wall. It uses the words of that page. */
export const schema = z.strictObject({ meta });
