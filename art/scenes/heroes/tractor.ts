import { type Art, ramp } from '../../drawing/canvas.ts';
import { DEFAULT_SKIN } from '../../figures/head.ts';
import { limb } from '../../figures/limb.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look } from '../../figures/pose.ts';
import { drawFist } from '../../elements/fist.ts';
import { drawLeafLoad } from './leaf-load.ts';
import { circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';

const TYRE = '#1B211E';
const IRON = '#22302A';
const PLANK = '#8A5A2B';

const FREQUENCY = { frequency: 0.9 };

/** Where the driver's hips are, in the tractor's units, and his size. */
const SEAT = { x: -46, y: -94, scale: 0.385 };

function drawWheel(art: Art, x: number, y: number, r: number, hub: string): void {
  art.path(circle(x, y, r), TYRE);
  for (const angle of range(0, 350, 24)) {
    art.path(rect(-r * 0.08, -r * 1.03, r * 0.16, r * 0.2), TYRE, turned(x, y, angle));
  }
  art.path(circle(x, y, r * 0.58), mix(hub, PALETTE.ink, 0.35));
  art.path(circle(x, y, r * 0.54), hub);
  art.path(circle(x, y, r * 0.3), mix(hub, PALETTE.ink, 0.22));
  art.path(circle(x, y, r * 0.14), mix(hub, PALETTE.ink, 0.65));
}

function turned(x: number, y: number, angle: number): string {
  return `transform="translate(${x} ${y}) rotate(${angle})"`;
}

/** Farm tractor with its driver, facing +x, about 185 units long; wheels stand at (x, y). */
export function drawTractor(
  art: Art,
  x: number,
  y: number,
  scale: number,
  color: string,
  driver: Look,
): void {
  art.shows.add('a tractor');
  art.at(x, y, scale, () => {
    art.line('M-54 -44L72 -36', IRON, 13);
    art.line('M-58 -92L-74 -100L-78 -126', IRON, 6);
    art.line('M6 -88L-5.2 -128.6', IRON, 5);
    drawDriver(art, driver);
    drawBonnet(art, color);
    art.path('M-40 -98H-4V-56H-24Z', mix(color, PALETTE.ink, 0.72));
    const shin = limb(
      [
        [-42, -96],
        [-5, -98],
        [0, -60],
      ],
      [11, 9, 6],
    );
    art.path(shin, driver.bottom ?? PALETTE.indigo);
    art.path('M-6 -64H4C12 -62 16 -58 16 -54H-6Z', driver.boots ?? IRON);
    art.line('M-20 -52H18', IRON, 5);
    art.path('M-92 -62C-86 -102 -36 -104 -9 -70L-25 -54H-88Z', mix(color, PALETTE.ink, 0.72));
    art.path('M-101 -62C-98 -108 -30 -117 -3 -74L-13 -68C-36 -100 -85 -96 -89 -60Z', color);
    drawWheel(art, -50, -46, 46, PALETTE.sun);
    drawWheel(art, 70, -25, 25, PALETTE.sun);
  });
}

function drawDriver(art: Art, look: Look): void {
  const { x, y, scale } = SEAT;
  drawPerson(art, x, y + 170 * scale, scale, look, {
    legs: 'none',
    bend: 6,
    farHand: 'none',
    nearHand: 'none',
    far: [
      [76, -230],
      [120, -272],
    ],
    near: [
      [26, -207],
      [75, -222],
    ],
    // The wheel stands square to its column: its near edge before his chest, its far one over the bonnet.
    held: () => {
      art.group('translate(106 -260) rotate(58)', () => {
        art.line('M-20 8L0 0L20 8M0 0V-46', TYRE, 7);
        art.line(ellipse(0, 0, 23, 48), TYRE, 9);
        art.path(ellipse(0, 0, 6, 9), TYRE);
      });
      drawFist(art, 132, -286, mix(look.skin ?? DEFAULT_SKIN, SKIN_SHADE, 0.3), { turn: -50 });
    },
    front: () => drawFist(art, 82, -228, look.skin ?? DEFAULT_SKIN, { turn: -40 }),
  });
}

function drawBonnet(art: Art, color: string): void {
  const bonnet = 'M-10 -50H92V-82C92 -92 88 -96 78 -96L-2 -100C-8 -100 -10 -96 -10 -90Z';
  art.path(bonnet, color);
  art.grain(
    bonnet,
    PALETTE.ink,
    ramp([0, 0.8], [0.5, 0.15], [1, 0]),
    [-10, -50, 70, -84],
    FREQUENCY,
  );
  art.path('M2 -82L84 -80V-74L2 -76Z', PALETTE.cream);
  art.path(rect(84, -90, 8, 36), mix(color, PALETTE.ink, 0.5));
  art.path(circle(90, -84, 4.5), '#FFF3D6');
  for (const x of [20, 32, 44]) {
    art.line(d`M${x} -66v10`, mix(color, PALETTE.ink, 0.45), 3.4);
  }
  art.line('M52 -98V-134', IRON, 6);
  art.line('M52 -134L46 -140', IRON, 5);
}

/** Trailer heaped with green leaf, 205 units long, its drawbar reaching `reach` units ahead. */
export function drawLeafTrailer(
  art: Art,
  x: number,
  y: number,
  scale: number,
  reach: number,
): void {
  art.at(x, y, scale, () => {
    art.line(d`M90 -44L${100 + reach} -40`, IRON, 7);
    drawLeafLoad(art);
    const box = 'M-100 -106H102L98 -46H-96Z';
    art.path(box, PLANK);
    for (const ly of [-91, -76, -61]) {
      art.line(d`M-98 ${ly}H100`, mix(PLANK, PALETTE.soilDark, 0.6), 2.6);
    }
    art.grain(
      box,
      '#3A1C0C',
      ramp([0, 0.95], [0.5, 0.25], [1, 0]),
      [-100, -60, 90, -90],
      FREQUENCY,
    );
    art.line('M-98 -106H100', mix(PLANK, PALETTE.sand, 0.45), 4);
    for (const px of [-60, 0, 60]) {
      art.path(rect(px - 4, -106, 8, 60), mix(PLANK, PALETTE.soilDark, 0.45));
    }
    art.path(rect(-98, -48, 198, 8), IRON);
    drawWheel(art, -46, -25, 25, PALETTE.sand);
    drawWheel(art, 12, -25, 25, PALETTE.sand);
  });
}
