import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, type Point, polygon, type Quad, rect } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const PLY = '#C48A4C';
const PLY_LIT = '#EFC17C';
const PLY_SHADE = '#4A2216';
const STEEL = '#A9A08A';

/** Width of the metal on the edges, as a share of the chest's width. */
const STRAP = 0.055;
/** How far a corner plate reaches along its edges, as a share of the chest's width. */
const PLATE = 0.17;

/** The perspective of the chests. All chests in a room have the same vanishing point. */
export type ChestView = {
  /** Vanishing point of edges that run away from the viewer. */
  vanish: Point;
  /** Size of the chest's far side as a share of its near side. */
  depth: number;
};

/** What is stencilled on the front: nothing, a leaf, or a leaf over the bars of a lot number. */
export type Stencil = 'none' | 'leaf' | 'lot';

/** Plywood tea chest with metal edges in the perspective of its room; lower left corner of its front at (x, y). */
export function drawTeaChest(
  art: Art,
  { vanish, depth }: ChestView,
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  stencil: Stencil = 'none',
): void {
  art.shows.add('tea chests');
  const far = ([px, py]: Point): Point => [
    vanish[0] + (px - vanish[0]) * depth,
    vanish[1] + (py - vanish[1]) * depth,
  ];
  const lit = lightOn(art);
  const top = y - height;
  const right = x + width;
  const edge = width * STRAP;
  if (top > vanish[1]) {
    drawPlane(art, [far([x, top]), far([right, top]), [right, top], [x, top]], PLY_LIT, edge * 0.5);
  }
  if (right < vanish[0]) {
    const side: Quad = [[right, top], far([right, top]), far([right, y]), [right, y]];
    drawPlane(art, side, lit > 0 ? PLY_LIT : mix(PLY, PLY_SHADE, 0.6), edge * 0.5);
  }
  const front = rect(x, top, width, height);
  art.path(front, PLY);
  const line = [lit > 0 ? x : right, y, lit > 0 ? right : x, top] as const;
  art.grain(front, PLY_SHADE, ramp([0, 0.95], [0.6, 0.35], [1, 0.05]), line);
  drawMetal(art, x, top, width, height);
  drawStencil(art, stencil, x + width / 2, top + height / 2, width / 100);
}

function drawPlane(art: Art, quad: Quad, ink: string, edge: number): void {
  art.path(polygon(quad), ink);
  art.inside(polygon(quad), () => {
    art.line(polygon(quad), mix(STEEL, ink, 0.25), edge * 2.4);
  });
}

/** Straps along the four edges and nailed plates over the corners. */
function drawMetal(art: Art, x: number, top: number, width: number, height: number): void {
  const w = width * STRAP;
  const plate = width * PLATE;
  const outer = rect(x, top, width, height);
  const inner = d`M${x + w} ${top + w}V${top + height - w}H${x + width - w}V${top + w}Z`;
  art.path(outer + inner, mix(STEEL, PLY_SHADE, 0.34));
  const corners: readonly (readonly [number, number, 1 | -1, 1 | -1])[] = [
    [x, top, 1, 1],
    [x + width, top, -1, 1],
    [x, top + height, 1, -1],
    [x + width, top + height, -1, -1],
  ];
  art.path(
    corners
      .map(([cx, cy, sx, sy]) => d`M${cx} ${cy}h${sx * plate}L${cx} ${cy + sy * plate}Z`)
      .join(''),
    STEEL,
  );
  const nails = corners.flatMap(([cx, cy, sx, sy]): Point[] => [
    [cx + sx * plate * 0.58, cy + sy * w * 0.5],
    [cx + sx * w * 0.5, cy + sy * plate * 0.58],
  ]);
  art.path(nails.map(([nx, ny]) => ellipse(nx, ny, w * 0.2, w * 0.2)).join(''), PLY_SHADE);
}

function drawStencil(art: Art, stencil: Stencil, cx: number, cy: number, scale: number): void {
  if (stencil === 'none') {
    return;
  }
  const lift = stencil === 'lot' ? -10 : 0;
  art.at(cx, cy, scale, () => {
    const ink = mix(PALETTE.forest, PLY_SHADE, 0.3);
    art.path(
      `M-17 ${20 + lift}C-26 ${-12 + lift} 0 ${-28 + lift} 22 ${-26 + lift}C23 ${-2 + lift} 8 ${20 + lift} -17 ${20 + lift}ZM-20 ${25 + lift}L10 ${-16 + lift}L12 ${-14.4 + lift}L-17.4 ${26.6 + lift}Z`,
      ink,
      'fill-rule="evenodd"',
    );
    if (stencil === 'lot') {
      art.path('M-26 22h34v4h-34ZM14 22h12v4h-12ZM-26 30h18v4h-18ZM-2 30h28v4h-28Z', ink);
    }
  });
}
