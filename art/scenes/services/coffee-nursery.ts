import { Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { type CoffeeSeedling, drawCoffeeSeedling } from './coffee-seedling.ts';
import { drawFist } from '../../elements/fist.ts';
import { drawContact } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, ellipse, polygon, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Where the posts of the net stand, between the second and the third row. */
const POST_FOOT = 716;

const NIGHT = '#123528';

const SKIRT: Cloth = { motif: 'sun', inks: ['#20365C', '#F6B23C', '#C8402B', '#FCF4E3'] };

/** Nursery: rows of sleeved seedlings under striped shade net, a woman watering; tall trees close the view. */
export function drawCoffeeNursery(): Art {
  const art = new Art(WIDTH, HEIGHT, 35);
  drawBackdrop(art, {
    bands: ['#F4EBC8', '#F6EFD2'],
    horizon: 460,
    side: 1,
    ridges: [
      { y: 330, amplitude: 60, seed: 12, color: '#D3DDB8', light: '#F4EBC8', cover: 'bare' },
    ],
    land: 560,
  });
  drawShadeTrees(art);
  drawGround(art, 500, '#A5482A', '#E8A878', '#4A140A');
  drawNetShade(art);
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
  for (const x of [24, 214, 800, 1176]) {
    drawContact(art, x, POST_FOOT, 16);
    art.path(rect(x - 7, 234 - x * 0.06, 14, POST_FOOT - 234 + x * 0.06), '#5B3A22');
  }
  drawRow(art, 566, 78, -10, 1220, 52);
  drawRow(art, 640, 104, 20, 1220, 74);
  drawWaterer(art);
  drawRow(art, 778, 138, 34, 190, 104);
  drawRow(art, 786, 142, 626, 1240, 112);
  drawRow(art, 896, 196, 34, 180, 146);
  drawRow(art, 896, 196, 618, 1240, 146);
  return art;
}

/** Tall grevilleas behind the nursery, each rank paler than the one before it. */
function drawShadeTrees(art: Art): void {
  for (const [ink, light, step, height] of [
    ['#B9CFA6', '#DDE5BE', 96, 330],
    ['#7FAE88', '#C3D9A0', 158, 250],
  ] as const) {
    range(-30, 1240, step).forEach((x, i) => {
      drawTree(
        art,
        x + ((i * 37) % 40),
        516,
        height * (0.8 + ((i * 5) % 4) * 0.09),
        ink,
        light,
        i + step,
        1,
      );
    });
  }
}

/** A row of seedlings in sleeves, no two neighbours alike. */
function drawRow(
  art: Art,
  y: number,
  height: number,
  from: number,
  to: number,
  step: number,
): void {
  range(from, to, step).forEach((x, i) => {
    const turn = (i * 7 + Math.round(y)) % 5;
    const seedling: CoffeeSeedling = {
      height: height * (0.92 + turn * 0.04),
      pairs: turn === 1 ? 2 : 3,
      lean: (turn - 2) * 3,
      ink: turn % 2 ? PALETTE.leaf : mix(PALETTE.leaf, PALETTE.deep, 0.3),
    };
    drawCoffeeSeedling(art, x + (turn - 2) * step * 0.04, y + (turn % 3) * 3, seedling);
  });
}

/** The striped net lies on the soil as soft stripes that spread towards the viewer. */
function drawNetShade(art: Art): void {
  for (const i of range(-9, 10)) {
    const [far, near] = [520 + i * 74, 380 + i * 190];
    art.path(
      polygon([
        [far, 504],
        [far + 30, 504],
        [near + 80, HEIGHT],
        [near, HEIGHT],
      ]),
      '#4A140A',
      'opacity=".26"',
    );
  }
}

const SKIN = '#80492C';

/** Her near hand on the can's back handle, the far one on its hoop; she stands in a gap between the rows. */
function drawWaterer(art: Art): void {
  art.path(ellipse(300, 822, 120, 15), '#3A0E08', 'opacity=".5"');
  drawPerson(
    art,
    350,
    820,
    1.4,
    {
      top: PALETTE.sun,
      skirt: true,
      skirtCloth: SKIRT,
      hair: '#1B120F',
      hairdo: 'braids',
      earring: PALETTE.sun,
      skin: SKIN,
      mood: 'smile',
    },
    {
      bend: 9,
      nod: 8,
      near: [
        [6, -206],
        [56, -183],
      ],
      far: [
        [80, -222],
        [120, -226],
      ],
      nearHand: 'grip',
      farHand: 'none',
      held: () => {
        drawWateringCan(art);
      },
    },
  );
}

/** Middle of the watering can in figure units, and how far its nose is tipped down, in degrees. */
const CAN = [118, -158] as const;
const TIP = 20;

const CAN_DARK = '#1E4F4D';

/** Tipped watering can with its shower and the far hand, in figure units. */
function drawWateringCan(art: Art): void {
  const body = 'M-32 -34H32L28 34C14 39 -14 39 -28 34Z';
  art.group(`translate(${CAN[0]} ${CAN[1]}) rotate(${TIP})`, () => {
    art.line('M-30 -24C-56 -32 -58 22 -28 22', CAN_DARK, 6.4);
    art.line('M24 14L82 -30', mix(PALETTE.teal, PALETTE.ink, 0.16), 11);
    art.path(body, PALETTE.teal);
    art.grain(body, PALETTE.ink, ramp([0, 0.9], [0.5, 0.15], [1, 0]), [-34, 10, 34, -6]);
    art.path(ellipse(0, -34, 32, 6), CAN_DARK);
    art.line('M-31 -8C-12 -2 12 -2 30 -8', CAN_DARK, 3);
    art.line('M-27 -34C-22 -74 22 -74 27 -34', CAN_DARK, 6.4);
    art.group('translate(80 -29) rotate(-37)', () => {
      art.path('M0 -6L24 -17V17L0 6Z', mix(PALETTE.teal, PALETTE.ink, 0.16));
      art.path(ellipse(24, 0, 5, 17), PALETTE.sky);
    });
  });
  drawFist(art, 134, -218, mix(SKIN, SKIN_SHADE, 0.36), { turn: 84, scale: 0.8 });
  drawShower(art, CAN[0] + 113, CAN[1] - 5);
}

/** Water that leaves the rose at (x, y) and bends to the ground. */
function drawShower(art: Art, x: number, y: number): void {
  for (const lane of range(-3, 3)) {
    const [startX, startY] = [x + lane * 1.6, y + lane * 5];
    const reach = 64 - lane * 7;
    art.line(
      d`M${startX} ${startY}Q${startX + reach * 0.8} ${startY - 2} ${startX + reach} ${y + 104}`,
      '#E4F1EC',
      2.2,
      'opacity=".85" stroke-dasharray="26 7"',
    );
  }
}
