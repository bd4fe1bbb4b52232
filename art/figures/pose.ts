import type { Cloth } from '../elements/cloth.ts';
import type { Point } from '../drawing/geometry.ts';
import type { HeadLook } from './head-look.ts';
import type { HandShape } from './palm.ts';

export type Footwear = 'shoes' | 'gumboots' | 'sandals';

/** Clothes of a figure. `topCloth` and `skirtCloth` print over the plain inks. */
export type Look = {
  top: string;
  topCloth?: Cloth;
  bottom?: string;
  skirt?: boolean;
  skirtCloth?: Cloth;
  /** Ink of the shoes, boots or straps. */
  boots?: string;
  /** Default: sandals under a skirt, shoes under trousers. */
  footwear?: Footwear;
  /** Bib apron over chest and thighs. */
  apron?: string;
  /** Cloth wound round the hips over the skirt. */
  sash?: string;
  /** Open work vest over the top. */
  vest?: string;
  /** Gloves hide the hands. */
  gloves?: string;
  /** Ink of a border at the cuffs, which tells a printed sleeve from the print behind it. */
  cuff?: string;
  /** Sleeves to the wrist instead of over the elbow. */
  longSleeves?: boolean;
  /** Sleeves that leave the elbow bare. */
  shortSleeves?: boolean;
} & HeadLook;

/** Elbow and hand in figure units. The bend of the body decides the place of the shoulder. */
export type Arm = readonly [elbow: Point, hand: Point];

/** `stand` at ease, `stride` a short step, `rest` weight on the rear leg with the front knee bent. */
export type Stance = 'stand' | 'stride' | 'rest' | 'walk' | 'kneel' | 'none';

export type Pose = {
  near?: Arm;
  far?: Arm;
  /** Default: at ease. */
  nearHand?: HandShape;
  farHand?: HandShape;
  legs?: Stance;
  /** Forward bend of the upper body at the hip, in degrees. */
  bend?: number;
  nod?: number;
  flip?: boolean;
  /** Replaces the picture's light: true means from behind the figure, false from its front. */
  lightBack?: boolean;
  /** Things held: drawn between the two arms, in figure units. */
  held?: () => void;
  /** Things on the back: drawn before everything else. */
  carried?: () => void;
  /** Things in front of the near arm. */
  front?: () => void;
};
