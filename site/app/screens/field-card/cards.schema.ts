import { z } from 'zod';
import { meta } from '#render/content/field-kinds.ts';

export const files = [
  // What to buy in which months, of `/business/agric-inputs`.
  'cards/season-card.yaml',
  // The lines of a soil test, of `/business/fertilizer`.
  'cards/soil-card.yaml',
  // The coffee year of `/business/coffee`.
  'cards/year-card.yaml',
];

/** A card for the wall. Its words are those of the page that it belongs to. */
export const schema = z.strictObject({ meta });
