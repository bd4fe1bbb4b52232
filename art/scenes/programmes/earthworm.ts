import type { Art } from '../../drawing/canvas.ts';
import { limb } from '../../figures/limb.ts';
import { d, type Point } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix } from '../../drawing/palette.ts';

const PINK = '#D98A7A';
const SHADE = '#5A1F14';

/** Earthworm along `joints`, `radius` units thick; paler at its belt, ringed. */
export function drawEarthworm(art: Art, joints: readonly Point[], radius: number): void {
  art.shows.add('earthworms');
  const radii = joints.map((_, i) => (i === 0 || i === joints.length - 1 ? radius * 0.6 : radius));
  const body = limb(joints, radii);
  art.path(body, PINK);
  const clip = art.clip(body);
  const under = joints.map(([x, y]): Point => [x, y + radius * 1.1]);
  art.path(limb(under, radii), mix(PINK, SHADE, 0.42), clip);
  const [bx, by] = at(joints, 2);
  const [fromX, fromY] = at(joints, 1);
  art.line(
    d`M${bx} ${by}L${bx + (fromX - bx) * 0.34} ${by + (fromY - by) * 0.34}`,
    mix(PINK, '#FFE2D0', 0.4),
    radius * 2.2,
    `opacity=".8" ${clip}`,
  );
}
