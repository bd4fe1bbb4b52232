import { type Art, FINE_GRAIN, type GrainOptions, ramp } from '../drawing/canvas.ts';
import { type Point, pointsOf, smooth } from '../drawing/geometry.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { createRandom } from '../drawing/random.ts';
import {
  type Branch,
  drawBranches,
  drawFootGrass,
  drawTreeShadow,
  trunkOutline,
} from './tree-foot.ts';

const ACACIA_BRANCHES: readonly Branch[] = [
  [pointsOf('0,-88 -30,-124 -70,-150'), [5, 4, 2]],
  [pointsOf('2,-90 30,-122 74,-156'), [5, 4, 2]],
  [pointsOf('0,-98 -6,-130 -16,-170'), [4, 3, 2]],
  [pointsOf('2,-96 18,-134 28,-172'), [4, 3, 2]],
  [pointsOf('-34,-128 -60,-136 -96,-146'), [3, 2, 1]],
  [pointsOf('36,-128 66,-138 104,-150'), [3, 2, 1]],
];

const ACACIA_PADS = [
  [-58, -150, 74, 17],
  [66, -156, 80, 18],
  [-8, -176, 96, 22],
  [8, -160, 120, 14],
] as const;

/** At a smaller scale an acacia is so far away that no grass shows at its foot. */
const GRASS_FROM = 0.35;

/** From this scale on the tree stands so near that its light needs finer dots. */
const NEAR_SCALE = 3;
const NEAR_GRAIN: GrainOptions = { frequency: 1.5 };

const TRUNK = { x: 0, y: 0, halfWidth: 7, height: 104, topHalfWidth: 4, topShift: -2 } as const;

/** Flat-topped acacia for dry maize country; about 195 units high at scale 1, foot at (x, y). */
export function drawAcacia(
  art: Art,
  x: number,
  y: number,
  scale: number,
  dark: string,
  light: string,
  bark: string,
  sun: LightSide = lightOn(art),
): void {
  const random = createRandom(Math.round(x * 3 + y));
  art.at(x, y, scale, () => {
    drawTreeShadow(art, 0, 1, 58, sun, mix(bark, PALETTE.ink, 0.5));
    art.path(trunkOutline(TRUNK), bark);
    if (scale > GRASS_FROM) {
      drawFootGrass(art, 0, 0, TRUNK.halfWidth, dark, light, createRandom(Math.round(x)));
    }
    drawBranches(art, ACACIA_BRANCHES, bark);
    for (const [dx, dy, w, h] of ACACIA_PADS) {
      const top: Point[] = [];
      const bottom: Point[] = [];
      for (let i = 0; i <= 10; i++) {
        const t = (i / 10) * 2 - 1;
        const bulge = Math.sqrt(1 - t * t);
        top.push([dx + t * w, dy - h * bulge * (0.85 + 0.3 * random()) - (i % 2) * 3]);
        bottom.push([dx + t * w * 0.96, dy + 5 + 5 * bulge * random()]);
      }
      const pad = smooth([...top, ...bottom.reverse()], true);
      art.path(pad, dark);
      const lit = [dx + sun * w * 0.6, dy - h * 1.2] as const;
      const line = [...lit, dx - sun * w * 0.2, dy + h * 0.7] as const;
      art.grain(
        pad,
        light,
        ramp([0, 0.95], [0.6, 0.15], [1, 0]),
        line,
        scale < NEAR_SCALE ? FINE_GRAIN : NEAR_GRAIN,
      );
    }
  });
}
