import type { Art } from '../canvas.ts';
import { messageOf } from '../failure.ts';

export const GROUPS = ['hero', 'news', 'programme', 'service', 'portrait', 'site'] as const;

export type Group = (typeof GROUPS)[number];

/** The one file for browsers and networks that cannot read AVIF. */
export type Fallback = {
  format: 'webp' | 'jpg';
  width: number;
  quality: number;
};

/** What is shipped of a picture. A change here encodes the picture again. */
export type Encoding = {
  /** Widths of the AVIF files in px, ascending. */
  widths: readonly number[];
  /** AVIF quality, 1-100. */
  quality: number;
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

/** The drawing, at the picture's size. Tall heroes may differ a little: they keep their stage's units. */
export function svgOf(name: string, { width, height, draw }: Picture): string {
  try {
    return draw(width, height).toSvg();
  } catch (cause) {
    throw new Error(`${name}: ${messageOf(cause)}`, { cause });
  }
}

export type Pictures = Readonly<Record<string, Picture>>;

type Draw = Picture['draw'];

/** Below a quality of about 40 the stipple, faces and prints go soft. */
const HERO_QUALITY = 48;
const CARD_QUALITY = 44;
const PORTRAIT_QUALITY = 46;

export const ENCODINGS = {
  wideHero: {
    widths: [800, 1200, 1600],
    quality: HERO_QUALITY,
    fallback: { format: 'webp', width: 1200, quality: HERO_QUALITY },
  },
  tallHero: {
    widths: [480, 800],
    quality: HERO_QUALITY,
    fallback: { format: 'webp', width: 800, quality: HERO_QUALITY },
  },
  card: {
    widths: [240, 480, 800, 1200],
    quality: CARD_QUALITY,
    fallback: { format: 'webp', width: 480, quality: CARD_QUALITY },
  },
  portrait: {
    widths: [120, 240, 480],
    quality: PORTRAIT_QUALITY,
    fallback: { format: 'webp', width: 240, quality: PORTRAIT_QUALITY },
  },
  placeholder: {
    widths: [240, 480],
    quality: CARD_QUALITY,
    fallback: { format: 'webp', width: 240, quality: CARD_QUALITY },
  },
  /** Social networks fetch this one, and they do not read AVIF. */
  share: {
    widths: [],
    quality: HERO_QUALITY,
    fallback: { format: 'jpg', width: 1200, quality: 78 },
  },
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
