import type { Cloth } from '#app/components/cloth-band/cloth-band.tsx';
import type { ServiceCategory } from '#app/content/load.ts';
import type { ColourKey } from '#app/content/schema.ts';

/** Colours and cloth of each category. */
export const LOOKS: Record<ServiceCategory, { colour: ColourKey; cloth: Cloth }> = {
  tea: { colour: 'tea', cloth: 'sun' },
  coffee: { colour: 'coffee', cloth: 'leaf' },
  'agric-inputs': { colour: 'inputs', cloth: 'eye' },
  fertilizers: { colour: 'fertilizer', cloth: 'zigzag' },
};
