import { at } from './items.ts';

/** The inks of every picture. Hex values are fixed; see ART.md for contrast and use. */
export const PALETTE = {
  ink: '#10231B',
  night: '#16362A',
  forest: '#1E4A33',
  deep: '#2B6140',
  leaf: '#4B8B3B',
  flush: '#93B83A',
  lime: '#CFDB68',
  soilDark: '#6E2415',
  soil: '#A63D22',
  soilLight: '#CF6A3D',
  clay: '#E39B6B',
  sun: '#F6B23C',
  gold: '#E08E1B',
  cream: '#FCF4E3',
  sand: '#F3DDB5',
  blush: '#F4C6A0',
  mist: '#DCE5CF',
  sky: '#A9CDBF',
  teal: '#2F7B78',
  indigo: '#20365C',
  cherry: '#C0262D',
  plum: '#5B1E36',
} as const;

/** The inks that may hold a picture's place, by their names in the site's style sheets. */
export const GROUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PALETTE)
    .filter(([name]) => name !== 'gold')
    .map(([name, hex]) => [name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), hex]),
);

/** Base skin tones for figures in scenes, dark to light. */
export const SKIN_TONES = ['#4A2719', '#5A2F1D', '#653822', '#80492C', '#9D6339'] as const;

/** The near-black used for the shade side of skin, and the ink that lightens its lit side. */
export const SKIN_SHADE = '#140806';
export const SKIN_LIGHT = '#C8814F';

/** Bands of sky from the top to the horizon, one list for each area of the site. */
export const SKY_KEYS = {
  dawn: ['#E8935A', '#EFA869', '#F5C07F', '#FAD59B', '#FCE5BC', '#FDEFD3'],
  tealMorning: ['#2B7073', '#4E938B', '#86B8A2', '#BFD6B4', '#F0E3B9', '#FCE8BE'],
  /** Lighter versions for heroes: text in `ink` has a contrast of at least 4.5 on every band. */
  tealHero: ['#579B91', '#74AE9F', '#95C2AC', '#BFD6B4', '#F0E3B9', '#FCE8BE'],
  deepTealHero: ['#5A9C84', '#7BB194', '#9DC5A0', '#C2D8AE', '#F4E6BC', '#FCEBC9'],
  mint: ['#5FA69A', '#8CC0AC', '#BFD9B8', '#EDE3BB', '#FCEBC9'],
  /** Mist at dawn: from the first band of `deepTealHero` to white within a third of the sky. */
  mistHero: ['#5A9C84', '#A9CBB4', '#CADCC6', '#DFE7D1', '#ECEDDA', '#F5F0DC'],
  /** Rain that falls: the first band is that of `mint`. */
  rain: ['#5FA69A', '#82B2A6', '#A3C1B4', '#BFD0C2', '#D3DACB'],
  deepTeal: ['#1E5A58', '#3F8378', '#7FB39A', '#C2D8AE', '#F4E6BC', '#FCEBC9'],
  dusk: ['#20365C', '#4A4C74', '#8A5F7C', '#D27F6E', '#F2A96B', '#FAD59B', '#FCE8BE'],
  lilac: ['#9C89B4', '#B79ABA', '#D6B3BC', '#F1CDB8', '#FBE3C2', '#FDEFD3'],
  preDawn: ['#14264A', '#20365C', '#3E4A74', '#7A5F80', '#C27B72', '#F0A96E', '#FAD59B'],
} as const;

/** Red, green and blue of a colour, 0-255. */
export function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? [...digits].map((c) => c + c).join('') : digits;
  return [0, 2, 4].map((start) => parseInt(long.slice(start, start + 2), 16));
}

/** Mixes two inks; `amount` 0 gives `from`, 1 gives `to`. Accepts #rgb and #rrggbb. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const t = Math.max(0, Math.min(1, amount));
  const mixed = a.map((value, i) => Math.round(value + (at(b, i) - value) * t));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}
