import type { Art } from '../canvas.ts';
import { ellipse } from '../geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../palette.ts';

/** What a head wears. At most one of the headwear inks is normally set. */
export type HeadLook = {
  skin?: string;
  scarf?: string;
  hat?: string;
  hatBand?: string;
  hair?: string;
  /** Hair gathered in a bun at the back; needs `hair`. */
  bun?: boolean;
  earring?: string;
  cap?: string;
  hijab?: string;
  /** Safety helmet. */
  helmet?: string;
  /** Dust mask or respirator. */
  mask?: string;
  glasses?: string;
  beard?: boolean;
};

export const DEFAULT_SKIN = '#4A2719';

const FACE =
  'M-20 -6C-22 -30 0 -40 15 -33C23 -29 26 -21 26 -13C27 -9 33 -3 33 -1C33 1 28 2 28 3C31 6 32 8 29 10C31 12 31 14 28 16C29 23 24 28 16 28C6 30 -4 26 -10 20C-18 14 -19 4 -20 -6Z';
const JAW_SHADE = 'M8 30C10 18 8 8 2 4C-4 0 -14 2 -19 0C-18 10 -14 18 -8 22C-2 26 4 29 8 30Z';
const FACE_LIGHT =
  'M15 -20C22 -20 25 -16 26 -12C27 -8 32 -3 33 -1C31 2 27 2 25 2C24 -6 22 -14 15 -20Z';

/** Profile head facing +x, about 70 units high; origin behind the cheek. `nod` in degrees. */
export function drawHead(
  art: Art,
  x: number,
  y: number,
  scale: number,
  nod: number,
  look: HeadLook,
): void {
  const skin = look.skin ?? DEFAULT_SKIN;
  art.group(`translate(${x} ${y}) rotate(${nod}) scale(${scale})`, () => {
    drawFace(art, skin, look);
    if (look.hair) {
      drawHair(art, look.hair);
    }
    if (look.hair && look.bun) {
      art.path(ellipse(-24, -30, 17, 16), look.hair);
      art.line('M-14 -20C-16 -26 -18 -30 -16 -36', mix(look.hair, '#8A6450', 0.5), 2.4);
    }
    if (look.earring) {
      art.line('M-5 8a5 6 0 1 0 0.1 0Z', look.earring, 2.4);
    }
    if (look.scarf) {
      drawScarf(art, look.scarf);
    }
    if (look.hijab) {
      drawHijab(art, look.hijab);
    }
    if (look.hat) {
      drawHat(art, look.hat, look.hatBand ?? PALETTE.soil);
    }
    if (look.cap) {
      art.path('M-24 -8C-28 -46 20 -50 26 -18Z', look.cap);
      art.path('M8 -22C24 -26 42 -20 46 -14C34 -14 18 -14 8 -16Z', mix(look.cap, PALETTE.ink, 0.3));
    }
    if (look.helmet) {
      art.path('M-25 -12C-28 -50 24 -52 28 -18Z', look.helmet);
      art.path(
        'M-28 -10C-10 -20 30 -24 42 -16C30 -12 -10 -6 -28 -10Z',
        mix(look.helmet, PALETTE.ink, 0.28),
      );
      art.line('M-6 -42C0 -44 8 -44 12 -40', mix(look.helmet, '#fff', 0.5), 3);
    }
  });
}

function drawFace(art: Art, skin: string, look: HeadLook): void {
  art.path(FACE, skin);
  art.path(JAW_SHADE, mix(skin, SKIN_SHADE, 0.45), 'opacity=".75"');
  art.path(FACE_LIGHT, mix(skin, '#C8814F', 0.42), 'opacity=".8"');
  art.line('M14 -9q5 -4 9 -1', SKIN_SHADE, 2.4);
  art.path(ellipse(18, -3.5, 3.2, 2.1), SKIN_SHADE);
  art.path('M20 11C24 9 28 9 30 10C28 14 23 14 20 11Z', mix(skin, '#A63D22', 0.5));
  if (look.beard) {
    art.path('M-6 4C-2 12 6 8 12 8C18 6 22 14 28 14C29 24 24 30 14 31C2 30 -8 20 -6 4Z', '#1B120F');
    art.path('M20 12C24 10 28 10 30 11C28 15 23 15 20 12Z', mix(skin, '#A63D22', 0.5));
  }
  art.path(ellipse(-5, 0, 4.6, 7), mix(skin, SKIN_SHADE, 0.2));
  if (look.glasses) {
    art.line('M11 -9h14c2 8 -1 13 -7 13s-9 -5 -7 -13ZM11 -7L-4 -5', look.glasses, 2.6);
  }
  if (look.mask) {
    art.path('M4 6C14 0 26 0 33 2C35 12 32 24 24 29C14 30 6 22 4 6Z', look.mask);
    art.line('M4 8L-10 -2M6 18L-12 12', mix(look.mask, PALETTE.ink, 0.4), 2);
    art.path(ellipse(25, 17, 7, 7), mix(look.mask, PALETTE.ink, 0.45));
  }
}

function drawHair(art: Art, color: string): void {
  art.path(
    'M-22 4C-30 -26 -10 -44 14 -38C22 -36 26 -28 24 -22C14 -26 6 -22 2 -14C-2 -8 -4 -6 -10 -4C-14 0 -14 8 -16 12C-20 10 -21 8 -22 4Z',
    color,
  );
}

function drawScarf(art: Art, color: string): void {
  const wrap =
    'M-24 6C-34 -30 -8 -52 18 -42C27 -38 29 -30 27 -22C16 -30 4 -26 -4 -14C-8 -6 -10 2 -14 10C-18 12 -22 10 -24 6Z';
  art.path(wrap, color);
  art.path(
    'M-24 6C-34 -30 -8 -52 18 -42C2 -40 -14 -28 -14 10C-18 12 -22 10 -24 6Z',
    mix(color, PALETTE.ink, 0.28),
  );
  art.path('M-22 4C-34 4 -44 14 -46 26C-36 26 -24 20 -16 10Z', mix(color, PALETTE.ink, 0.18));
  art.path('M-20 8C-28 14 -32 26 -30 36C-22 30 -16 20 -14 10Z', mix(color, PALETTE.ink, 0.38));
  art.line('M-12 -30C0 -36 14 -36 24 -32', mix(color, '#FFF3D6', 0.4), 2);
}

function drawHijab(art: Art, color: string): void {
  const veil =
    'M22 -34C0 -54 -34 -40 -34 -4C-34 20 -40 40 -44 58C-20 66 18 62 30 50C24 42 20 34 14 28C2 26 -6 12 -4 -6C-2 -22 12 -30 26 -22Z';
  art.path(veil, color);
  art.path(
    'M-6 -44C-34 -36 -34 -4 -34 8C-36 30 -42 46 -44 58C-34 61 -20 62 -8 61C-20 30 -24 -20 -6 -44Z',
    mix(color, PALETTE.ink, 0.25),
  );
}

function drawHat(art: Art, color: string, band: string): void {
  art.path('M-16 -18C-16 -48 24 -50 26 -20Z', color);
  art.path('M-46 -10C-30 -26 40 -32 54 -18C30 -16 -20 -10 -46 -10Z', mix(color, '#7A4A22', 0.18));
  art.path('M-46 -10C-20 -10 30 -16 54 -18C40 -10 -20 -4 -46 -10Z', mix(color, '#4A2818', 0.5));
  art.path('M-16.5 -20C0 -26 14 -27 26 -24L26 -19C14 -22 0 -20 -16 -14Z', band);
}
