import { type Art, ramp } from '../drawing/canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { HeadLook } from './head-look.ts';

const WRAP =
  'M-23 9C-34 -28 -8 -51 17 -42.6C26 -39 29 -30 26.6 -22.4C15 -29 5 -26 -3.6 -14.6C-8 -7 -9.4 2 -13.4 11C-17 13.4 -21.4 12.4 -23 9Z';
const WRAP_FOLDS = 'M-11 -6C-8 -22 6 -34 25.6 -31M-17.6 2C-19 -20 -4 -39 16 -40';
const TAILS = [
  'M-21 5C-33 4 -43 14 -45 27C-35 26 -24 20 -15.6 11Z',
  'M-20 8C-28 15 -31 27 -29 38C-21 31 -15.6 21 -13.6 11Z',
] as const;
const KNOT = 'M-25 3C-26 10 -19 15 -13 11C-12 5 -20 -1 -25 3Z';
/** A stiff fan of cloth above the brow. */
const GELE =
  'M-22 -18C-38 -34 -36 -62 -14 -64C-6 -74 18 -72 24 -58C36 -50 34 -34 26 -24C12 -34 -8 -32 -22 -18Z';
const GELE_FOLDS =
  'M-16 -24C-26 -38 -22 -54 -12 -60M-4 -29C-10 -44 -4 -60 6 -66M9 -30C10 -44 16 -54 24 -57';
const LOW_BUN = 'M-20 -8C-36 -14 -44 2 -38 14C-32 24 -16 22 -13 10C-14 2 -16 -4 -20 -8Z';
const LOW_FOLDS = 'M-34 0C-30 8 -24 14 -15 12M-30 -7C-26 2 -20 8 -14 7';

const DARK_SIDE = ramp([0, 0.85], [0.5, 0.2], [1, 0]);

/** Lays the shade of the side that is turned away from the light over a thing on the head. */
function shadeAway(art: Art, outline: string, ink: string, light: LightSide): void {
  const line = light === 1 ? ([-32, 2, 10, -20] as const) : ([30, -20, -10, -10] as const);
  art.grain(outline, ink, DARK_SIDE, line);
}

export function drawScarf(art: Art, ink: string, look: HeadLook, light: LightSide): void {
  const fill = look.scarfCloth ? clothFill(art, look.scarfCloth, 0.3, 14) : ink;
  const dark = mix(ink, PALETTE.ink, 0.45);
  const fold = mix(ink, PALETTE.ink, 0.3);
  const tie = look.scarfTie ?? 'tied';
  if (tie === 'tied') {
    art.path(TAILS[0], mix(ink, PALETTE.ink, 0.14));
    art.path(TAILS[1], fold);
  }
  if (tie === 'gele') {
    art.path(GELE, fill);
    shadeAway(art, GELE, dark, light);
    art.line(GELE_FOLDS, fold, 1.6);
  }
  art.path(WRAP, fill);
  shadeAway(art, WRAP, dark, light);
  art.line(WRAP_FOLDS, fold, 1.5);
  if (tie === 'tied') {
    art.path(KNOT, ink);
    art.line('M-23 5C-20 5 -16 8 -14.4 11', fold, 1.4);
  }
  if (tie === 'low') {
    art.path(LOW_BUN, fill);
    shadeAway(art, LOW_BUN, dark, light);
    art.line(LOW_FOLDS, fold, 1.6);
  }
  const rim = light === 1 ? 'M-2 -35C7 -39 17 -38.6 23.4 -34.6' : 'M-22 -14C-20 -26 -13 -35 -4 -39';
  art.line(rim, mix(ink, '#FFF3D6', 0.45), 1.8);
}

const VEIL =
  'M21 -35C0 -54 -34 -40 -34 -4C-34 20 -40 40 -44 58C-20 66 20 62 31 49C26 42 21.6 33 15 26C2 24 -6.4 12 -4.6 -6C-2.6 -22 11 -31 25.4 -24.6C25 -29 23.6 -32.6 21 -35Z';
const VEIL_FOLDS = 'M-12 22C-4 34 10 42 26 46M-24 18C-22 36 -8 50 6 56M-8 -18C-6 -26 2 -33 12 -35';

export function drawHijab(art: Art, ink: string, light: LightSide): void {
  art.path(VEIL, ink);
  const dark = mix(ink, PALETTE.ink, 0.5);
  const line = light === 1 ? ([-44, 20, 6, 0] as const) : ([34, 34, -16, 10] as const);
  art.grain(VEIL, dark, DARK_SIDE, line);
  art.line(VEIL_FOLDS, mix(ink, PALETTE.ink, 0.34), 1.6);
}

const CROWN = 'M-17 -17C-18 -46 -2 -49 4 -46C10 -49 25 -48 26 -20Z';
const BRIM = 'M-46 -10C-30 -25 40 -31 54 -18C40 -10.6 -24 -3 -46 -10Z';

export function drawStrawHat(art: Art, ink: string, band: string, light: LightSide): void {
  art.path(
    'M-8 -14C4 -18 18 -19 26 -19L25.6 -11C14 -12.6 4 -11 -8 -8.6Z',
    '#140806',
    'opacity=".45"',
  );
  art.path(BRIM, mix(ink, '#4A2818', 0.5));
  art.path('M-46 -10C-30 -26 40 -32 54 -18C30 -16 -20 -10 -46 -10Z', mix(ink, '#7A4A22', 0.14));
  art.path(CROWN, ink);
  const line = light === 1 ? ([-18, -30, 14, -34] as const) : ([28, -30, -6, -34] as const);
  art.grain(CROWN, '#7A4A22', DARK_SIDE, line, { clip: art.clip(CROWN) });
  art.path('M-17 -20.4C0 -26.4 14 -27.4 26 -24.4L26.2 -18.4C14 -21.4 0 -20 -17 -14Z', band);
}

export function drawFeltHat(art: Art, ink: string, band: string, light: LightSide): void {
  const crown = 'M-21 -15C-24 -44 -12 -50 0 -46C10 -52 26 -48 27 -20Z';
  art.path(
    'M-8 -13C4 -17 18 -18 26 -18L25.6 -10C14 -11.6 4 -10 -8 -7.6Z',
    '#140806',
    'opacity=".4"',
  );
  art.path(crown, ink);
  const line = light === 1 ? ([-24, -28, 12, -34] as const) : ([30, -30, -6, -34] as const);
  art.grain(crown, PALETTE.ink, DARK_SIDE, line, { clip: art.clip(crown) });
  art.path('M-21.4 -23C-4 -28.4 14 -28.6 27 -26.4L27.2 -18C14 -20.4 -4 -20 -21 -13Z', band);
  art.path('M-34 -8C-26 -18 30 -27 42 -17C30 -14 -16 -6 -34 -8Z', mix(ink, PALETTE.ink, 0.28));
}

export function drawCap(art: Art, ink: string, light: LightSide): void {
  const crown = 'M-23 -9C-27 -36 -8 -45 8 -41.6C19 -39 26 -30 26.4 -18.6C10 -22 -8 -18 -23 -9Z';
  art.path(crown, ink);
  shadeAway(art, crown, mix(ink, PALETTE.ink, 0.6), light);
  art.line(
    'M4 -41.6C-6 -36 -10 -26 -10 -15.6M4 -41.6C13 -36 17 -28 17.4 -20.6',
    mix(ink, PALETTE.ink, 0.3),
    1.2,
  );
  art.path(
    'M9 -21.4C24 -25.4 40 -20 44.6 -13.4C34 -15 20 -15.6 9.6 -16Z',
    mix(ink, PALETTE.ink, 0.34),
  );
  art.line('M12 -21.4C24 -24.4 36 -20.6 43 -14.8', mix(ink, PALETTE.cream, 0.25), 1.2);
}

export function drawKofia(art: Art, ink: string, light: LightSide): void {
  const crown = 'M-23 -10L-21 -38C-8 -45 16 -45 25 -38L27 -21C10 -24 -8 -20 -23 -10Z';
  art.path(crown, ink);
  shadeAway(art, crown, mix(ink, PALETTE.ink, 0.5), light);
  const thread = mix(ink, PALETTE.soil, 0.7);
  art.line('M-21 -34C-8 -40 14 -40 25.4 -34M-22.4 -16C-8 -25 10 -28 26.4 -25', thread, 1.5);
  art.line('M-19 -22l5 -8l5 6l5 -8l5 6l5 -8l5 6l5 -7l5 6l4 -6', thread, 1.5);
}

export function drawHelmet(art: Art, ink: string, light: LightSide): void {
  const shell = 'M-26 -11C-28 -48 24 -50 28 -18C10 -22 -10 -19 -26 -11Z';
  art.path(shell, ink);
  shadeAway(art, shell, mix(ink, PALETTE.ink, 0.5), light);
  art.path('M-29 -9C-12 -20 30 -25 43 -16C30 -12.6 -10 -6.6 -29 -9Z', mix(ink, PALETTE.ink, 0.26));
  const [from, to] = light === 1 ? [6, 16] : [-14, -4];
  art.line(
    `M${from} -36.5C${from + 3} -37.4 ${to - 3} -37 ${to} -34.6`,
    mix(ink, '#fff', 0.55),
    2.4,
  );
}

export function drawCrashHelmet(art: Art, ink: string, light: LightSide): void {
  const shell =
    'M-27 10C-36 -30 -14 -47 6 -45C22 -44 29.6 -32 28.6 -19C18 -22 8 -18 3 -8C0 -1 -2 8 -8 13C-16 16 -24 15 -27 10Z';
  art.line('M-4 8C0 20 8 26 18 26.6', PALETTE.ink, 2.4);
  art.path(shell, ink);
  shadeAway(art, shell, mix(ink, PALETTE.ink, 0.55), light);
  art.path(
    'M-28.6 -4C-18 -16 2 -30 28.6 -26L28.8 -20.4C6 -24 -14 -10 -27.6 4Z',
    mix(ink, PALETTE.cream, 0.8),
  );
  art.path('M8 -20C18 -26 32 -24 38 -16C28 -18 18 -17 8 -14Z', PALETTE.ink);
  art.line(
    light === 1 ? 'M8 -40.6C14 -40 20 -37 23 -32.6' : 'M-24 -20C-22 -28 -16 -35 -9 -38.6',
    mix(ink, '#fff', 0.55),
    2.4,
  );
}

/** Protective hood: leaves eyes, nose and mouth free. */
export function drawHood(art: Art, ink: string, light: LightSide): void {
  const hood =
    'M20 -38C0 -54 -33 -42 -31 -6C-30 12 -34 24 -36 38C-16 46 12 44 24 36C24 30 20 26 15 24C4 22 -2 12 -1 -4C0 -18 10 -28 25 -26C25 -31 23 -35 20 -38Z';
  art.path(hood, ink);
  shadeAway(art, hood, PALETTE.ink, light);
  art.line('M25 -26C10 -28 0 -18 -1 -4C-2 12 4 22 15 24', mix(ink, PALETTE.ink, 0.3), 2);
}

export function drawGoggles(art: Art, ink: string): void {
  art.line('M-28 -10C-16 -12 0 -11 10 -9', mix(ink, PALETTE.ink, 0.3), 4);
  art.path('M9 -13C14 -16 24 -16 29 -11C30 -6 28 -1 24 0C18 1 12 0 9 -2C7 -5 7 -10 9 -13Z', ink);
  art.path(
    'M12.6 -10.6C17 -12.6 22.6 -12.4 26 -9.4C26.4 -6 25 -3.4 22.6 -3C18.6 -2.4 15 -3 12.6 -4.4Z',
    '#BFE0DC',
  );
  art.line('M15.4 -5.4L18.6 -10.4', '#F4FBF6', 1.8);
}

/** Covers nose and mouth; the goggles, drawn after it, stand on its upper edge. */
export function drawMask(art: Art, ink: string): void {
  art.line('M6 4L-14 -3M7 18L-15 12', mix(ink, PALETTE.ink, 0.4), 2);
  const mask =
    'M8 -3C14 -7 22 -9 28 -8.4C32 -6 35.6 -2 36.8 2.6C38 13 35 25 26.6 29C16 31 7.6 24 5 13C4 7 5 1 8 -3Z';
  art.path(mask, ink);
  const line = [10, 29, 20, 0] as const;
  art.grain(mask, PALETTE.ink, ramp([0, 0.5], [0.6, 0.1], [1, 0]), line);
  art.line(mask, mix(ink, PALETTE.ink, 0.4), 1.6);
  art.path('M20.4 15.4a7 6.6 0 1 0 14 0a7 6.6 0 1 0 -14 0Z', mix(ink, PALETTE.ink, 0.42));
  art.line('M23.6 13.4h7.6M23.6 17.4h7.6', mix(ink, PALETTE.ink, 0.7), 1.3);
}
