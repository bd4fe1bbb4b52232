import { type Art, FINE_GRAIN, ramp } from '../../drawing/canvas.ts';
import { d, ellipse } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { drawContact } from '../../elements/shadow.ts';

const SLEEVE = 'M-17 -36L17 -36L14 0C6 3 -6 3 -14 0Z';

/** Heights of the leaf pairs above the foot and their sizes, from below. */
const PAIRS = [
  { foot: -50, size: 1.05 },
  { foot: -64, size: 0.86 },
  { foot: -78, size: 0.64 },
] as const;

export type CoffeeSeedling = {
  /** Units from the sleeve's foot to the tip of a seedling with three pairs. */
  height: number;
  /** Pairs of leaves: 1 to 3. */
  pairs: number;
  /** Degrees the stem leans to the right. */
  lean: number;
  ink?: string;
};

/** Coffee seedling with opposite pairs of leaves in a black nursery sleeve; foot centre at (x, y). */
export function drawCoffeeSeedling(art: Art, x: number, y: number, seedling: CoffeeSeedling): void {
  const { height, pairs, lean, ink = PALETTE.leaf } = seedling;
  const sun = lightOn(art);
  art.at(x, y, height / 100, () => {
    drawContact(art, 0, 0, 15);
    art.path(SLEEVE, '#2A211F');
    const line = [16 * sun, -20, -8 * sun, -14] as const;
    art.grain(SLEEVE, '#8C8474', ramp([0, 0.8], [0.5, 0.12], [1, 0]), line, FINE_GRAIN);
    art.path(ellipse(0, -36, 17, 5), PALETTE.soilDark);
    art.group(`translate(0 -36) rotate(${lean}) translate(0 36)`, () => {
      const shown = PAIRS.slice(0, pairs);
      const top = shown.at(-1)?.foot ?? -50;
      art.line(d`M0 -36V${top - 4}`, mix(ink, PALETTE.soilDark, 0.25), 3.2);
      for (const { foot, size } of shown) {
        for (const side of [-1, 1] as const) {
          drawLeaf(art, foot, size, side, ink, side === sun);
        }
      }
      const tip = mix(PALETTE.flush, PALETTE.lime, 0.6);
      art.path(
        d`M0 ${top - 2}C-9 ${top - 8} -10 ${top - 18} -6 ${top - 24}C0 ${top - 18} 2 ${top - 10} 0 ${top - 2}Z`,
        tip,
      );
      art.path(
        d`M0 ${top - 2}C7 ${top - 6} 11 ${top - 14} 9 ${top - 22}C2 ${top - 17} -1 ${top - 9} 0 ${top - 2}Z`,
        mix(tip, ink, 0.35),
      );
    });
  });
}

/** A pointed leaf in two tones, drooping at its tip. */
function drawLeaf(
  art: Art,
  foot: number,
  size: number,
  side: 1 | -1,
  ink: string,
  isLit: boolean,
): void {
  const s = size;
  const [tipX, tipY] = [side * 40 * s, foot - 6 * s];
  const spine = d`C${side * 26 * s} ${foot - 13 * s} ${side * 12 * s} ${foot - 9 * s} 0 ${foot}Z`;
  const upper = d`M0 ${foot}C${side * 8 * s} ${foot - 22 * s} ${side * 28 * s} ${foot - 25 * s} ${tipX} ${tipY}`;
  const lower = d`M0 ${foot}C${side * 12 * s} ${foot + 5 * s} ${side * 30 * s} ${foot + 4 * s} ${tipX} ${tipY}`;
  art.path(upper + spine, isLit ? mix(ink, PALETTE.lime, 0.45) : mix(ink, PALETTE.lime, 0.18));
  art.path(lower + spine, mix(ink, PALETTE.ink, isLit ? 0.1 : 0.28));
}
