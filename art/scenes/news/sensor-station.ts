import type { Art } from '../../drawing/canvas.ts';
import { circle, d, polygon, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const POLE = '#E9E2CF';
const POLE_SHADE = '#A89F8A';

/** Half the width of the pole. */
const POLE_HALF = 6.5;

/** Where the probe has its eyes, below the ground. */
const DEPTHS = [36, 120, 204] as const;

/** The probe below the pole, in the soil that is cut open at `y`: it reads the soil at three depths. */
function drawProbe(art: Art, x: number, y: number): void {
  for (const depth of DEPTHS) {
    for (const r of [24, 42, 60]) {
      const arcs =
        d`M${x - r} ${y + depth - r * 0.5}a${r} ${r} 0 0 0 0 ${r}` +
        d`M${x + r} ${y + depth - r * 0.5}a${r} ${r} 0 0 1 0 ${r}`;
      art.line(arcs, PALETTE.sky, 4, `opacity="${(1.1 - r / 90).toFixed(2)}"`);
    }
  }
  art.path(
    polygon([
      [x - POLE_HALF, y - 2],
      [x + POLE_HALF, y - 2],
      [x + POLE_HALF, y + 236],
      [x, y + 258],
      [x - POLE_HALF, y + 236],
    ]),
    POLE_SHADE,
  );
  for (const depth of DEPTHS) {
    art.path(rect(x - POLE_HALF - 4, y + depth - 9, POLE_HALF * 2 + 8, 18), PALETTE.teal);
  }
}

/** Pole with a box, a solar panel turned to the sun at the left, and an antenna; its foot at (x, y). */
export function drawStation(art: Art, x: number, y: number): void {
  drawProbe(art, x, y);
  art.path(rect(x - POLE_HALF, y - 300, POLE_HALF * 2, 300), POLE);
  art.path(rect(x + 1.5, y - 300, 5, 300), POLE_SHADE);
  art.path(rect(x - 11, y - 10, 22, 12), '#5B625A');
  art.line(`M${x} ${y - 296}V${y - 378}`, '#5B625A', 5);
  art.path(roundRect(x - 38, y - 216, 76, 82, 9), PALETTE.cream);
  art.path(roundRect(x - 28, y - 206, 56, 36, 4), PALETTE.forest);
  art.line(`M${x - 21} ${y - 180}l13 -10l11 6l17 -14`, PALETTE.lime, 4);
  [PALETTE.cherry, PALETTE.sun, PALETTE.leaf].forEach((ink, i) => {
    art.path(circle(x - 18 + i * 18, y - 152, 6), ink);
  });
  art.path(
    polygon([
      [x - 58, y - 318],
      [x + 62, y - 264],
      [x + 44, y - 222],
      [x - 76, y - 276],
    ]),
    PALETTE.indigo,
  );
  art.line(
    d`M${x - 18} ${y - 300}l-18 42M${x + 22} ${y - 282}l-18 42M${x - 67} ${y - 297}l120 54`,
    '#7F9AC0',
    3,
  );
  for (const r of [22, 40, 58]) {
    art.line(
      d`M${x - r * 0.7} ${y - 380 - r * 0.5}a${r} ${r} 0 0 1 ${r * 1.4} 0`,
      mix(PALETTE.sky, PALETTE.teal, 0.6),
      4.5,
    );
  }
  art.path(circle(x, y - 380, 8), PALETTE.soil);
}
