import type { Art } from '../drawing/canvas.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { PALETTE } from '../drawing/palette.ts';
import { drawHairdo } from './hairdo.ts';
import { type HeadLook, isWoman } from './head-look.ts';
import {
  drawCap,
  drawCrashHelmet,
  drawFeltHat,
  drawGoggles,
  drawHelmet,
  drawHijab,
  drawHood,
  drawKofia,
  drawMask,
  drawScarf,
  drawStrawHat,
} from './headgear.ts';
import { drawProfile } from './profile.ts';

export type { HeadLook };

export const DEFAULT_SKIN = '#4A2719';

/** Scale of a figure's head. */
export function headScale(look: HeadLook): number {
  return isWoman(look) ? 1.06 : 1.1;
}

/**
 * Profile head facing +x, about 70 units high; origin behind the cheek. `nod` in degrees. `light` is the
 * light's side as the head sees it: 1 = on the face, -1 = on the back of the head.
 */
export function drawHead(
  art: Art,
  x: number,
  y: number,
  scale: number,
  nod: number,
  look: HeadLook,
  light: LightSide = lightOn(art),
): void {
  const skin = look.skin ?? DEFAULT_SKIN;
  art.group(`translate(${x} ${y}) rotate(${nod}) scale(${scale})`, () => {
    drawProfile(art, skin, look, light);
    if (look.hair) {
      drawHairdo(art, look.hair, look, light);
    }
    drawOnFace(art, look);
    drawHeadgear(art, look, light);
  });
}

function drawOnFace(art: Art, look: HeadLook): void {
  if (look.earring) {
    art.line('M-5 8.4a4.6 5.6 0 1 0 0.1 0Z', look.earring, 2.2);
  }
  if (look.glasses) {
    art.line('M11 -9.4h14c2 8 -1 13 -7 13s-9 -5 -7 -13ZM11 -7.4L-4 -5.4', look.glasses, 2.2);
  }
  if (look.mask) {
    drawMask(art, look.mask);
  }
}

function drawHeadgear(art: Art, look: HeadLook, light: LightSide): void {
  const band = look.hatBand ?? PALETTE.soil;
  if (look.hood) {
    drawHood(art, look.hood, light);
  }
  if (look.goggles) {
    drawGoggles(art, look.goggles);
  }
  if (look.scarf) {
    drawScarf(art, look.scarf, look, light);
  }
  if (look.hijab) {
    drawHijab(art, look.hijab, light);
  }
  if (look.hat) {
    drawStrawHat(art, look.hat, band, light);
  }
  if (look.feltHat) {
    drawFeltHat(art, look.feltHat, band, light);
  }
  if (look.cap) {
    drawCap(art, look.cap, light);
  }
  if (look.kofia) {
    drawKofia(art, look.kofia, light);
  }
  if (look.helmet) {
    drawHelmet(art, look.helmet, light);
  }
  if (look.crashHelmet) {
    drawCrashHelmet(art, look.crashHelmet, light);
  }
}
