import { type Art, ramp } from '../drawing/canvas.ts';
import { curveThrough, type Point, smooth } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';

/** The perspective of the ground under a road, in picture units. */
export type GroundView = {
  horizon: number;
  /** Height in the picture at which a road has its full width. */
  nearY: number;
  /** Depth on the ground at `nearY` as a share of its width: 0.3 looks down more than 0.1. */
  foreshortening: number;
};

type Ground = readonly [across: number, depth: number];

const STEPS_PER_JOINT = 8;

/** Outline of a road of even width, as the eye sees it along a centre line in the picture. */
function roadOutline(joints: readonly Point[], view: GroundView, halfWidth: number): string {
  const { horizon, nearY, foreshortening } = view;
  const drop = nearY - horizon;
  const near = drop / foreshortening;
  const centre = at(joints, 0)[0];
  const ground = curveThrough(joints, STEPS_PER_JOINT).map(([x, y]): Ground => {
    const scale = (y - horizon) / drop;
    return [(x - centre) / scale, near / scale];
  });
  const project = ([across, depth]: Ground): Point => {
    const scale = near / depth;
    return [centre + across * scale, horizon + drop * scale];
  };
  const edge = (side: 1 | -1) =>
    ground.map(([across, depth], i): Point => {
      const before = at(ground, Math.max(0, i - 1));
      const after = at(ground, Math.min(ground.length - 1, i + 1));
      const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
      const reach = (side * halfWidth) / Math.hypot(dx, dz);
      return project([across - dz * reach, depth + dx * reach]);
    });
  return smooth([...edge(1), ...edge(-1).reverse()], true);
}

/** A red murram road: lit from the right where it is far, darker near the eye, with two wheel ruts. */
export function drawMurramRoad(
  art: Art,
  joints: readonly Point[],
  view: GroundView,
  halfWidth: number,
): void {
  const outline = roadOutline(joints, view, halfWidth);
  const ys = joints.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const verge = roadOutline(joints, view, halfWidth * 1.12);
  art.path(verge, '#93452A');
  art.path(outline, '#C4643C');
  art.grain(outline, '#F0BE90', ramp([0, 1], [0.5, 0.35], [1, 0]), [0, top, 0, foot]);
  const ruts = art.clip(outline);
  for (const side of [-0.42, 0.42]) {
    const rut = roadOutline(shifted(joints, view, halfWidth * side), view, halfWidth * 0.13);
    art.path(rut, '#A14A2B', `${ruts} opacity=".4"`);
  }
}

/** A line beside the centre line, `offset` units to its right where it has its full width. */
function shifted(joints: readonly Point[], view: GroundView, offset: number): Point[] {
  const { horizon, nearY, foreshortening } = view;
  return joints.map(([x, y], i) => {
    const before = at(joints, Math.max(0, i - 1));
    const after = at(joints, Math.min(joints.length - 1, i + 1));
    const scale = (y - horizon) / (nearY - horizon);
    const flat = foreshortening * scale;
    const [dx, dz] = [after[0] - before[0], (after[1] - before[1]) / flat];
    const reach = (offset * scale) / Math.hypot(dx, dz);
    return [x - dz * reach, y + dx * reach * flat];
  });
}
