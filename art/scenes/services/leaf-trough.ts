import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, polygon, range } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';
import { leafBunch, strayLeaves } from '../../elements/foliage.ts';

/** A cross-section of the trough's rim: its height in the picture and where its two sides are. */
type Rim = { y: number; left: number; right: number };

export type LeafTrough = {
  far: Rim;
  near: Rim;
  /** Height of the trough's boarded sides in units, at both ends. */
  wall: { far: number; near: number };
  random: Random;
};

const WOOD = '#8A5A2B';
const WOOD_LIT = '#D9A866';
const WOOD_DARK = '#4A2A14';

/** Inks of withered leaf, from the hollows to the crest. */
const HOLLOW = '#4A5F26';
const BODY = '#788A34';
const CREST = '#B4B650';
const LIT = '#C6C56A';

/** Exponent of the distances between the posts: it makes them larger towards the viewer. */
const NEARER = 2.2;

/** Heaps of leaf: rows along the trough, and heaps side by side in each. */
const ROWS = 17;
const HEAPS = 4;

/** Length of a single leaf, as a share of half a heap's width. */
const LEAF = 0.3;

/** Boarded withering trough in perspective, heaped with loose leaf in soft waves. */
export function drawLeafTrough(art: Art, trough: LeafTrough): void {
  const { far, near, wall, random } = trough;
  const rim = (t: number): Rim => ({
    y: far.y + (near.y - far.y) * t,
    left: far.left + (near.left - far.left) * t,
    right: far.right + (near.right - far.right) * t,
  });
  const deep = (t: number) => wall.far + (wall.near - wall.far) * t;
  drawSides(art, trough, rim, deep);
  drawHeap(art, rim, random);
  for (const side of ['left', 'right'] as const) {
    art.line(
      polygon(
        [
          [far[side], far.y],
          [near[side], near.y],
        ],
        false,
      ),
      WOOD_LIT,
      9,
    );
  }
}

function drawSides(
  art: Art,
  { far, near, wall }: LeafTrough,
  rim: (t: number) => Rim,
  deep: (t: number) => number,
): void {
  for (const side of ['left', 'right'] as const) {
    const isLit = side === 'right';
    const plane = polygon([
      [far[side], far.y],
      [near[side], near.y],
      [near[side], near.y + wall.near],
      [far[side], far.y + wall.far],
    ]);
    art.path(plane, isLit ? WOOD : mix(WOOD, WOOD_DARK, 0.5));
    art.inside(plane, () => {
      for (const k of [0.36, 0.7]) {
        art.line(
          polygon(
            [
              [far[side], far.y + wall.far * k],
              [near[side], near.y + wall.near * k],
            ],
            false,
          ),
          WOOD_DARK,
          4,
        );
      }
      for (const i of range(1, 6)) {
        const t = (i / 7) ** NEARER;
        const x = rim(t)[side];
        art.line(d`M${x} ${rim(t).y}v${deep(t)}`, mix(WOOD, WOOD_DARK, 0.75), 4 + t * 16);
      }
    });
  }
}

/** The bed of leaf: rows of soft heaps, each with a lit crest and a dark foot, and single leaves on top. */
function drawHeap(art: Art, rim: (t: number) => Rim, random: Random): void {
  const [first, last] = [rim(0), rim(1)];
  art.path(
    polygon([
      [first.left, first.y - 4],
      [first.right, first.y - 4],
      [last.right, last.y],
      [last.left, last.y],
    ]),
    HOLLOW,
  );
  const [start, end] = [first.right - first.left, last.right - last.left];
  for (const row of range(0, ROWS - 1)) {
    // The rows have equal distances on the ground. In the picture they grow towards the viewer as the trough does.
    const grown = start * (end / start) ** (row / (ROWS - 1));
    const { left, right, y } = rim((grown - start) / (end - start));
    const width = right - left;
    const rx = (width / HEAPS) * 0.66;
    for (const i of range(0, HEAPS - 1)) {
      const share = (i + 0.5 + (row % 2 ? 0.2 : -0.2) + (random() - 0.5) * 0.3) / HEAPS;
      const x = Math.max(left + rx * 0.8, Math.min(right - rx * 0.8, left + width * share));
      drawMound(art, x, y - rx * 0.1, rx * (0.9 + random() * 0.25), random);
    }
  }
}

/** One heap of the bed around (x, y); `rx` is half its width in units. */
function drawMound(art: Art, x: number, y: number, rx: number, random: Random): void {
  const ry = rx * 0.56;
  const sun = lightOn(art);
  const outline = leafBunch(x, y, rx, ry, random, 13);
  const ink = mix(BODY, CREST, random() * 0.3);
  art.path(outline, ink);
  const down = [x + sun * rx * 0.2, y - ry, x - sun * rx * 0.2, y + ry] as const;
  art.grain(outline, CREST, ramp([0, 1], [0.3, 0.5], [0.6, 0]), down);
  art.grain(outline, HOLLOW, ramp([0, 0], [0.5, 0.12], [1, 1]), down);
  const leaf = rx * LEAF;
  art.path(strayLeaves(x, y, rx * 0.8, ry * 0.8, leaf, 5, random), mix(ink, HOLLOW, 0.55));
  art.path(strayLeaves(x, y - ry * 0.2, rx * 0.75, ry * 0.7, leaf, 3, random), LIT);
}
