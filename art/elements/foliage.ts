import { d, type Point, smooth, TAU } from '../drawing/geometry.ts';
import type { Art } from '../drawing/canvas.ts';
import type { Random } from '../drawing/random.ts';

/** A bunch of leaves: round as a whole, its edge scalloped by `lobes` leaf tips. */
export function leafBunch(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  random: Random,
  lobes = 9,
): string {
  const points: Point[] = [];
  for (let i = 0; i < lobes * 2; i++) {
    const angle = ((i + (random() - 0.5) * 0.7) / (lobes * 2)) * TAU;
    const reach = i % 2 ? 0.87 + random() * 0.06 : 0.97 + random() * 0.12;
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  return smooth(points, true);
}

/** Curve of a small leaf's side: where its two handles are, as shares of the length, and how wide the second one is. */
type Side = readonly [first: number, second: number, width: number];

/** A small leaf in two tones that grows from `foot`; `turn` in degrees, 0 points right. */
export function drawTwoToneLeaf(
  art: Art,
  [x, y]: Point,
  length: number,
  turn: number,
  [upper, lower]: readonly [upper: string, lower: string],
  [first, second, width]: Side = [0.25, 0.7, 1],
): void {
  const half = (sign: number) => {
    const reach = sign * length * 0.3;
    return d`M0 0C${length * first} ${reach} ${length * second} ${reach * width} ${length} 0Z`;
  };
  art.group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`, () => {
    art.path(half(-1), upper);
    art.path(half(1), lower);
  });
}

/** `count` single leaves at random places on an ellipse's rim, as one path; `size` is a leaf's length. */
export function strayLeaves(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
  count: number,
  random: Random,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = random() * TAU;
    const reach = 0.86 + random() * 0.12;
    const [x, y] = [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    const turn = angle + (random() - 0.5) * 2;
    const [tipX, tipY] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const [bendX, bendY] = [-tipY * 0.35, tipX * 0.35];
    const leaf: Point[] = [
      [x, y],
      [x + tipX * 0.5 + bendX, y + tipY * 0.5 + bendY],
      [x + tipX, y + tipY],
      [x + tipX * 0.5 - bendX, y + tipY * 0.5 - bendY],
    ];
    out += smooth(leaf, true);
  }
  return out;
}
