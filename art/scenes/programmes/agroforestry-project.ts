import { Art, ramp } from '../../drawing/canvas.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawCoffeeBush } from '../../elements/plants.ts';
import { drawSapling } from '../../elements/sapling.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import { blob, d, ellipse, range } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Agroforestry projects: a man plants a tree among coffee, in the light that falls through tall shade trees. */
export function drawAgroforestryProject(): Art {
  const art = new Art(WIDTH, HEIGHT, 22);
  const random = createRandom(5);
  drawBackdrop(art, {
    bands: ['#3F7F5A', '#6FA36C', '#A9C884', '#DDE3A4'],
    horizon: 560,
    side: 1,
  });
  drawWood(art);
  drawGround(art, 560, '#8A3A20', '#E8A878', '#3A120A');
  for (const x of range(10, 1200, 104)) {
    drawCoffeeBush(art, x, 668, 130, random, '#1D4D31', '#7FAE3C', 12);
  }
  drawLightShafts(art);
  drawHole(art);
  drawPlanter(art);
  drawHoleRim(art, random);
  return art;
}

/** Trunks of tall shade trees behind one another, and their crowns above the picture's edge. */
function drawWood(art: Art): void {
  for (const [ink, step, width, from] of [
    ['#8DB578', 88, 16, 20],
    ['#5C8F60', 150, 26, 70],
    ['#2F6646', 268, 42, 120],
  ] as const) {
    range(from, 1240, step).forEach((x, i) => {
      const lean = ((i * 7) % 5) * 6 - 12;
      art.path(
        d`M${x - width / 2} 590C${x - width * 0.3} 380 ${x + lean - width * 0.3} 200 ${x + lean - width * 0.3} -20H${x + lean + width * 0.3}C${x + lean + width * 0.3} 200 ${x + width * 0.3} 380 ${x + width / 2} 590Z`,
        ink,
      );
    });
  }
  const random = createRandom(9);
  for (const [ink, light, y, r] of [
    ['#3F7F4E', '#8FB963', 120, 120],
    ['#235739', '#5F9A4A', 40, 150],
  ] as const) {
    for (const x of range(-20, 1240, 118)) {
      const crown = blob(x, y + random() * 40, r * 1.05, r * 0.72, random, 0.3, 11);
      art.path(crown, ink);
      art.grain(crown, light, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [
        x + r,
        y - r,
        x - r * 0.4,
        y + r,
      ]);
    }
  }
}

/** The light falls through the crowns in slanting shafts. */
function drawLightShafts(art: Art): void {
  for (const [x, width] of [
    [1010, 70],
    [1150, 110],
    [800, 54],
    [560, 40],
  ] as const) {
    art.path(
      d`M${x} 60H${x + width}L${x + width * 1.5 - 330} 860H${x - 330 - width * 0.4}Z`,
      art.linear(
        [
          [0, '#FFF3C4', 0],
          [0.3, '#FFF3C4', 0.34],
          [1, '#FFF3C4', 0],
        ],
        [x, 60, x - 330, 860],
      ),
    );
  }
}

/** Middle of the planting hole. */
const HOLE = { x: 722, y: 838, rx: 118, ry: 22 } as const;

const DARK_SOIL = '#3A160C';

/** The hole, the young tree with its root ball in it, and the soil that was dug out. */
function drawHole(art: Art): void {
  const { x, y, rx, ry } = HOLE;
  drawShadow(art, x + 186, y + 4, 110, 12, '#4A140A', 1);
  const heap =
    d`M${x + 84} ${y + 6}C${x + 104} ${y - 34} ${x + 152} ${y - 62} ${x + 190} ${y - 58}` +
    d`C${x + 234} ${y - 54} ${x + 266} ${y - 22} ${x + 290} ${y + 4}C${x + 236} ${y + 20} ${x + 140} ${y + 20} ${x + 84} ${y + 6}Z`;
  art.path(heap, '#5A2415');
  art.grain(heap, '#C9764A', ramp([0, 1], [0.5, 0.25], [1, 0]), [x + 270, y - 50, x + 130, y + 10]);
  art.path(ellipse(x, y, rx, ry), DARK_SOIL);
  const ball =
    d`M${x - 44} ${y - 66}C${x - 30} ${y - 74} ${x + 30} ${y - 74} ${x + 44} ${y - 66}` +
    d`C${x + 50} ${y - 30} ${x + 46} ${y} ${x + 34} ${y + 14}H${x - 34}C${x - 46} ${y} ${x - 50} ${y - 30} ${x - 44} ${y - 66}Z`;
  drawSapling(art, x, y - 66, 300);
  art.path(ball, '#4A1D10');
  art.grain(ball, '#B9603A', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [x + 50, y - 60, x - 20, y]);
  art.line(
    d`M${x - 26} ${y - 58}q-8 24 -2 50M${x - 2} ${y - 62}q8 30 2 58M${x + 24} ${y - 58}q-6 26 6 46`,
    '#C99A6B',
    2.2,
  );
}

/** What lies before the root ball: the hole's near edge with crumbs on it. */
function drawHoleRim(art: Art, random: Random): void {
  const { x, y, rx, ry } = HOLE;
  const rim =
    d`M${x - rx} ${y}C${x - rx * 0.6} ${y + ry * 0.9} ${x + rx * 0.6} ${y + ry * 0.9} ${x + rx} ${y}` +
    d`C${x + rx * 0.9} ${y + ry * 1.9} ${x - rx * 0.9} ${y + ry * 1.9} ${x - rx} ${y}Z`;
  art.path(rim, '#6A2A17');
  for (let i = 0; i < 16; i++) {
    const t = random() * 2 - 1;
    const [w, lift] = [4 + random() * 7, (1 - t * t) * ry];
    art.path(
      ellipse(x + t * rx, y + lift + random() * 12, w, w * 0.62),
      i % 3 ? '#5A2415' : '#8A3A20',
    );
  }
}

const TROUSERS = PALETTE.indigo;

/** The near thigh, from under the shirt's slanting hem to the knee; figure units. */
const THIGH = 'M34 -104C48 -107 66 -106 75 -98C84 -90 82 -74 70 -64C58 -62 40 -60 20 -56Z';

/** He kneels behind the hole, one hand round the stem's foot, the other under the root ball. */
function drawPlanter(art: Art): void {
  drawShadow(art, 470, 850, 130, 13, '#4A140A', 1);
  drawPerson(
    art,
    486,
    846,
    1.5,
    {
      top: '#BFD9DC',
      bottom: TROUSERS,
      cap: PALETTE.soil,
      skin: '#4A2719',
      boots: '#3A2A20',
      mood: 'intent',
    },
    {
      legs: 'kneel',
      bend: 20,
      nod: 12,
      nearHand: 'hold',
      farHand: 'grip',
      far: [
        [90, -114],
        [146, -94],
      ],
      near: [
        [60, -102],
        [120, -44],
      ],
      held: () => {
        art.path(THIGH, TROUSERS);
        art.grain(THIGH, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [16, -56, 60, -98]);
      },
    },
  );
}
