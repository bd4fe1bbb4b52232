import type { Cloth } from '../../components/cloth-band/cloth-band.tsx';
import type { ServiceCategory } from '../../collections/entry-types.ts';
import type { ColourKey } from '#render/content/field-kinds.ts';

/** Colour and cloth pattern of each category's pages. */
export const CATEGORY_STYLES: Record<ServiceCategory, { colour: ColourKey; cloth: Cloth }> = {
  tea: { colour: 'tea', cloth: 'sun' },
  coffee: { colour: 'coffee', cloth: 'leaf' },
  'agric-inputs': { colour: 'inputs', cloth: 'eye' },
  fertilizers: { colour: 'fertilizer', cloth: 'zigzag' },
};
