import { type Art, type Line, ramp } from '../drawing/canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { d, ellipse, type Point } from '../drawing/geometry.ts';
import { mix } from '../drawing/palette.ts';
import { darker, type PortraitContext } from './options.ts';

/** Grain for small round things. */
export const FINE = { frequency: 0.9 };

/** One finger, round at both ends, with a lit back and a dark lower edge. */
export function drawFinger(
  art: Art,
  { light, base, shade, deep }: PortraitContext,
  from: Point,
  to: Point,
  radius: number,
  lit: boolean,
): void {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4];
  const finger = d`M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
  const ink = lit ? mix(base, light, 0.2) : mix(base, shade, 0.5);
  art.line(finger, mix(base, deep, 0.55), radius * 2);
  art.group('translate(0 -1.8)', () => {
    art.line(finger, ink, radius * 2 - 3.6);
    const turn = Math.atan2(to[1] - y, to[0] - x) * (180 / Math.PI);
    art.group(d`translate(${to[0]} ${to[1]}) rotate(${turn})`, () => {
      art.path(ellipse(radius * 0.2, -1, radius * 0.56, radius * 0.44), mix(ink, '#F4C6A0', 0.3));
    });
  });
}

/** A sleeve in the cloth of the garment, its print turned by `turn` degrees; shaded along `line`. */
export function drawSleeve(
  art: Art,
  { options }: PortraitContext,
  outline: string,
  line: readonly [number, number, number, number],
  turn = 12,
): void {
  const ink = options.cloth.inks[0];
  art.path(outline, clothFill(art, options.cloth, 0.9, turn));
  art.grain(outline, darker(ink), ramp([0, 0], [0.5, 0.12], [1, 0.85]), line);
}

/** A bare forearm, lit from `top` and dark towards `bottom`. */
export function drawForearm(
  art: Art,
  { base, light, deep }: PortraitContext,
  outline: string,
  top: number,
  bottom: number,
): void {
  art.path(outline, base);
  const clip = art.clip(outline);
  art.grain(outline, light, ramp([0, 0.8], [0.4, 0.1], [1, 0]), [300, top, 310, top + 40], {
    ...FINE,
    clip,
  });
  art.grain(outline, deep, ramp([0, 0], [0.4, 0.1], [1, 0.85]), [300, top + 20, 306, bottom], {
    ...FINE,
    clip,
  });
}

/** The band that ends a sleeve. */
export type Cuff = {
  outline: string;
  /** Where it is sewn to the sleeve. */
  seam: string;
  ink: string;
  /** From the lit to the dark end of the band. */
  line: Line;
  /** The bare arm that comes out of it, and the band's shadow there. */
  arm: string;
  shadow: string;
};

/** A cuff and its shadow on the arm; drawn after both the arm and the sleeve. */
export function drawCuff(art: Art, { deep }: PortraitContext, cuff: Cuff): void {
  const { outline, ink } = cuff;
  art.path(cuff.shadow, deep, `opacity=".7" ${art.clip(cuff.arm)}`);
  art.path(outline, ink);
  art.grain(outline, darker(ink), ramp([0, 0], [0.4, 0.1], [1, 0.75]), cuff.line, FINE);
  art.line(cuff.seam, darker(ink), 2.5, 'opacity=".7"');
}
