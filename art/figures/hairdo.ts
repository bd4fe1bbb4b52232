import { type Art, ramp } from '../drawing/canvas.ts';
import { ellipse } from '../drawing/geometry.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix } from '../drawing/palette.ts';
import { type HeadLook, isWoman } from './head-look.ts';

const LIT_HAIR = '#8A6450';

const SHORT =
  'M-21.6 6C-30 -26 -10 -44 13 -38.6C21 -36.4 26 -30 25.2 -23.4C21 -26.4 14 -27 9 -23C6 -20 5.4 -15 2.6 -11.4C-0.4 -10.6 -3 -8.6 -9 -5C-13 -1 -13.6 6 -15.6 11C-19 10 -20.8 9 -21.6 6Z';
const CROPPED =
  'M-20.6 4C-27 -24 -9 -42 13 -37C20 -35 24.6 -30 25 -25.4C20 -28.4 13 -28.6 7.6 -25C4 -21 3.6 -15 1 -11C-2 -9.6 -6 -8 -9.4 -5C-12.6 -1 -13.6 5 -15.2 9.4C-18.4 8.4 -20 7 -20.6 4Z';
const AFRO =
  'M-26 12C-36 8 -42 -4 -40 -16C-42 -32 -30 -48 -14 -52C-2 -60 18 -56 24 -48C32 -42 34 -32 28 -24C22 -28 14 -28 9 -23C6 -20 5.4 -15 2.6 -11.4C-1 -10 -5 -9 -9 -5C-12 2 -12 10 -16 14C-20 16 -24 14 -26 12Z';
const BRAIDS_BACK =
  'M-21 4C-27 14 -27 34 -24 50C-22 54 -18 54 -17 50C-17 54 -12 55 -11 50C-10 52 -5 52 -5 47C-4 30 -6 14 -9 4C-12 -2 -18 -2 -21 4Z';
const BRAID_PARTINGS =
  'M-20 14C-22 28 -21 40 -19 50M-15 12C-16 26 -15 38 -13 50M-11 10C-10 24 -9 36 -8 46';
const CROWN_PARTINGS =
  'M-17 -12C-16 -26 -4 -36 12 -36M-12 -8C-10 -22 0 -31 17 -32.6M-7 -8C-5 -18 4 -26 20 -28.6';

/** Hair of a bare head, in head units. */
export function drawHairdo(art: Art, ink: string, look: HeadLook, light: LightSide): void {
  const sheen = mix(ink, LIT_HAIR, 0.5);
  const style = look.bun ? 'bun' : (look.hairdo ?? (isWoman(look) ? 'short' : 'cropped'));
  if (style === 'afro') {
    drawMass(art, AFRO, ink, sheen, light);
    return;
  }
  if (style === 'cropped') {
    drawMass(art, CROPPED, ink, sheen, light);
    return;
  }
  if (style === 'braids') {
    art.path(BRAIDS_BACK, ink);
    art.line(BRAID_PARTINGS, sheen, 1.4);
  }
  drawMass(art, SHORT, ink, sheen, light);
  if (style === 'braids') {
    art.line(CROWN_PARTINGS, sheen, 1.3);
  }
  if (style === 'bun') {
    art.path(ellipse(-24, -30, 16, 15), ink);
    art.line('M-13.6 -19C-15.6 -25 -15.6 -32 -13 -38', sheen, 2.2);
    art.line('M-30 -38C-26 -41 -20 -40.6 -17 -37.6', sheen, 1.6);
  }
}

function drawMass(art: Art, outline: string, ink: string, sheen: string, light: LightSide): void {
  art.path(outline, ink);
  const line = light === 1 ? ([30, -44, 2, -30] as const) : ([-34, -36, -8, -26] as const);
  art.grain(outline, sheen, ramp([0, 0.75], [0.5, 0.15], [1, 0]), line, { frequency: 0.5 });
}
