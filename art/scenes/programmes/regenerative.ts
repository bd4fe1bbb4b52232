import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCuppedHands } from '../../elements/cupped-hands.ts';
import { drawEarthworm } from '../../elements/earthworm.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawRoot } from '../../elements/roots.ts';
import { drawBeanVine, drawSquash } from '../../elements/three-sisters.ts';
import { ellipse, type Point, range, smooth } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A pale green forenoon. */
const SKY = ['#86AE7E', '#A8C48C', '#CBD79C', '#EAE6B4', '#FBF0CF'] as const;

const SOIL = '#2B130B';

/** Mulch on the heap, in the hands' units. */
const STRAW =
  'M-110 -216L-28 -252M-66 -246L10 -232M-24 -274L60 -240M36 -262L112 -214M78 -238L22 -222';

/** Regenerative agriculture: two hands full of dark soil with worms, among maize, beans and squash. */
export function drawRegenerative(): Art {
  const art = new Art(WIDTH, HEIGHT, 23);
  const random = createRandom(11);
  drawBackdrop(art, {
    bands: SKY,
    horizon: 500,
    sun: [730, 250, 160],
    ridges: [{ y: 452, amplitude: 40, seed: 17, color: '#7FA47E', light: '#D3D9A2' }],
    land: 560,
  });
  // Straw covers the ground between the rows.
  drawGround(art, 500, '#C79A5B', '#F1D79C', '#6B3A1E');
  for (const [x, y, scale] of [
    [300, 590, 1.5],
    [170, 612, 1.85],
    [20, 640, 2.2],
    [900, 596, 1.5],
    [1040, 618, 1.85],
  ] as const) {
    drawMaize(art, x, y, scale, MAIZE_GREEN, x + 3);
    drawBeanVine(art, x, y, 118 * scale);
  }
  drawSquash(art, 1120, 690, 1.2);
  drawSquash(art, 130, 700, 0.9);
  drawCuppedHands(art, 600, 566, 0.98, { skin: '#8A5231', ink: PALETTE.indigo }, () => {
    drawSoil(art, random);
  });
  return art;
}

/** Crumbling heap in the hands, in their units. */
function drawSoil(art: Art, random: Random): void {
  const rim: Point[] = range(0, 30).map((i) => {
    const t = i / 30;
    const lift = Math.sin(Math.PI * t) ** 0.7 * 290;
    return [-268 + t * 536 + (random() - 0.5) * 8, 20 - lift + (random() - 0.5) * 15];
  });
  const heap = smooth([...rim, [190, 130], [0, 180], [-190, 130]], true);
  art.path(heap, SOIL);
  art.grain(heap, '#8A4A2C', ramp([0, 1], [0.45, 0.25], [1, 0]), [200, -210, -60, 40]);
  for (let i = 0; i < 26; i++) {
    const [t, rise] = [random() * 2 - 1, random()];
    const [x, y] = [t * 190, -30 - rise * 220 * (1 - t * t)];
    const w = 6 + random() * 12;
    art.path(ellipse(x, y, w, w * 0.72), mix(SOIL, '#B9683F', 0.12 + 0.4 * random()));
  }
  for (const [x, y, angle, length] of [
    [-10, -216, 2.3, 160],
    [-4, -218, 1.4, 180],
    [4, -216, 0.9, 150],
  ] as const) {
    drawRoot(art, x, y, angle, 2.8, length, 1, random);
  }
  art.line(STRAW, '#E8C682', 6);
  drawWorms(art);
}

function drawWorms(art: Art): void {
  // One lies across the heap and hangs over the fingers, one creeps out of its hole.
  art.path(ellipse(-128, -96, 26, 14), '#140806');
  drawEarthworm(
    art,
    [
      [-128, -94],
      [-92, -142],
      [-40, -134],
      [-12, -88],
      [40, -86],
    ],
    15,
  );
  drawEarthworm(
    art,
    [
      [58, -186],
      [104, -168],
      [136, -118],
      [186, -104],
      [206, -58],
    ],
    15.5,
  );
}
