import type { Cloth } from '../elements/cloth.ts';

/** What a face shows. A face with `intent` looks down at the work in its hands. */
export type Mood = 'neutral' | 'smile' | 'laugh' | 'intent';

export type Hairdo = 'short' | 'cropped' | 'afro' | 'bun' | 'braids';

export type ScarfTie = 'tied' | 'gele' | 'low';

/** A head's features and what it wears. At most one of the headwear inks is normally set. */
export type HeadLook = {
  skin?: string;
  /** Softer chin, fuller lips, finer brow. Default: true with a scarf, hijab, bun, braids or earring. */
  woman?: boolean;
  /** Grey brows, folds at eye and mouth. */
  old?: boolean;
  mood?: Mood;
  /** Ink of the hair. Without it the head is bald under the headwear. */
  hair?: string;
  /** Default: `short` for women, `cropped` for men. */
  hairdo?: Hairdo;
  /** Hair gathered in a bun at the back; needs `hair`. */
  bun?: boolean;
  beard?: boolean;
  /** Default: black. */
  beardInk?: string;
  earring?: string;
  glasses?: string;
  scarf?: string;
  /** Printed scarf; `scarf` is the ink of its folds. */
  scarfCloth?: Cloth;
  /** Knotted at the nape, fanned above the brow, or wound low round a bun; default: `tied`. */
  scarfTie?: ScarfTie;
  hijab?: string;
  /** Straw hat with a wide brim. */
  hat?: string;
  hatBand?: string;
  /** Felt hat with a short brim. */
  feltHat?: string;
  cap?: string;
  /** Embroidered brimless cap. */
  kofia?: string;
  /** Safety helmet. */
  helmet?: string;
  /** Motorcyclist's helmet with a chin strap. */
  crashHelmet?: string;
  /** Hood of a protective suit: covers hair, ears and throat. */
  hood?: string;
  /** Closed goggles with a band. */
  goggles?: string;
  /** Dust mask or respirator. */
  mask?: string;
};

/** Whether the head has a woman's features. */
export function isWoman(look: HeadLook): boolean {
  const { woman, scarf, hijab, earring, bun, hairdo } = look;
  return woman ?? Boolean(scarf ?? hijab ?? earring ?? (bun || hairdo === 'braids'));
}
