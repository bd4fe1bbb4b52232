import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { d, sample, smooth, type Point } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

/** A serrated or wavy leaf growing from its stalk along +x before turning. */
export type LeafShape = {
  length: number;
  /** Half width as a share of the length. */
  width: number;
  /** Turn in degrees; 0 points right, -90 up. */
  angle: number;
  /** Ink of a thin lit margin around the whole leaf. */
  rim?: string;
};

type LeafCurves = {
  upper: Point[];
  lower: Point[];
  middle: Point[];
  halfWidth(t: number): number;
  bend(t: number): number;
};

/** Width of a leaf's lit margin, in units. */
const RIM_WIDTH = 2.2;

/** The two sides are separate curves that meet in a point. One closed curve would make a hook at the tip. */
function outlines({ upper, lower, middle, bend }: LeafCurves, length: number, reach: number) {
  const tip = d`L${length * reach} ${bend(1) + 1}`;
  const back = (points: Point[]) => `L${smooth([...points].reverse()).slice(1)}Z`;
  return {
    whole: smooth(upper) + tip + back(lower),
    upperHalf: smooth(upper) + tip + back(middle),
  };
}

function veins(
  art: Art,
  curves: LeafCurves,
  length: number,
  count: number,
  color: string,
  width: number,
): void {
  const { bend, halfWidth } = curves;
  for (let i = 1; i < count; i++) {
    const t = i / (count + 0.3);
    const end = Math.min(1, t + 0.12);
    for (const side of [-1, 1]) {
      const midY = bend(t) + side * halfWidth(end) * 0.42;
      const endY = bend(end) + side * halfWidth(end) * 0.85;
      const path = d`M${length * t} ${bend(t)}Q${length * (t + 0.07)} ${midY} ${length * end} ${endY}`;
      art.line(path, color, width);
    }
  }
}

/** Coffee leaf: wavy edge, deep veins, glossy upper half. `flat` draws a dim background leaf. */
export function drawCoffeeLeaf(
  art: Art,
  x: number,
  y: number,
  shape: LeafShape,
  inks: readonly [dark: string, light?: string],
  seed = 1,
  flat = false,
): void {
  const { length, width, angle } = shape;
  const wave = (t: number) => 1 + 0.075 * Math.sin(t * 27 + seed);
  const halfWidth = (t: number) =>
    length * width * Math.sin(Math.PI * t ** 0.82) ** 0.85 * (1 - 0.3 * t * t) * wave(t);
  const bend = (t: number) => length * 0.09 * Math.sin(t * 2.6);
  const curves = leafCurves(length, halfWidth, bend, 12);
  const { whole, upperHalf } = outlines(curves, length, 1.06);
  const [dark, light = dark] = inks;
  art.at(
    x,
    y,
    1,
    () => {
      art.path(whole, dark);
      if (flat) {
        art.line(smooth(curves.middle), mix(dark, PALETTE.lime, 0.16), length * 0.012);
        veins(art, curves, length, 8, mix(dark, PALETTE.lime, 0.09), length * 0.007);
        return;
      }
      art.path(upperHalf, light);
      const gloss = mix(light, PALETTE.lime, 0.6);
      const glossLine = [0, length * 0.05, length * 0.35, -length * width] as const;
      art.grain(upperHalf, gloss, ramp([0, 0], [0.5, 0.08], [1, 0.85]), glossLine, CLOTH_GRAIN);
      const shadeStops = ramp([0, 0.95], [0.35, 0.15], [1, 0]);
      const shade = mix(dark, PALETTE.ink, 0.6);
      art.grain(whole, shade, shadeStops, [0, 0, length * 0.9, 0], CLOTH_GRAIN);
      if (shape.rim) {
        art.line(smooth(curves.upper) + smooth(curves.lower), shape.rim, RIM_WIDTH);
      }
      veins(art, curves, length, 9, mix(light, PALETTE.lime, 0.42), length * 0.006);
      art.line(smooth(curves.middle), mix(light, PALETTE.lime, 0.75), length * 0.013);
    },
    false,
    angle,
  );
}

/** Tea leaf: fine saw teeth; `tip` is the ink of the sunlit edge. */
export function drawTeaLeaf(
  art: Art,
  x: number,
  y: number,
  shape: LeafShape,
  inks: readonly [dark: string, light: string],
  tip: string,
): void {
  const { length, width, angle } = shape;
  const halfWidth = (t: number) =>
    length * width * Math.sin(Math.PI * t ** 0.9) ** 0.8 * (1 - 0.22 * t);
  const bend = (t: number) => length * 0.1 * Math.sin(t * 3);
  const curves = leafCurves(length, halfWidth, bend, 60, length * 0.005);
  const { whole, upperHalf } = outlines(curves, length, 1.04);
  const [dark, light] = inks;
  art.at(
    x,
    y,
    1,
    () => {
      art.path(whole, dark);
      art.path(upperHalf, light);
      const litLine = [length * 0.1, length * 0.05, length * 0.6, -length * width] as const;
      art.grain(upperHalf, tip, ramp([0, 0], [0.4, 0.15], [1, 0.95]), litLine);
      const shade = mix(dark, PALETTE.ink, 0.6);
      art.grain(whole, shade, ramp([0, 0.95], [0.4, 0.2], [1, 0]), [0, 0, length * 0.85, 0]);
      veins(art, curves, length, 10, mix(light, tip, 0.6), length * 0.005);
      art.line(smooth(curves.middle), mix(light, tip, 0.9), length * 0.012);
    },
    false,
    angle,
  );
}

function leafCurves(
  length: number,
  halfWidth: (t: number) => number,
  bend: (t: number) => number,
  steps: number,
  tooth = 0,
): LeafCurves {
  const saw = (t: number) => (tooth && Math.round(t * steps) % 2 && t < 1 ? tooth : 0);
  return {
    upper: sample(steps, (t) => [length * t, bend(t) - halfWidth(t) - saw(t)]),
    lower: sample(steps, (t) => [length * t, bend(t) + halfWidth(t) + saw(t)]),
    middle: sample(steps, (t) => [length * t, bend(t)]),
    halfWidth,
    bend,
  };
}
