import { type Art, ramp } from '../drawing/canvas.ts';
import { d, ellipse, type Point, polygon, range } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';

/** Ground and bed tops below eye level at depth 1, in units; depth k scales everything by k. */
export type DryingYard = {
  /** Vanishing point on the horizon. */
  vanish: Point;
  /** How far below the eye the tops of the beds lie. */
  top: number;
  /** How far below the eye the ground lies. */
  ground: number;
};

export type DryingBed = {
  /** Left and right rim, sideways from the vanishing point at depth 1. */
  rims: readonly [left: number, right: number];
  /** Depths of the far and the near end; larger is nearer. */
  depths: readonly [far: number, near: number];
  /** What dries on it. */
  ink: string;
  /** Which side faces the viewer: 1 right, -1 left. */
  open: 1 | -1;
  random: Random;
};

const WOOD = '#A9743C';
const WOOD_LIT = '#E0B06A';
const WOOD_DARK = '#4A2A14';
const UNDER = '#4A180E';

/** Height of the bed's board, in units at depth 1. */
const BOARD = 58;
/** Width of a post and a rim, in units at depth 1. */
const POST = 15;
const RIM = 8;

/** Where along the bed its posts stand: each this many times as near as the one behind it. */
const POST_STEP = 1.5;
const FURROWS = 7;
const BEANS = 760;

/** Raised drying bed that runs to the vanishing point: posts, board, wire bed and a raked layer. */
export function drawDryingBed(art: Art, yard: DryingYard, bed: DryingBed): void {
  const [cx, cy] = yard.vanish;
  const place = (across: number, down: number, depth: number): Point => [
    cx + across * depth,
    cy + down * depth,
  ];
  const [far, near] = bed.depths;
  const band = (across: readonly [number, number], down: readonly [number, number]) =>
    polygon([
      place(across[0], down[0], far),
      place(across[1], down[1], far),
      place(across[1], down[1], near),
      place(across[0], down[0], near),
    ]);
  const [left, right] = bed.rims;
  const edge = bed.open > 0 ? right : left;
  const { top, ground } = yard;
  art.path(band([edge, edge], [top, ground]), UNDER);
  for (let depth = near; depth > far; depth /= POST_STEP) {
    const [x, y] = place(edge, top, depth * 0.96);
    const [, foot] = place(edge, ground, depth * 0.96);
    const width = POST * depth;
    art.path(d`M${x - width / 2} ${y}h${width}V${foot}h${-width}Z`, mix(WOOD, WOOD_DARK, 0.45));
  }
  const isLit = bed.open === lightOn(art);
  art.path(band([edge, edge], [top, top + BOARD]), isLit ? WOOD : mix(WOOD, WOOD_DARK, 0.5));
  const layer = band([left, right], [top, top]);
  drawLayer(art, layer, bed, (u, depth) => place(left + (right - left) * u, top, depth));
  const rim = (across: number) =>
    polygon([
      place(across - RIM, top - RIM * 0.5, far),
      place(across + RIM, top - RIM * 0.5, far),
      place(across + RIM, top + RIM * 0.3, near),
      place(across - RIM, top + RIM * 0.3, near),
    ]);
  art.path(rim(left) + rim(right), WOOD_LIT);
  const [endX, endY] = place(left - RIM, top, far);
  art.path(
    d`M${endX} ${endY - 5 * far}h${(right - left + 2 * RIM) * far}v${9 * far}H${endX}Z`,
    mix(WOOD_LIT, WOOD, 0.5),
  );
}

/** The drying layer: raked furrows that run to the vanishing point, and single beans on them. */
function drawLayer(
  art: Art,
  outline: string,
  { ink, depths: [far, near], random }: DryingBed,
  place: (u: number, depth: number) => Point,
): void {
  const shade = mix(ink, PALETTE.soilDark, 0.34);
  const light = mix(ink, '#FFE0B0', 0.3);
  art.path(outline, ink);
  art.inside(outline, () => {
    for (const i of range(0, FURROWS - 1)) {
      const furrow = (from: number, to: number) =>
        polygon([
          place((i + from) / FURROWS, far),
          place((i + to) / FURROWS, far),
          place((i + to) / FURROWS, near),
          place((i + from) / FURROWS, near),
        ]);
      art.path(furrow(0.62, 1), mix(ink, shade, 0.2));
      art.path(furrow(0.8, 0.94), mix(ink, shade, 0.36));
      art.path(furrow(0.2, 0.42), mix(ink, light, 0.45));
    }
    art.grain(outline, light, ramp([0, 0.9], [0.5, 0.3], [1, 0]), [
      ...place(0.5, far),
      ...place(0.5, near),
    ]);
    const beans: (readonly [Point, number])[] = [];
    for (let i = 0; i < BEANS; i++) {
      const depth = far * (near / far) ** (random() ** 0.6);
      const bean = place(random(), depth);
      if (isInPicture(art, bean)) {
        beans.push([bean, depth]);
      }
    }
    beans.sort((a, b) => a[1] - b[1]);
    for (const [[x, y], depth] of beans) {
      const tone =
        random() < 0.5 ? mix(ink, shade, 0.25 + random() * 0.4) : mix(ink, light, 0.4 + random());
      art.path(ellipse(x, y, 8.4 * depth, 4.6 * depth), tone);
    }
  });
}

function isInPicture(art: Art, [x, y]: Point): boolean {
  return x > 0 && x < art.width && y < art.height;
}
