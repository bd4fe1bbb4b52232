import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, type Point, sample, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { lightOn } from '../../drawing/light.ts';

/** Inks of a blade: the half in the light, the half in the shade, the midrib. */
export type BladeInks = readonly [lit: string, dim: string, rib: string];

export type Blade = {
  /** Foot, the point that bends it, and tip. */
  arc: readonly [foot: Point, bend: Point, tip: Point];
  /** Half its width in units where it is broadest. */
  width: number;
  inks: BladeInks;
};

const STEPS = 14;

/** Half width along a blade, 0 foot to 1 tip: broadest before the middle. */
function swell(t: number): number {
  return 0.34 * (1 - t) + 1.36 * Math.sqrt(t) * (1 - t);
}

/**
 * A long leaf of grass or maize in two halves along its midrib. The half that faces the picture's light and
 * the sky is lit.
 */
export function drawBlade(art: Art, { arc, width, inks }: Blade): void {
  const [[x0, y0], [x1, y1], [x2, y2]] = arc;
  const middle = sample(STEPS, (t): Point => {
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  });
  const edge = (side: 1 | -1): Point[] =>
    middle.map(([x, y], i) => {
      const before = at(middle, Math.max(0, i - 1));
      const after = at(middle, Math.min(STEPS, i + 1));
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (side * width * swell(i / STEPS)) / (Math.hypot(dx, dy) || 1);
      return [x - dy * reach, y + dx * reach];
    });
  const [lit, dim, rib] = inks;
  const half = (side: 1 | -1) => {
    const back = smooth([...middle].reverse());
    return smooth(edge(side)) + back.replace('M', 'L') + 'Z';
  };
  // How much the half on side 1 faces the sun, which stands to the side and above.
  const towardsSun = lightOn(art) * (y0 - y2) * 0.8 - (x2 - x0);
  const sunny = towardsSun > 0 ? 1 : -1;
  const shady = -sunny as 1 | -1;
  art.path(half(shady), dim);
  art.path(half(sunny), lit);
  const stops = ramp([0, 0.85], [0.45, 0.15], [1, 0]);
  art.grain(half(shady), '#123524', stops, [x0, y0, (x0 + x2) / 2 + 1, (y0 + y2) / 2 - 1]);
  const ridge = at(middle, STEPS - 2);
  art.line(d`M${x0} ${y0}Q${x1} ${y1} ${ridge[0]} ${ridge[1]}`, rib, Math.max(2, width * 0.07));
}
