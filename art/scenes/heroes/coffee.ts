import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawCherryCluster } from '../../elements/coffee-cherries.ts';
import { drawGoldDisc } from '../../elements/gold-disc.ts';
import { drawCoffeeLeaf, type LeafShape } from '../../elements/leaf.ts';
import { limb } from '../../figures/limb.ts';
import { ellipse, type Point, rect, sample, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { createHero, isTall } from '../../drawing/stage.ts';

const NIGHT = '#123528';

/** The lit margin of the leaves that hang before the disc. */
const RIM = mix(PALETTE.leaf, PALETTE.flush, 0.45);

/** The dark half of a leaf, lighter than the ground, so that it reads as leaf before the disc. */
const SHADED = mix(PALETTE.forest, PALETTE.leaf, 0.3);

const CHERRY_SEED = 1703683431;

const BARK = '#6B5130';

/** The branch comes in from the right and ends here, so that the left stays calm for text. */
const TIP = 0.45;
const NODES = [0.49, 0.64, 0.79, 0.94];

const CHERRIES = [7, 12, 14, 9];

const LEAF_WIDTH = 0.235;

type GroundLeaf = readonly [x: number, y: number, length: number, angle: number];

/**
 * Dim leaves of the ground. None reaches the picture's top edge: on the page it stands below the
 * header on the same night green, where a cut leaf would show the edge.
 */
const GROUND_LEAVES: readonly GroundLeaf[] = [
  [-60, 900, 520, -62],
  [240, 960, 430, -84],
  [520, 930, 380, -50],
  [900, 980, 420, -110],
  [1640, 960, 560, -128],
  [1250, 960, 380, -70],
];

const WIDE_GROUND_LEAVES: readonly GroundLeaf[] = [
  [-40, 130, 430, 24],
  [372, 66, 300, 74],
  [1500, 62, 380, 116],
  [1660, 236, 420, 168],
];

const TALL_GROUND_LEAVES: readonly GroundLeaf[] = [
  [760, -60, 340, 98],
  [1460, -50, 420, 110],
  [1660, 150, 420, 160],
  [640, -290, 400, 38],
  [1620, -300, 460, 150],
  [1150, -546, 400, 96],
  [742, -530, 290, 74],
];

/** The branch's curve over the stage. */
function branchAt(t: number): Point {
  return [-60 + 1740 * t, 590 - 250 * Math.sin(t * 2.6 + 0.15) + 50 * t];
}

/** Coffee hero: a laden branch across a gold disc on night green. */
export function drawCoffeeBranch(width: number, height: number): Art {
  const art = createHero(width, height, 4, 1110, 860);
  const random = createRandom(CHERRY_SEED);
  const groundRandom = createRandom(12);
  const { left, top } = art.view;
  const ground = rect(left, top, art.view.width, art.view.height);
  art.path(ground, NIGHT);
  art.glow(ground, '#235C48', ramp([0, 1], [0.5, 0.4], [1, 0]), [1130, 420, 900], {
    frequency: 0.75,
  });
  const leaves = [...GROUND_LEAVES, ...(isTall(art) ? TALL_GROUND_LEAVES : WIDE_GROUND_LEAVES)];
  for (const [x, y, length, angle] of leaves) {
    const ink = mix('#1B4A38', NIGHT, groundRandom() * 0.5);
    drawCoffeeLeaf(art, x, y, { length, width: 0.25, angle }, [ink], length, true);
  }
  drawGoldDisc(art, 1130, 440, 352);

  NODES.forEach((t, i) => {
    const [x, y] = branchAt(t);
    const backLeaf = {
      length: at([330, 350, 370, 340, 290], i),
      width: LEAF_WIDTH,
      angle: at([-128, -104, -122, -98, -112], i),
    };
    const frontLeaf = {
      length: at([320, 350, 360, 350, 300], i),
      width: LEAF_WIDTH,
      angle: at([-46, -34, -52, -30, -44], i),
    };
    drawMirroredLeaf(art, x, y, backLeaf, ['#2C6644', '#4B8B3B'], i * 3);
    drawCoffeeLeaf(art, x, y, frontLeaf, [SHADED, '#3D7C38'], i * 5 + 9);
  });
  drawBranch(art);
  NODES.forEach((t, i) => {
    const [x, y] = branchAt(t);
    const hanging = {
      length: at([290, 320, 300, 310, 270], i),
      width: LEAF_WIDTH,
      angle: at([58, 98, 66, 112, 70], i),
      rim: RIM,
    };
    drawCoffeeLeaf(art, x, y + 10, hanging, [SHADED, '#357A3A'], i * 7 + 20);
    if (i % 2 === 0) {
      const small = {
        length: 230,
        width: LEAF_WIDTH,
        angle: at([128, 0, 140, 0, 134], i),
        rim: RIM,
      };
      drawCoffeeLeaf(art, x, y + 6, small, [SHADED, '#2D6C38'], i * 11 + 2);
    }
    drawCherryCluster(art, x, y + 16, at(CHERRIES, i), 38, random, i);
  });
  return art;
}

/** A leaf with its glossy half on the other side of the rib. */
function drawMirroredLeaf(
  art: Art,
  x: number,
  y: number,
  shape: LeafShape,
  inks: readonly [dark: string, light: string],
  seed: number,
): void {
  const mirrored = { ...shape, angle: 180 - shape.angle };
  art.at(x, y, 1, () => drawCoffeeLeaf(art, 0, 0, mirrored, inks, seed), true);
}

function drawBranch(art: Art): void {
  const points = sample(23, (t) => branchAt(TIP + (1 - TIP) * t));
  const joints = points.filter((_, i) => i % 3 === 0 || i === 23);
  art.path(limb(joints, [4, 6, 7, 8, 9, 10, 11, 12, 13]), BARK);
  art.line(smooth(points.map(([x, y]) => [x, y - 4])), '#B0924F', 4);
  for (const t of NODES) {
    const [x, y] = branchAt(t);
    art.path(ellipse(x, y, 20, 15), BARK);
  }
}
