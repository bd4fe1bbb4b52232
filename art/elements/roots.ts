import type { Art } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import type { Point } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import type { Random } from '../drawing/random.ts';

/** Branching roots growing down from (x, y); `depth` generations. */
export function drawRoot(
  art: Art,
  x: number,
  y: number,
  angle: number,
  width: number,
  length: number,
  depth: number,
  random: Random,
): void {
  const segments = 6;
  const inks = ['#DDB084', '#EBCB9F', '#F6E3BE'];
  const points: Point[] = [[x, y]];
  const children: (() => void)[] = [];
  let heading = angle;
  let cx = x;
  let cy = y;
  for (let i = 0; i < segments; i++) {
    heading += (random() - 0.5) * 0.38 + (Math.PI / 2 - heading) * 0.14;
    cx += (Math.cos(heading) * length) / segments;
    cy += (Math.sin(heading) * length) / segments;
    points.push([cx, cy]);
    if (depth > 0 && i > 0 && random() < 0.62) {
      const turn = heading + (i % 2 ? -1 : 1) * (0.5 + random() * 0.45);
      const thin = width * 0.5 * (1 - (i / segments) * 0.5);
      const short = length * (0.3 + 0.22 * random());
      const [bx, by] = [cx, cy];
      children.push(() => drawRoot(art, bx, by, turn, thin, short, depth - 1, random));
    }
  }
  children.forEach((draw) => draw());
  const radii = points.map((_, i) => Math.max(0.5, width * (1 - (i / segments) * 0.85)));
  art.path(limb(points, radii, 4), at(inks, depth));
}
