import { type Art, ramp } from '../../drawing/canvas.ts';
import { limb } from '../../figures/limb.ts';
import { circle, ellipse, type Point, pointsOf, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../../drawing/palette.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';

/** Forearm from the lower right up to the wrist behind the phone. */
const FOREARM: readonly Point[] = pointsOf('330,470 206,330 94,192 52,116');
const PALM =
  'M24 150C10 90 30 40 84 -10C112 -16 130 10 136 60C140 100 142 130 140 160L60 222C40 202 28 180 24 150Z';
const THUMB: readonly Point[] = pointsOf('109,128 106,34 58,-28');
const SLEEVE =
  'M132 356C176 332 224 290 254 234C330 290 430 390 480 480L300 640C236 540 180 450 132 356Z';

export type HeldPhone = {
  skin: string;
  sleeve: Cloth;
};

/** A hand from the lower right holds a phone that shows a received payment. Middle of its screen at (x, y). */
export function drawHeldPhone(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { skin, sleeve }: HeldPhone,
): void {
  art.shows.add('a phone');
  art.at(
    x,
    y,
    scale,
    () => {
      const arm = limb(FOREARM, [86, 70, 54, 42]);
      art.path(arm, skin);
      art.grain(arm, SKIN_SHADE, ramp([0, 0], [0.5, 0.12], [1, 0.7]), [230, 250, 130, 380]);
      art.path(SLEEVE, clothFill(art, sleeve, 0.8, 40));
      art.grain(SLEEVE, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.8]), [330, 300, 220, 470]);
      art.path(PALM, skin);
      art.grain(PALM, SKIN_SHADE, ramp([0, 0.9], [0.5, 0.4], [1, 0]), [70, 150, 100, 236]);
      drawPhone(art);
      drawFingers(art, skin);
      const thumb = limb(THUMB, [30, 31, 21]);
      art.path(
        limb(
          THUMB.map(([px, py]) => [px - 5, py + 6]),
          [30, 31, 21],
        ),
        '#0C1813',
        'opacity=".3"',
      );
      art.path(thumb, skin);
      art.grain(thumb, SKIN_SHADE, ramp([0, 0], [0.5, 0.1], [1, 0.7]), [120, 20, 66, 50]);
      art.path(
        ellipse(53, -34, 9, 14),
        mix(skin, PALETTE.blush, 0.5),
        'transform="rotate(-38 53 -34)"',
      );
      art.line('M128 40Q110 0 84 -30', mix(skin, SKIN_LIGHT, 0.5), 5);
    },
    false,
    7,
  );
}

function drawPhone(art: Art): void {
  art.path(roundRect(-76, -178, 164, 366, 26), '#0C1813');
  art.path(roundRect(-84, -183, 168, 366, 26), '#22302A');
  art.path(roundRect(-71, -160, 142, 320, 12), '#E4F1EC');
  art.path(roundRect(-71, -160, 142, 92, 12), PALETTE.forest);
  art.path('M-26 -90C-36 -128 -4 -148 32 -148C32 -112 12 -88 -26 -90Z', PALETTE.lime);
  art.path(circle(0, 2, 44), PALETTE.leaf);
  art.line('M-20 2L-4 18L22 -14', PALETTE.cream, 11);
  art.path(roundRect(-48, 74, 96, 13, 6), PALETTE.sun);
  art.path(roundRect(-48, 100, 70, 13, 6) + roundRect(-48, 126, 84, 13, 6), PALETTE.sky);
}

/** The ends of four fingers that come round the phone's left edge. */
function drawFingers(art: Art, skin: string): void {
  for (const i of [0, 1, 2, 3]) {
    const y = -4 + i * 42;
    const out = i === 0 || i === 3 ? 4 : 0;
    const finger: readonly Point[] = [
      [-98 + out, y + 8],
      [-82 + out, y - 3],
      [-60 + out, y],
    ];
    art.path(
      limb(
        finger.map(([px, py]) => [px + 3, py + 4]),
        [18, 20, 15],
      ),
      '#0C1813',
      'opacity=".4"',
    );
    art.path(limb(finger, [18, 20, 15]), mix(skin, SKIN_SHADE, 0.05 * i));
    art.path(ellipse(-56 + out, y, 8, 9), mix(skin, PALETTE.blush, 0.4));
  }
}
