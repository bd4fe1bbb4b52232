import { type Art, ramp } from '../../drawing/canvas.ts';
import { circle } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

/** The ink of a tool's shadow; with null the tool is drawn in its own inks. */
export type ToolInk = string | null;

const STEEL = '#5B625A';
const BRIGHT_STEEL = '#C9CFC8';
const WOOD = '#A9743C';
const WOOD_LIGHT = '#D9A866';
const GRIP = '#3A2A20';

const HOE_HANDLE =
  'M-25 -62C-25 -70 25 -70 25 -62L24 120C26 400 20 700 26 1010H-26C-20 700 -26 400 -24 120Z';
const HOE_EYE = 'M-44 -40C-30 -48 30 -48 44 -40L42 42C30 50 -30 50 -42 42Z';
/** Along +x, as the blade hangs from the eye. */
const HOE_BLADE =
  'M10 -36C50 -38 74 -44 96 -66C112 -92 130 -110 156 -114C240 -122 330 -120 400 -112C430 -60 430 60 400 112C330 120 240 122 156 114C130 110 112 92 96 66C74 44 50 38 10 36Z';
const HOE_EDGE = 'M346 -117L400 -112C430 -60 430 60 400 112L346 117C368 60 368 -60 346 -117Z';
const HOE_RIB = 'M30 -16C90 -12 150 -6 214 0C150 6 90 12 30 16Z';

/** How far below the right angle the blade of a jembe hangs, in degrees. */
const HOE_RAKE = 16;

/** The blade is seen aslant, or it would be a spade's: its length and width, as shares of its own, and skew in degrees. */
const HOE_SLANT = { length: 0.78, width: 0.6, skew: -22 };

/** Jembe: the eye of its blade at the origin, the handle along +y, the blade towards +x. */
export function drawHoe(art: Art, ink: ToolInk): void {
  art.path(HOE_HANDLE, ink ?? WOOD);
  if (!ink) {
    art.path('M6 50L16 50C17 400 11 700 16 1010H4C1 700 9 400 6 50Z', WOOD_LIGHT);
    art.path('M-25 -60C-25 -72 25 -72 25 -60C25 -50 -25 -50 -25 -60Z', mix(WOOD_LIGHT, WOOD, 0.3));
  }
  const { length, width, skew } = HOE_SLANT;
  art.group(`rotate(${HOE_RAKE}) skewX(${skew}) scale(${length} ${width})`, () => {
    art.path(HOE_BLADE, ink ?? STEEL);
    if (!ink) {
      art.grain(HOE_BLADE, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.9]), [230, -130, 150, 150]);
      art.path(HOE_EDGE, BRIGHT_STEEL);
      art.path(HOE_RIB, mix(STEEL, BRIGHT_STEEL, 0.4));
    }
  });
  art.path(HOE_EYE, ink ?? mix(STEEL, PALETTE.ink, 0.35));
  if (!ink) {
    art.line('M-36 -32C-26 -38 26 -38 36 -32', mix(STEEL, BRIGHT_STEEL, 0.5), 7);
  }
}

const PANGA_BLADE =
  'M-36 96L-44 -260C-40 -296 -22 -352 10 -398C54 -368 104 -300 108 -214C110 -110 52 -20 34 96Z';
const PANGA_EDGE =
  'M10 -398C54 -368 104 -300 108 -214C110 -110 52 -20 34 96L20 96C40 -20 88 -112 86 -210C82 -288 40 -340 10 -398Z';
const PANGA_HANDLE =
  'M-30 92H28C34 150 26 200 26 236C28 272 42 296 36 322C20 340 -16 340 -34 324C-40 290 -28 260 -28 226C-28 190 -36 150 -30 92Z';

/** Panga along the y axis, tip up, about 740 units long; the edge on the right. */
export function drawPanga(art: Art, ink: ToolInk): void {
  art.path(PANGA_BLADE, ink ?? mix(STEEL, BRIGHT_STEEL, 0.62));
  art.path(PANGA_HANDLE, ink ?? GRIP);
  if (!ink) {
    art.grain(PANGA_BLADE, '#3E4842', ramp([0, 0.9], [0.45, 0.15], [1, 0]), [-60, 40, 70, -60]);
    art.path(PANGA_EDGE, '#E6EAE2');
    art.path(
      'M14 100H26C30 150 20 200 20 236C21 268 34 292 30 314C22 290 8 270 8 236C8 190 18 150 14 100Z',
      mix(GRIP, WOOD, 0.55),
    );
    for (const y of [140, 206, 274]) {
      art.path(circle(-4, y, 10), PALETTE.sun);
    }
  }
}

const CUTTING_BLADE = 'M-20 14C-16 -30 4 -84 62 -150C92 -120 92 -60 24 16Z';
const HOOKED_BLADE =
  'M20 16C-20 6 -58 -42 -66 -96C-68 -112 -52 -122 -40 -110C-30 -70 -6 -44 22 -30Z';
const SECATEURS_HANDLES = [
  'M-14 -14C-6 -22 20 -14 22 6C16 60 -26 110 -60 168C-74 196 -78 226 -72 254C-78 270 -106 268 -112 250C-120 204 -100 160 -74 112C-52 72 -24 30 -14 -14Z',
  'M14 -14C4 -22 -20 -12 -22 8C-10 60 38 104 66 162C78 192 80 224 76 252C84 268 110 266 116 248C122 204 106 158 80 112C58 72 26 30 14 -14Z',
] as const;

/** Secateurs, blades up, pivot at the origin, about 410 units long. */
export function drawSecateurs(art: Art, ink: ToolInk): void {
  if (!ink) {
    art.line('M-34 92L-10 84L-2 106L12 84L38 92', mix(STEEL, BRIGHT_STEEL, 0.4), 8);
  }
  art.path(HOOKED_BLADE, ink ?? STEEL);
  art.path(SECATEURS_HANDLES[1], ink ?? mix(PALETTE.cherry, PALETTE.ink, 0.22));
  art.path(CUTTING_BLADE, ink ?? BRIGHT_STEEL);
  art.path(SECATEURS_HANDLES[0], ink ?? PALETTE.cherry);
  art.path(circle(0, 6, 21), ink ?? PALETTE.ink);
  if (!ink) {
    art.path(circle(2, 4, 8), STEEL);
    art.path('M62 -150C92 -120 92 -60 24 16L14 8C66 -54 78 -104 62 -150Z', '#F1F3EC');
    art.line('M-20 76C-48 120 -74 160 -84 210', '#E8766A', 8);
  }
}

const BOOT =
  'M-70 -330H44C48 -240 46 -180 58 -124C118 -108 148 -74 146 -30L130 -22H-74C-82 -120 -78 -240 -70 -330Z';
const BOOT_SOLE =
  'M-78 -36H150C154 -20 152 -8 146 -2H40L34 -12H-6L-10 -2H-76C-80 -12 -80 -26 -78 -36Z';

/** Rubber boot lying on its side, sole along the x axis, about 340 units long. */
export function drawBoot(art: Art, ink: ToolInk): void {
  art.path(BOOT, ink ?? PALETTE.forest);
  art.path(BOOT_SOLE, ink ?? PALETTE.night);
  if (!ink) {
    art.grain(BOOT, PALETTE.ink, ramp([0, 0.95], [0.5, 0.15], [1, 0]), [-76, -100, 90, -200]);
    art.path('M-72 -336C-30 -344 10 -344 46 -336V-302C10 -310 -30 -310 -73 -302Z', PALETTE.sun);
    art.path(
      'M20 -284C24 -220 22 -160 36 -112C50 -100 76 -96 96 -82C70 -84 36 -84 22 -104C10 -150 14 -220 8 -284Z',
      PALETTE.leaf,
    );
  }
}
