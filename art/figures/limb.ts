import { smooth, type Point } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';

const STEPS_PER_SEGMENT = 7;

/** Catmull-Rom interpolation of one coordinate. */
function interpolate(a: number, b: number, c: number, e: number, t: number): number {
  const linear = (-a + c) * t;
  const square = (2 * a - 5 * b + 4 * c - e) * t * t;
  const cube = (-a + 3 * b - 3 * c + e) * t * t * t;
  return 0.5 * (2 * b + linear + square + cube);
}

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
  const joint = (i: number) => at(joints, Math.max(0, Math.min(joints.length - 1, i)));
  const spine: Point[] = [];
  const widths: number[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b, c, e] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)];
    const [radius, nextRadius] = [at(radii, i), at(radii, i + 1)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      spine.push([interpolate(a[0], b[0], c[0], e[0], t), interpolate(a[1], b[1], c[1], e[1], t)]);
      widths.push(radius + (nextRadius - radius) * t);
    }
  }
  spine.push(joint(joints.length));
  widths.push(at(radii, joints.length - 1));

  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const before = at(spine, Math.max(0, i - 1));
    const after = at(spine, Math.min(spine.length - 1, i + 1));
    const [ux, uy] = unit(before, after);
    const width = at(widths, i);
    left.push([point[0] - uy * width, point[1] + ux * width]);
    right.push([point[0] + uy * width, point[1] - ux * width]);
  });

  const end = at(spine, spine.length - 1);
  const [ex, ey] = unit(at(spine, spine.length - 2), end);
  const endWidth = at(widths, widths.length - 1) * endCap;
  const start = at(spine, 0);
  const [sx, sy] = unit(at(spine, 1), start);
  const cap: Point = [end[0] + ex * endWidth, end[1] + ey * endWidth];
  const reach = at(widths, 0) * startCap;
  const foot: Point = [start[0] + sx * reach, start[1] + sy * reach];
  return smooth([...left, cap, ...right.reverse(), foot], true);
}
