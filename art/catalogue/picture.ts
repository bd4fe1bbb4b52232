import type { Art } from '../drawing/canvas.ts';
import { messageOf } from '../drawing/failure.ts';

export const GROUPS = ['hero', 'news', 'programme', 'service', 'portrait', 'site'] as const;

export type Group = (typeof GROUPS)[number];

/** The one file for browsers and networks that cannot read AVIF. */
export type Fallback = {
  format: 'webp' | 'jpg';
  width: number;
};

/** What is shipped of a picture. A change here encodes the picture again. */
export type Encoding = {
  /** Widths of the AVIF files in px, ascending: what the layout takes (tests/pages/shown-pictures.ts). */
  widths: readonly number[];
  /** SSIMULACRA2 score that every file reaches: 50 is medium, 70 high quality. */
  score: number;
  /** How much of a shade is dots, 0-1: all of it unless given. */
  grain?: number;
  fallback: Fallback;
};

export type Picture = {
  group: Group;
  /** Drawn size in px; files are made at this width or smaller. */
  width: number;
  height: number;
  encoding: Encoding;
  draw(width: number, height: number): Art;
};

/**
 * The drawing, with grain for a width in px. Tall heroes may differ a little in size: they keep their stage's
 * units.
 */
export function svgOf(
  name: string,
  { width, height, encoding, draw }: Picture,
  shownWidth: number = width,
): string {
  try {
    return draw(width, height).toSvg(shownWidth, encoding.grain);
  } catch (cause) {
    throw new Error(`${name}: ${messageOf(cause)}`, { cause });
  }
}

export type Pictures = Readonly<Record<string, Picture>>;

type Draw = Picture['draw'];

/** Large pictures and faces are looked at longest; tall heroes on phones, which show two pixels where others show one. */
const HERO_SCORE = 66;
const TALL_HERO_SCORE = 65;
const PORTRAIT_SCORE = 64;
const CARD_SCORE = 58;

/**
 * Cards come by the dozen, and dots are what a small picture's bytes are spent on: with half of each shade in an
 * even tone they weigh two thirds, and still look stippled.
 */
const CARD_GRAIN = 0.5;

export const ENCODINGS = {
  wideHero: {
    widths: [960, 1440, 1920],
    score: HERO_SCORE,
    fallback: { format: 'webp', width: 1440 },
  },
  tallHero: {
    widths: [480, 800],
    score: TALL_HERO_SCORE,
    fallback: { format: 'webp', width: 800 },
  },
  card: {
    widths: [240, 360, 480, 720, 960],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    fallback: { format: 'webp', width: 480 },
  },
  portrait: {
    widths: [240, 320, 480],
    score: PORTRAIT_SCORE,
    fallback: { format: 'webp', width: 240 },
  },
  placeholder: { widths: [240, 480], score: CARD_SCORE, fallback: { format: 'webp', width: 240 } },
  /** Social networks fetch this one, and they do not read AVIF. */
  share: { widths: [], score: HERO_SCORE, fallback: { format: 'jpg', width: 1200 } },
} as const satisfies Record<string, Encoding>;

/** Every hero is drawn twice: wide for desktop, tall for phones. */
export function hero(name: string, draw: Draw): Pictures {
  const { wideHero, tallHero } = ENCODINGS;
  const group = 'hero';
  return {
    [`hero-${name}`]: { group, width: 1600, height: 900, encoding: wideHero, draw },
    [`hero-${name}-tall`]: { group, width: 900, height: 1600, encoding: tallHero, draw },
  };
}

/** A card: 4:3 unless another height is given. */
export function card(group: Group, name: string, draw: Draw, height = 900): Pictures {
  return { [`${group}-${name}`]: { group, width: 1200, height, encoding: ENCODINGS.card, draw } };
}
