import { Art, ramp } from '../../canvas.ts';
import { drawTablet } from '../../elements/goods.ts';
import { drawMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, polygon, range, rect, roundRect } from '../../geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 800;

/** News: a soil sensor station in young maize, read on a tablet. */
export function drawSoilSensor(): Art {
  const art = new Art(WIDTH, HEIGHT, 17);
  const random = createRandom(15);
  drawBackdrop(art, {
    bands: SKY_KEYS.tealMorning,
    horizon: 380,
    sun: [310, 210, 62],
    clouds: [
      [760, 120, 130],
      [1040, 220, 100],
    ],
    ridges: [
      { y: 338, amplitude: 44, seed: 24, color: '#7FA39A', light: '#D3D6B4' },
      {
        y: 366,
        amplitude: 30,
        seed: 30,
        color: '#4F7F70',
        light: '#A9BE8E',
        trees: 22,
        treeHeight: [22, 44],
      },
    ],
    land: 480,
    side: -1,
  });
  const soil = rect(0, 392, WIDTH, 420);
  art.path(soil, '#A5482A');
  art.grain(soil, '#E5A06C', ramp([0, 1], [0.4, 0.25], [1, 0]), [200, 390, 700, 760]);
  art.grain(soil, '#4A140A', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [0, 420, 0, 830]);
  for (const [y, scale, step] of [
    [428, 0.3, 44],
    [470, 0.42, 62],
    [528, 0.6, 88],
    [606, 0.84, 122],
  ] as const) {
    range(-20, 1240, step).forEach((x) =>
      drawMaize(
        art,
        x + random() * 12,
        y,
        scale * (0.92 + random() * 0.16),
        MAIZE_GREEN,
        x * 3 + y,
      ),
    );
    art.path(rect(0, y, WIDTH, 6), '#6E2415', 'opacity=".35"');
  }
  drawStation(art, 430, 716);
  drawShadow(art, 800, 748, 130, 12);
  drawPerson(
    art,
    800,
    744,
    1.22,
    {
      top: PALETTE.forest,
      topCloth: { motif: 'zigzag', inks: ['#1E4A33', '#F6B23C', '#93B83A', '#FCF4E3'] },
      bottom: '#3A4A5C',
      scarf: PALETTE.sun,
      skin: '#653822',
      boots: '#2A211F',
    },
    {
      flip: true,
      legs: 'kneel',
      bend: 8,
      nod: 4,
      near: [
        [40, -120],
        [88, -132],
      ],
      far: [
        [62, -128],
        [100, -144],
      ],
      held: () => drawTablet(art, 104, -152, 78, -8),
    },
  );
  for (const [x, scale] of [
    [60, 1.3],
    [1120, 1.4],
    [1010, 1.16],
  ] as const) {
    drawMaize(art, x, 806, scale, MAIZE_GREEN, x);
  }
  return art;
}

/** Post with solar panel and antenna; its probe is seen through a cut in the soil. */
function drawStation(art: Art, x: number, y: number): void {
  const cut = d`M${x - 150} ${y + 90}C${x - 140} ${y + 20} ${x - 60} ${y - 4} ${x} ${y - 4}C${x + 60} ${y - 4} ${x + 140} ${y + 20} ${x + 150} ${y + 90}Z`;
  art.path(cut, '#2E150D');
  art.grain(cut, '#963820', ramp([0, 0], [0.4, 0.2], [1, 1]), [0, y, 0, y + 100]);
  art.path(
    polygon([
      [x - 9, y - 10],
      [x + 9, y - 10],
      [x + 5, y + 66],
      [x, y + 80],
      [x - 5, y + 66],
    ]),
    '#C9C2AE',
  );
  for (const r of [26, 46, 66]) {
    art.line(
      d`M${x - r} ${y + 30}a${r} ${r * 0.8} 0 0 0 ${r * 2} 0`,
      PALETTE.sky,
      3.5,
      `opacity="${1 - r / 90}"`,
    );
  }
  art.line(`M${x} ${y + 4}V${y - 300}`, '#E9E2CF', 13);
  art.line(`M${x + 3} ${y + 4}V${y - 300}`, '#A89F8A', 4);
  art.path(roundRect(x - 36, y - 220, 72, 78, 9), PALETTE.cream);
  art.path(roundRect(x - 26, y - 210, 52, 32, 4), PALETTE.forest);
  art.line(`M${x - 20} ${y - 186}l12 -10l10 6l16 -14`, PALETTE.lime, 4);
  art.path(circle(x - 16, y - 158, 6), PALETTE.cherry);
  art.path(circle(x + 2, y - 158, 6), PALETTE.sun);
  art.path(circle(x + 20, y - 158, 6), PALETTE.leaf);
  const panel = polygon([
    [x - 74, y - 262],
    [x + 46, y - 316],
    [x + 66, y - 276],
    [x - 54, y - 222],
  ]);
  art.path(panel, PALETTE.indigo);
  art.line(
    d`M${x - 34} ${y - 280}l20 40M${x + 6} ${y - 298}l20 40M${x - 64} ${y - 242}l120 -54`,
    '#7F9AC0',
    3,
  );
  art.line(`M${x} ${y - 296}V${y - 372}`, '#5B625A', 5);
  for (const r of [22, 40, 58]) {
    art.line(
      d`M${x - r * 0.7} ${y - 372 - r * 0.5}a${r} ${r} 0 0 1 ${r * 1.4} 0`,
      mix(PALETTE.cream, PALETTE.teal, 0.1),
      4.5,
    );
  }
  art.path(circle(x, y - 374, 8), PALETTE.soil);
  drawTree(art, 1150, 402, 70, '#2F6650', '#A9C176', 3, -1);
}
