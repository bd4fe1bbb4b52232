import { Art, ramp } from '../../canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSleeve } from '../../elements/plants.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, polygon, range } from '../../geometry.ts';
import { PALETTE } from '../../palette.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const NIGHT = '#123528';

const DRESS: Cloth = { motif: 'sun', inks: ['#20365C', '#F6B23C', '#C8402B', '#FCF4E3'] };

/** Nursery: rows of sleeved seedlings under striped shade net, a woman watering. */
export function drawCoffeeNursery(): Art {
  const art = new Art(WIDTH, HEIGHT, 35);
  drawBackdrop(art, {
    bands: ['#1E5A48', '#3F8368', '#86B690', '#CFE0B0', '#F6E7BE'],
    horizon: 460,
    sun: [880, 330, 90],
    ridges: [
      {
        y: 430,
        amplitude: 34,
        seed: 12,
        color: '#5C8F78',
        light: '#B6CB92',
        trees: 24,
        treeHeight: [24, 50],
      },
    ],
    land: 560,
  });
  drawGround(art, 500, '#A5482A', '#E8A878', '#4A140A');
  const net = polygon([
    [-20, 60],
    [1220, 20],
    [1220, 170],
    [-20, 240],
  ]);
  art.path(net, NIGHT);
  const clip = art.clip(net);
  for (const x of range(-200, 1400, 46)) {
    art.line(d`M${x} 0L${x + 60} 260`, '#2B6140', 15, clip);
  }
  art.grain(net, PALETTE.ink, ramp([0, 0], [1, 0.8]), [900, 0, 200, 200]);
  for (const x of [40, 420, 800, 1170]) {
    art.line(d`M${x} ${236 - x * 0.06}V880`, '#5B3A22', 15);
  }
  for (const [y, size, step] of [
    [560, 74, 46],
    [626, 100, 62],
  ] as const) {
    range(-10, 1220, step).forEach((x, i) => drawSleeve(art, x, y, size + (i % 3) * 6));
  }
  drawPerson(
    art,
    330,
    800,
    1.36,
    {
      top: PALETTE.indigo,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      bottom: PALETTE.indigo,
      scarf: PALETTE.sun,
      skin: '#653822',
    },
    {
      bend: 8,
      nod: 12,
      near: [
        [50, -200],
        [116, -178],
      ],
      far: [
        [70, -206],
        [128, -188],
      ],
      held: () => drawWateringCan(art),
    },
  );
  for (const [y, size, step] of [
    [780, 170, 104],
    [890, 210, 130],
  ] as const) {
    range(y > 800 ? 20 : 620, 1240, step).forEach((x, i) =>
      drawSleeve(art, x, y, size + (i % 3) * 10),
    );
  }
  return art;
}

/** Watering can with its shower, in figure units. */
function drawWateringCan(art: Art): void {
  art.path('M104 -190H168L162 -124H110Z', PALETTE.teal);
  art.grain(
    'M104 -190H168L162 -124H110Z',
    PALETTE.ink,
    ramp([0, 0.9], [0.5, 0.15], [1, 0]),
    [104, 0, 168, 0],
  );
  art.line('M108 -188C110 -224 158 -224 162 -190', '#1E4F4D', 7);
  art.line('M160 -140L214 -176', PALETTE.teal, 11);
  art.path('M208 -190L228 -176L216 -164Z', '#1E4F4D');
  for (const i of range(0, 20)) {
    const t = (i % 7) / 7;
    const lane = Math.floor(i / 7);
    art.line(d`M${226 + t * 40 + lane * 10} ${-172 + t * 120 + lane * 8}l4 13`, '#E4F1EC', 3);
  }
}
