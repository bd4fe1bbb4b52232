import type { Cloth, Motif } from '../elements/cloth.ts';
import { mix } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';

/** Skin ramps: light plane, base, shade plane, deep shade. */
export const SKIN_RAMPS = {
  ebony: ['#6B3F2A', '#4A2719', '#311711', '#1F0D0A'],
  cocoa: ['#8A5436', '#653822', '#452317', '#2D150E'],
  umber: ['#A76B45', '#80492C', '#5A2F1D', '#3A1C12'],
  amber: ['#C48A5C', '#9D6339', '#713F24', '#4A2716'],
  tawny: ['#D7A477', '#B67C4C', '#875330', '#5B341E'],
} as const;

export type SkinName = keyof typeof SKIN_RAMPS;

/** Everything that makes one face differ from another. 1 or 0 is the average. */
export type FaceShape = {
  /** Width of the skull and cheeks. */
  width: number;
  /** Width of the jaw. */
  jaw: number;
  /** Length added to the chin, in units. */
  chin: number;
  /** Distance of each pupil from the middle line, in units; 55 is average. */
  eyeGap: number;
  eyeSize: number;
  /** Outer end of the brows: positive is lower, in degrees. */
  browTilt: number;
  /** Weight of the brows. */
  browWeight: number;
  noseWidth: number;
  /** Nose tip lowered by this many units. */
  noseLength: number;
  lipHeight: number;
  lipWidth: number;
  /** 0 none, 1 middle-aged, 2 old. */
  age: 0 | 1 | 2;
  /** Slight turn of the head, in units of feature shift; positive is to the right. */
  turn: number;
};

export const AVERAGE_FACE: FaceShape = {
  width: 1,
  jaw: 1,
  chin: 0,
  eyeGap: 55,
  eyeSize: 1,
  browTilt: 0,
  browWeight: 1,
  noseWidth: 1,
  noseLength: 0,
  lipHeight: 1,
  lipWidth: 1,
  age: 0,
  turn: 0,
};

/** An open mouth, in units: half width and how far it opens. */
export type Grin = {
  width: number;
  open: number;
  /** The corner on the left rises by this much, the other falls. */
  tilt?: number;
};

/** What the hands hold, if they are in view: each is a thing of the person's work. */
export type Gesture =
  'mug' | 'cupping' | 'seedling' | 'cob' | 'receipts' | 'basket' | 'branch' | 'packet' | 'jar';

/** Where a person who fills a screen stands. */
export type Setting = 'tea-rows' | 'coffee-trees' | 'shop' | 'maize-field';

export type PersonOptions = {
  skin: SkinName;
  face?: Partial<FaceShape>;
  /** Ground ink and halo ink. With a `setting` they are not seen. */
  ground: readonly [ground: string, halo: string];
  groundMotif: Motif;
  /** The place behind a person who fills a screen, instead of cloth and halo. */
  setting?: Setting;
  /** A shop's apron over the clothes: its cloth. */
  apron?: Cloth;
  /** A pencil behind the ear on the lit side. */
  pencil?: boolean;
  /** -1 light from the left, 1 from the right. */
  light?: -1 | 1;
  /** The head is turned far to the side away from the light; only an afro or a hijab is drawn for it. */
  threeQuarter?: true;
  /** Head tilt in degrees. */
  tilt?: number;
  /** `knot`: braids gathered on top of the head; `puffs`: two balls of hair below a cap; `crown`: loose hair above a band. */
  hair?: 'afro' | 'braids' | 'knot' | 'puffs' | 'crown' | 'fade' | 'crop';
  greyHair?: boolean;
  /** A white edge of hair under the headwear, and white brows. */
  whiteHair?: boolean;
  headwear?: 'wrap' | 'band' | 'hat' | 'cap' | 'hijab';
  /** Where a headwrap is tied: above the temple or low at the nape. */
  wrapTie?: 'temple' | 'nape';
  headCloth?: Cloth;
  headInk?: string;
  garment: 'round' | 'shirt' | 'polo' | 'blazer' | 'kanga' | 'hijab';
  cloth: Cloth;
  /** Kanga: the plain dress under it. */
  under?: string;
  /** The shoulders turn by this much: -1 far to the left ... 1 far to the right of the picture. */
  bodyTurn?: number;
  gesture?: Gesture;
  trim?: string;
  tie?: string;
  pocket?: string;
  /** Shoulder width; 1 is average. */
  broad?: number;
  /** Half width of the neck in units. */
  neck?: number;
  beads?: readonly string[];
  earrings?: 'hoop' | 'drop' | 'stud';
  earringInk?: string;
  glasses?: string;
  beard?: 'short' | 'full' | 'grey';
  mouth?: 'calm' | 'smile';
  /** A laughing mouth in place of `mouth`. */
  grin?: Grin;
  closedEyes?: boolean;
  lashes?: boolean;
};

/** The shade of a cloth: its own ink, darkened warmly, or plum goes mouldy. */
export function darker(ink: string): string {
  return mix(ink, '#150B10', 0.62);
}

/** Values worked out once per portrait and shared by its parts. */
export type PortraitContext = {
  options: PersonOptions;
  face: FaceShape;
  light: string;
  base: string;
  shade: string;
  deep: string;
  /** Mirrors an x for portraits lit from the right. */
  mirror(x: number): number;
  /** Half width of the neck in units. */
  neck: number;
  /** -1 or 1, the lit side. */
  side: -1 | 1;
  faceOutline: string;
  random: Random;
};
