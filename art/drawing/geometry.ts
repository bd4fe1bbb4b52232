import { at } from './items.ts';

/** Path building. All functions return SVG path data in picture units (1 unit = 1 px at 100 %). */
export type Point = readonly [x: number, y: number];

/** A four-cornered area, clockwise from the far left. */
export type Quad = readonly [Point, Point, Point, Point];

export const TAU = Math.PI * 2;

/** A coordinate with at most one decimal. */
export function round(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** Template tag for hand-written path data: numbers are rounded to one decimal. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce(
    (out, text, i) => out + text + (i < values.length ? round(at(values, i)) : ''),
    '',
  );
}

/** Points written as in the `points` attribute of SVG: `pointsOf('0,-88 -30,-124')`. @throws when one is incomplete */
export function pointsOf(list: string): Point[] {
  return list.split(' ').map((pair): Point => {
    const [x = NaN, y = NaN, ...others] = pair.split(',').map(Number.parseFloat);
    if (!Number.isFinite(x + y) || others.length > 0) throw new Error(`«${pair}» is not a point`);
    return [x, y];
  });
}

/** Straight-edged shape through the points. */
export function polygon(points: readonly Point[], close = true): string {
  const body = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${body}${close ? 'Z' : ''}`;
}

/** Catmull-Rom curve through the points, as cubic Béziers. */
export function smooth(points: readonly Point[], close = false, tension = 1 / 6): string {
  const n = points.length;
  const get = (i: number): Point =>
    at(points, close ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const [startX, startY] = at(points, 0);
  let out = d`M${startX} ${startY}`;
  const segments = close ? n : n - 1;
  for (let i = 0; i < segments; i++) {
    const before = get(i - 1);
    const from = get(i);
    const to = get(i + 1);
    const after = get(i + 2);
    const c1x = from[0] + (to[0] - before[0]) * tension;
    const c1y = from[1] + (to[1] - before[1]) * tension;
    const c2x = to[0] - (after[0] - from[0]) * tension;
    const c2y = to[1] - (after[1] - from[1]) * tension;
    out += d`C${c1x} ${c1y} ${c2x} ${c2y} ${to[0]} ${to[1]}`;
  }
  return out + (close ? 'Z' : '');
}

/** Catmull-Rom interpolation of one coordinate between the second and the third point. */
function interpolate(a: number, b: number, c: number, e: number, t: number): number {
  const linear = (-a + c) * t;
  const square = (2 * a - 5 * b + 4 * c - e) * t * t;
  const cube = (-a + 3 * b - 3 * c + e) * t * t * t;
  return 0.5 * (2 * b + linear + square + cube);
}

/** Points close together on the curve through the joints: `steps` for each segment, then the last joint. */
export function curveThrough(joints: readonly Point[], steps: number): Point[] {
  const last = joints.length - 1;
  const joint = (i: number) => at(joints, Math.max(0, Math.min(last, i)));
  const points: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      points.push([interpolate(a[0], b[0], c[0], e[0], t), interpolate(a[1], b[1], c[1], e[1], t)]);
    }
  }
  return [...points, joint(last)];
}

/** The point between two others: `share` 0 gives `from`, 1 gives `to`. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Direction from one point to another in degrees: 0 points right, 90 down. */
export function directionOf(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** The area between a curve and `bottom`: land under a skyline. */
export function fillBelow(points: readonly Point[], bottom: number): string {
  const [left] = at(points, 0);
  const [right] = at(points, points.length - 1);
  return smooth(points) + d`L${right} ${bottom}L${left} ${bottom}Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Rectangle with round corners. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const top = d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}`;
  const bottom = d`a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}`;
  return top + bottom + d`v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r);
}

/** Irregular round shape: `wobble` 0.4 means radii between 80 % and 120 %. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  random: () => number,
  wobble = 0.4,
  corners = 8,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * TAU;
    const k = 1 - wobble / 2 + wobble * random();
    points.push([cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k]);
  }
  return smooth(points, true);
}

/** The points of f(t) for t = 0 ... 1 in `steps` steps. */
export function sample(steps: number, f: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => f(i / steps));
}

/** Numbers from `from` up to `to` (inclusive) every `step`. */
export function range(from: number, to: number, step = 1): number[] {
  const out: number[] = [];
  for (let value = from; value <= to; value += step) {
    out.push(value);
  }
  return out;
}
