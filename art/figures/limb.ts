import { curveThrough, type Point, smooth } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';

const STEPS_PER_SEGMENT = 7;

function unit(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/**
 * Outline of a tapered capsule bent through joints; `radii` gives its half width at each joint.
 * `startCap` and `endCap`: 1 rounds the end fully, 0 cuts it flat (hems, cuffs).
 */
export function limb(
  joints: readonly Point[],
  radii: readonly number[],
  steps = STEPS_PER_SEGMENT,
  startCap = 1,
  endCap = 1,
): string {
  const spine = curveThrough(joints, steps);
  const last = joints.length - 1;
  const widthAt = (i: number) => {
    const segment = Math.floor(i / steps);
    const radius = at(radii, segment);
    return radius + (at(radii, Math.min(last, segment + 1)) - radius) * ((i % steps) / steps);
  };
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const before = at(spine, Math.max(0, i - 1));
    const after = at(spine, Math.min(spine.length - 1, i + 1));
    const [ux, uy] = unit(before, after);
    const width = widthAt(i);
    left.push([point[0] - uy * width, point[1] + ux * width]);
    right.push([point[0] + uy * width, point[1] - ux * width]);
  });

  const end = at(spine, spine.length - 1);
  const [ex, ey] = unit(at(spine, spine.length - 2), end);
  const endWidth = at(radii, last) * endCap;
  const start = at(spine, 0);
  const [sx, sy] = unit(at(spine, 1), start);
  const cap: Point = [end[0] + ex * endWidth, end[1] + ey * endWidth];
  const reach = at(radii, 0) * startCap;
  const foot: Point = [start[0] + sx * reach, start[1] + sy * reach];
  return smooth([...left, cap, ...right.reverse(), foot], true);
}
