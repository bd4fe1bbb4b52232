/** The content of each card for the wall: the figure of a business page, by the address of the card. */
import { FIELD_CARDS } from '#routes.ts';
import type { ColourKey } from '#render/content/field-kinds.ts';
import type { Meta } from '../../router/screen.ts';
import type { BusinessContent } from '../business/shared/business.schema.ts';
import type { CoffeeContent } from '../business/coffee/coffee.schema.ts';
import type { FertilizerContent } from '../business/fertilizer/fertilizer.schema.ts';

/** Search words, the colour of the business, and its figure. */
export type FieldCard = { meta: Meta; colour: ColourKey } & (
  | { kind: 'year'; feature: CoffeeContent['feature'] }
  | { kind: 'season'; feature: BusinessContent['feature'] }
  | { kind: 'soil'; feature: FertilizerContent['feature'] }
);

const cards: Readonly<Record<string, () => Promise<FieldCard>>> = {
  [FIELD_CARDS.coffee]: async () => {
    const [card, page] = await Promise.all([import('content:yearCard'), import('content:coffee')]);
    const { colour, feature } = page.default;
    return { kind: 'year', ...card.default, colour, feature };
  },
  [FIELD_CARDS.inputs]: async () => {
    const [card, page] = await Promise.all([
      import('content:seasonCard'),
      import('content:agricInputs'),
    ]);
    const { colour, feature } = page.default;
    return { kind: 'season', ...card.default, colour, feature };
  },
  [FIELD_CARDS.fertilizer]: async () => {
    const [card, page] = await Promise.all([
      import('content:soilCard'),
      import('content:fertilizer'),
    ]);
    const { colour, feature } = page.default;
    return { kind: 'soil', ...card.default, colour, feature };
  },
};

/** Loads the content of a card. @throws {Error} when no card has this path */
export async function loadFieldCard(path: string): Promise<FieldCard> {
  const load = cards[path];
  if (!load)
    throw new Error(`There is no card for ${path}: add it to screens/field-card/field-cards.ts`);
  return load();
}
