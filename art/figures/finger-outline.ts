import { between, curveThrough, type Point, range, smooth } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';

/** Joints from the root to the middle of the fingertip, and the half width at each. */
export type FingerLine = readonly [joints: readonly Point[], radii: readonly number[]];

const STEPS_PER_BONE = 7;

/** A rim begins narrower than its finger, so that it rises from the skin. */
const RIM_ROOT = 0.82;

/** Unit vector from one point to another. */
function direction([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [(toX - fromX) / length, (toY - fromY) / length];
}

/** The half circle in which a finger ends that points along (ux, uy), from its one side to the other. */
function roundEnd([x, y]: Point, [ux, uy]: Point, radius: number): Point[] {
  return range(30, 150, 30).map((degrees): Point => {
    const [across, along] = [
      Math.cos((degrees * Math.PI) / 180),
      Math.sin((degrees * Math.PI) / 180),
    ];
    return [x + radius * (ux * along - uy * across), y + radius * (uy * along + ux * across)];
  });
}

/** Outline of a finger that stands near: its ends are half circles. */
export function fingerOutline([joints, radii]: FingerLine): string {
  const spine = curveThrough(joints, STEPS_PER_BONE);
  const last = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ux, uy] = direction(at(spine, Math.max(0, i - 1)), at(spine, Math.min(last, i + 1)));
    const bone = Math.min(joints.length - 2, Math.floor(i / STEPS_PER_BONE));
    const [from, to] = [at(radii, bone), at(radii, bone + 1)];
    const radius = from + (to - from) * (i / STEPS_PER_BONE - bone);
    left.push([x - uy * radius, y + ux * radius]);
    right.push([x + uy * radius, y - ux * radius]);
  });
  const root = at(spine, 0);
  const tip = at(spine, last);
  return smooth(
    [
      ...left,
      ...roundEnd(tip, direction(at(spine, last - 1), tip), at(radii, radii.length - 1)),
      ...right.reverse(),
      ...roundEnd(root, direction(at(spine, 1), root), at(radii, 0)),
    ],
    true,
  );
}

/**
 * Outline of a finger for the line that parts it from its neighbours. It begins beyond the root, at `share` of the first
 * bone, or the line would cut the finger off from the palm.
 */
export function fingerRim([joints, radii]: FingerLine, share: number): string {
  const start = between(at(joints, 0), at(joints, 1), share);
  return fingerOutline([
    [start, ...joints.slice(1)],
    [at(radii, 0) * RIM_ROOT, ...radii.slice(1)],
  ]);
}

/** A wrinkle across a finger. */
type Crease = {
  /** Which joint it belongs to. */
  joint: number;
  /** Its length, in widths of the finger. */
  share: number;
  /** How far its middle is bent towards the tip, in units. */
  bend: number;
  /** How far it lies from the joint towards the tip, in units. */
  along?: number;
};

export function fingerCrease(
  [joints, radii]: FingerLine,
  { joint, share, bend, along = 0 }: Crease,
): string {
  const [x, y] = at(joints, joint);
  const [ux, uy] = direction(
    at(joints, joint - 1),
    at(joints, Math.min(joints.length - 1, joint + 1)),
  );
  const half = at(radii, joint) * share;
  const point = (across: number, forward: number): Point => [
    x - uy * half * across + ux * (forward + along),
    y + ux * half * across + uy * (forward + along),
  ];
  return smooth([point(-1, 0), point(-0.4, bend * 0.8), point(0.4, bend * 0.8), point(1, 0)]);
}
