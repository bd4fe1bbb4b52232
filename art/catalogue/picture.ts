import type { Art } from '../drawing/canvas.ts';
import type { Encoding as FileEncoding } from '../../site/encoding/encode.ts';
import { messageOf } from '../../site/serve/message-of.ts';

export const GROUPS = ['hero', 'news', 'programme', 'service', 'portrait', 'site', 'hill'] as const;

export type Group = (typeof GROUPS)[number];

/** The files of a picture. After a change here the picture is encoded again. */
export type Encoding = FileEncoding & {
  /** The share of a shade that is drawn as dots, 0-1. Without it the whole shade is dots. */
  grain?: number;
  /** Whether what is behind the picture shows where nothing is drawn. */
  isOpen?: boolean;
};

export type Picture = {
  group: Group;
  /** Drawn size in px. Files have this width or a smaller one. */
  width: number;
  height: number;
  encoding: Encoding;
  draw(width: number, height: number): Art;
};

/**
 * The drawing as SVG, with grain for a width in px. Tall heroes may have a slightly different size, because they are drawn
 * in the units of their stage.
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

/**
 * Large pictures and faces need the best quality. Tall heroes and cards need less: phones show them with small pixels, and
 * on a slow line each kilobyte of the largest picture is 20 ms.
 */
const HERO_SCORE = 66;
const PORTRAIT_SCORE = 64;
const CARD_SCORE = 58;

/**
 * Pages have many cards, and most bytes of a small picture are for its dots. With half of each shade as an even tone a
 * card has two thirds of the bytes and still looks stippled.
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
    score: CARD_SCORE,
    fallback: { format: 'webp', width: 800 },
  },
  card: {
    widths: [240, 360, 480, 720, 960],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    fallback: { format: 'webp', width: 480 },
  },
  /** A map as wide as the page, on which lines and coasts must be sharp. */
  map: {
    widths: [480, 720, 960, 1440, 1920],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    fallback: { format: 'webp', width: 480 },
  },
  portrait: {
    widths: [176, 240, 320, 480],
    score: PORTRAIT_SCORE,
    fallback: { format: 'webp', width: 240 },
  },
  /** A picture of a person that fills a screen. */
  face: {
    widths: [480, 720, 800],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    fallback: { format: 'webp', width: 480 },
  },
  /** The hill of Home, before its skies. */
  hill: {
    widths: [960, 1440, 1920],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    isOpen: true,
    fallback: { format: 'webp', width: 1440 },
  },
  /** One of its bands, on narrow screens. */
  band: {
    widths: [480, 720],
    score: CARD_SCORE,
    grain: CARD_GRAIN,
    isOpen: true,
    fallback: { format: 'webp', width: 480 },
  },
  placeholder: { widths: [240, 480], score: CARD_SCORE, fallback: { format: 'webp', width: 240 } },
  /** For social networks, which do not read AVIF. */
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

/** A card with the ratio 4:3, or with another height. */
export function card(group: Group, name: string, draw: Draw, height = 900): Pictures {
  return { [`${group}-${name}`]: { group, width: 1200, height, encoding: ENCODINGS.card, draw } };
}
