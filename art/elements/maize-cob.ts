import { type Art, ramp } from '../drawing/canvas.ts';
import { ellipse, pointsOf, range, roundRect, smooth } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const COB = smooth(
  pointsOf('0,262 -56,210 -84,90 -80,-60 -50,-190 0,-236 50,-190 80,-60 84,90 56,210'),
  true,
);

/** Kernels at least this far along, and this far to the right, are shelled off: row and column. */
const SHELLED_ROW = 14;
const SHELLED_COLUMN = -1;

const COB_CORE = '#F3DDB5';
const SOCKET = '#C98F5A';

/** Husk leaves behind the cob, and the short ones that fold over its foot. */
const BACK_HUSK = [
  'M-16 -214C-84 -200 -150 -120 -176 10C-182 60 -176 96 -160 128C-146 56 -104 -30 -30 -120Z',
  'M16 -214C84 -204 140 -140 178 -40C192 0 198 34 196 66C160 10 110 -50 30 -126Z',
] as const;
const FRONT_HUSK =
  'M-26 -226C-72 -190 -88 -120 -74 -54C-52 -104 -30 -128 -2 -146C24 -122 44 -92 62 -46C84 -110 72 -190 26 -226Z';
const HUSK_VEINS =
  'M-10 -216C-44 -190 -66 -140 -70 -90M2 -216C-4 -190 -4 -170 -2 -156M14 -216C44 -190 60 -140 62 -88';
const STALK = 'M-17 -296C-8 -302 10 -302 18 -296L24 -214H-24Z';

/**
 * Maize cob with its husk peeled back, about 560 units long: stalk at -y, tip at +y. Near the tip the
 * kernels on its right are shelled off. The light comes from -x.
 */
export function drawMaizeCob(art: Art): void {
  art.shows.add('maize');
  for (const [i, leaf] of BACK_HUSK.entries()) {
    art.path(leaf, i ? PALETTE.deep : PALETTE.leaf);
    const line = [-190, 60, i ? 90 : -70, -60] as const;
    art.grain(leaf, PALETTE.lime, ramp([0, 0.9], [0.5, 0.2], [1, 0]), line);
  }
  art.path(COB, PALETTE.gold);
  const clip = art.clip(COB);
  for (const row of range(0, 20)) {
    for (const column of range(-3, 3)) {
      drawKernelOnCob(art, row, column, clip);
    }
  }
  art.grain(COB, '#8A3A10', ramp([0, 0], [0.5, 0.1], [1, 0.95]), [-50, 0, 96, 30]);
  art.path(STALK, mix(PALETTE.leaf, PALETTE.ink, 0.25));
  art.path(FRONT_HUSK, PALETTE.flush);
  const shadeLine = [-60, -120, 80, -150] as const;
  art.grain(FRONT_HUSK, PALETTE.forest, ramp([0, 0], [0.4, 0.1], [1, 0.85]), shadeLine, {
    clip: art.clip(FRONT_HUSK),
  });
  art.line(HUSK_VEINS, mix(PALETTE.flush, PALETTE.forest, 0.4), 3);
}

function drawKernelOnCob(art: Art, row: number, column: number, clip: string): void {
  const x = column * 25 * Math.cos(column * 0.16);
  const y = -222 + row * 24 + Math.abs(column) * 3;
  if (row >= SHELLED_ROW + Math.abs(column + 2) && column <= SHELLED_COLUMN) {
    art.path(roundRect(x - 13, y - 12, 27, 25, 4), COB_CORE, clip);
    art.path(ellipse(x, y, 6, 5), SOCKET, clip);
    return;
  }
  const ink = mix(PALETTE.sun, '#FCE0A0', ((row * 3 + column * 5) % 4) * 0.18);
  art.path(roundRect(x - 11, y - 10, 22, 21, 8), ink, clip);
}

/** Loose kernel, `size` units from its middle to its crown. */
export function drawKernel(
  art: Art,
  x: number,
  y: number,
  size: number,
  turn: number,
  ink: string = PALETTE.sun,
): void {
  const draw = () => {
    const rim = 'M0 -11C7 -9 10 0 8 7C4 11 -4 11 -8 7C-10 0 -7 -9 0 -11Z';
    art.path(rim, mix(ink, PALETTE.soilDark, 0.42));
    art.path('M0 -10C6 -8 9 0 7 6C4 9 -4 9 -7 6C-9 0 -6 -8 0 -10Z', ink);
    art.path('M0 -9C3 -7 4 -4 2 -2H-2C-4 -4 -3 -7 0 -9Z', PALETTE.cream);
  };
  art.at(x, y, size / 10, draw, false, turn);
}
