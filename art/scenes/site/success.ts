import { Art, ramp } from '../../drawing/canvas.ts';
import { drawMotorbike } from '../../elements/two-wheelers.ts';
import { drawFoot } from '../../figures/feet.ts';
import { limb } from '../../figures/limb.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, fillBelow, type Point, range, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const MURRAM = '#C4633A';

/** Middle of the motorbike's foot, and its size. */
const BIKE_X = 600;
const BIKE_Y = 770;
const BIKE_SCALE = 2.5;

/** The rider's feet would stand here: his hip is then on the saddle. */
const RIDER_X = 528;
const RIDER_Y = 760;
const RIDER_SCALE = 1.08;

/** Puffs of dust behind the rear wheel, larger and thinner the longer ago they rose. */
const DUST = [
  [
    0.28,
    'M196 774C130 786 26 784 14 758C4 730 36 714 60 722C70 692 118 684 138 710C164 694 204 708 206 738C214 752 210 768 196 774Z',
  ],
  [
    0.46,
    'M322 776C282 786 196 786 180 766C168 746 190 728 210 732C220 708 258 704 272 724C296 714 322 728 324 748C336 758 334 772 322 776Z',
  ],
  [
    0.66,
    'M440 774C400 782 320 784 308 770C298 756 314 742 330 746C340 730 366 728 376 744C396 738 410 764 440 774Z',
  ],
] as const;

function drawDust(art: Art): void {
  for (const [thickness, puff] of DUST) {
    art.path(puff, mix(MURRAM, '#F3CFA8', thickness));
  }
}

/** The letter on the mail box: seal of a leaf, stamp in its corner. */
function drawLetter(art: Art, x: number, y: number, width: number, turn: number): void {
  art.at(
    x,
    y,
    width / 100,
    () => {
      art.path(rect(-50, -34, 100, 68), PALETTE.cream);
      art.line('M-50 -34L0 6L50 -34M-50 34L-14 -4M50 34L14 -4', '#C9A98A', 3.4);
      art.path(rect(28, 8, 15, 18), PALETTE.leaf);
      art.path(roundRect(-11, -8, 22, 22, 11), PALETTE.soil);
    },
    false,
    turn,
  );
}

/** Box of post strapped to the rack, one letter sticking out of its lid. */
function drawMailBox(art: Art, x: number, y: number): void {
  const [w, h] = [168, 150];
  drawLetter(art, x + 74, y - h - 14, 104, -10);
  const box = roundRect(x, y - h, w, h, 8);
  art.path(box, PALETTE.forest);
  art.grain(box, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [x, y, x + w, y - h * 0.6]);
  art.path(roundRect(x - 6, y - h - 6, w + 12, 26, 6), PALETTE.deep);
  drawLetter(art, x + w / 2, y - h * 0.4, 92, 0);
  art.path(rect(x - 24, y, w + 90, 10), '#3A443E');
  art.line(
    d`M${x + 30} ${y + 8}L${x + 70} ${y + 92}M${x + 150} ${y + 8}L${x + 100} ${y + 92}`,
    '#3A443E',
    8,
  );
}

function drawRider(art: Art): void {
  const skin = '#653822';
  drawPerson(
    art,
    RIDER_X,
    RIDER_Y,
    RIDER_SCALE,
    {
      top: PALETTE.teal,
      vest: PALETTE.sun,
      longSleeves: true,
      bottom: PALETTE.indigo,
      crashHelmet: PALETTE.soil,
      skin,
      mood: 'smile',
    },
    {
      legs: 'none',
      bend: 16,
      nod: -8,
      near: [
        [72, -208],
        [109, -235],
      ],
      far: [
        [90, -214],
        [132, -236],
      ],
      nearHand: 'grip',
      farHand: 'grip',
    },
  );
  const leg = limb(
    [
      [RIDER_X - 4, RIDER_Y - 172],
      [RIDER_X + 108, RIDER_Y - 142],
      [RIDER_X + 84, RIDER_Y - 58],
    ],
    [31, 25, 15],
  );
  art.path(leg, PALETTE.indigo);
  art.grain(leg, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [
    RIDER_X - 20,
    RIDER_Y - 60,
    RIDER_X + 110,
    RIDER_Y - 150,
  ]);
  art.line(d`M${RIDER_X + 62} ${RIDER_Y - 34}h56`, '#3A443E', 8);
  art.at(RIDER_X + 82, RIDER_Y - 56, RIDER_SCALE * 1.3, () => {
    drawFoot(art, { top: PALETTE.teal, bottom: PALETTE.indigo }, { ankle: [0, 0] });
  });
}

/** A message has gone off: from close by, a boda boda rider leaves with the post, into the morning. */
export function drawSuccess(): Art {
  const art = new Art(WIDTH, HEIGHT, 67);
  drawBackdrop(art, {
    bands: SKY_KEYS.dawn,
    horizon: 560,
    sun: [960, 380, 92],
    clouds: [[270, 190, 130, 'heap']],
    cloudInk: '#FFF1D6',
    cloudShade: '#F2B883',
    ridges: [
      { y: 500, amplitude: 60, seed: 21, color: '#B99A94', light: '#EACBA4' },
      {
        y: 566,
        amplitude: 40,
        seed: 52,
        color: '#6E9474',
        light: '#C9CF9A',
        trees: 18,
        treeHeight: [26, 54],
        cover: 'windbreak',
      },
    ],
  });
  const verge: Point[] = range(-40, 1240, 160).map((x) => [x, 640 + art.noise(x / 300, 2) * 10]);
  const grass = fillBelow(verge, HEIGHT + 20);
  art.path(grass, '#7FA257');
  art.grain(grass, '#DDE08E', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [1150, 620, 500, 760]);
  const road = 'M-20 712C300 700 900 700 1220 690V920H-20Z';
  art.path(road, MURRAM);
  art.grain(road, '#F3C094', ramp([0, 0.95], [0.5, 0.25], [1, 0]), [1200, 690, 360, 850]);
  art.group('translate(-290 -300) scale(1.62)', () => {
    drawDust(art);
    drawMailBox(art, 336, 592);
    drawMotorbike(art, BIKE_X, BIKE_Y, BIKE_SCALE, PALETTE.cherry);
    drawRider(art);
  });
  return art;
}
