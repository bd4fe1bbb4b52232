import { Art, ramp } from '../../canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawCherryCluster, drawCherryHeap } from '../../elements/coffee.ts';
import { drawGoldDisc } from '../../elements/gold-disc.ts';
import { drawCoffeeLeaf } from '../../elements/leaf.ts';
import { limb } from '../../figures/limb.ts';
import { drawPerson } from '../../figures/person.ts';
import { type Point, rect } from '../../geometry.ts';
import { PALETTE } from '../../palette.ts';
import { createRandom } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const NIGHT = '#123528';

const ZIGZAG: Cloth = { motif: 'zigzag', inks: ['#A63D22', '#F6B23C', '#FCF4E3', '#20365C'] };

/** Picking: a woman among the branches drops ripe cherries into a tin at her waist. */
export function drawCoffeePicking(): Art {
  const art = new Art(WIDTH, HEIGHT, 36);
  const random = createRandom(9);
  art.path(rect(0, 0, WIDTH, HEIGHT), NIGHT);
  art.glow(
    rect(0, 0, WIDTH, HEIGHT),
    '#2B7058',
    ramp([0, 1], [0.5, 0.45], [1, 0]),
    [640, 420, 800],
    { frequency: 0.75 },
  );
  drawGoldDisc(art, 560, 430, 330);
  for (const [x, y, length, angle] of [
    [-40, 860, 420, -60],
    [220, 960, 380, -84],
    [1100, 980, 420, -110],
    [60, 60, 360, 40],
    [900, -40, 340, 90],
  ] as const) {
    drawCoffeeLeaf(art, x, y, { length, width: 0.25, angle }, ['#1B4A38'], length, true);
  }
  drawTinPicker(art);
  const stem: Point[] = [
    [1180, 960],
    [1090, 640],
    [1010, 330],
    [930, -40],
  ];
  art.path(limb(stem, [26, 22, 17, 10]), '#6B5130');
  const side: readonly Point[][] = [
    [
      [1090, 640],
      [960, 560],
      [830, 540],
      [700, 560],
    ],
    [
      [1020, 360],
      [900, 290],
      [780, 270],
      [640, 300],
    ],
    [
      [1110, 720],
      [1000, 760],
      [880, 800],
      [760, 830],
    ],
  ];
  side.forEach((points, k) => {
    art.path(limb(points, [13, 10, 8, 5]), '#6B5130');
    points.slice(1).forEach(([x, y], i) => {
      drawCoffeeLeaf(
        art,
        x,
        y,
        { length: 220, width: 0.235, angle: -118 + i * 16 },
        ['#235A3F', '#4B8B3B'],
        i + k,
      );
      drawCoffeeLeaf(
        art,
        x,
        y,
        { length: 210, width: 0.235, angle: 76 + i * 18 },
        ['#1D4D33', '#357A3A'],
        i * 3 + k,
      );
      drawCherryCluster(art, x, y + 8, 6 + ((i + k) % 3) * 2, 23, random, i + k);
    });
  });
  return art;
}

function drawTinPicker(art: Art): void {
  const random = createRandom(3);
  drawPerson(
    art,
    380,
    1010,
    2.1,
    {
      top: PALETTE.soil,
      topCloth: ZIGZAG,
      bottom: PALETTE.indigo,
      skirt: true,
      scarf: PALETTE.sun,
      skin: '#653822',
    },
    {
      nod: -4,
      near: [
        [56, -226],
        [134, -240],
      ],
      far: [
        [70, -252],
        [128, -296],
      ],
      front: () => {
        art.line('M-14 -276C30 -240 40 -210 20 -186M44 -246C50 -220 50 -200 52 -184', '#F3DDB5', 5);
        const tin = 'M-4 -188L72 -188L64 -112C46 -104 22 -104 6 -112Z';
        art.path(tin, '#C9C2AE');
        art.grain(tin, PALETTE.ink, ramp([0, 0.95], [0.5, 0.2], [1, 0]), [-4, -150, 70, -150]);
        drawCherryHeap(art, 34, -190, 37, 11, 5.4, random);
      },
    },
  );
}
