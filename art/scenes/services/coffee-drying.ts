import { Art } from '../../canvas.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, ellipse, type Point, polygon, type Quad } from '../../geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Drying: long raised beds of parchment, hands turning it. */
export function drawDryingBeds(): Art {
  const art = new Art(WIDTH, HEIGHT, 38);
  const random = createRandom(21);
  drawBackdrop(art, {
    bands: SKY_KEYS.mint,
    horizon: 400,
    sun: [320, 200, 80],
    clouds: [[820, 120, 120]],
    side: -1,
    ridges: [
      {
        y: 350,
        amplitude: 44,
        seed: 13,
        color: '#7FA68A',
        light: '#CBD9AC',
        trees: 16,
        treeHeight: [18, 34],
      },
      {
        y: 384,
        amplitude: 34,
        seed: 27,
        color: '#4F8560',
        light: '#9FBE7C',
        trees: 30,
        treeHeight: [26, 54],
      },
    ],
    land: 520,
  });
  drawGround(art, 430, PALETTE.soilLight, '#F0BE90', '#5E1B0E', -1);
  for (let i = 0; i < 5; i++) {
    drawTree(art, 900 + i * 70, 450, 110 + random() * 50, '#2F6650', '#A9C176', i, -1);
  }
  drawBed(
    art,
    [
      [640, 440],
      [760, 440],
      [1500, 900],
      [1020, 900],
    ],
    '#C0262D',
    random,
  );
  drawBed(
    art,
    [
      [430, 560],
      [640, 452],
      [900, 900],
      [330, 900],
    ],
    '#E9CE94',
    random,
  );
  drawPerson(
    art,
    330,
    790,
    1.42,
    {
      top: PALETTE.sun,
      topCloth: { motif: 'leaf', inks: ['#F6B23C', '#1E4A33', '#FCF4E3', '#A63D22'] },
      skirt: true,
      bottom: PALETTE.plum,
      scarf: PALETTE.cherry,
      skin: '#4A2719',
    },
    {
      lightBack: true,
      bend: 14,
      nod: 12,
      near: [
        [62, -186],
        [128, -138],
      ],
      far: [
        [92, -196],
        [156, -148],
      ],
    },
  );
  return art;
}

/** Raised bed in perspective: posts, rim and a stippled layer of cherries or parchment. */
function drawBed(art: Art, corners: Quad, ink: string, random: () => number): void {
  const shape = polygon(corners);
  const [a, , , e] = corners;
  for (const t of [0.1, 0.4, 0.75]) {
    const x = a[0] + (e[0] - a[0]) * t;
    const y = a[1] + (e[1] - a[1]) * t;
    art.line(d`M${x} ${y}v${60 + t * 120}`, '#5B3A22', 8 + t * 8);
  }
  art.path(polygon([a, e, [e[0], e[1] + 60], [a[0], a[1] + 26]]), '#6B4526');
  art.path(shape, mix(ink, PALETTE.soilDark, 0.4));
  const clip = art.clip(shape);
  const [b, c] = [corners[1], corners[2]];
  const dots: [number, number, number][] = [];
  for (let i = 0; i < 1300; i++) {
    const t = random() ** 0.7;
    const u = random();
    const left: Point = [a[0] + (e[0] - a[0]) * t, a[1] + (e[1] - a[1]) * t];
    const right: Point = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
    dots.push([left[0] + (right[0] - left[0]) * u, left[1] + (right[1] - left[1]) * u, 4 + t * 11]);
  }
  dots.sort((p, q) => p[1] - q[1]);
  for (const [x, y, r] of dots) {
    const tone = mix(ink, random() < 0.5 ? PALETTE.soilDark : PALETTE.cream, random() * 0.34);
    art.path(ellipse(x, y, r, r * 0.66), tone, clip);
  }
  art.line(shape, '#C98F45', 10);
}
