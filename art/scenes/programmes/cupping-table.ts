import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range, rect, roundRect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawCup } from '../../elements/tasting-cup.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const FLOOR = 770;

/** The table: its far edge, its near edge, and its left end. */
const TABLE = { far: 508, near: 594, left: 470 } as const;

const COFFEE = '#3A1A10';
const GREEN_BEANS = ['#7A8464', '#98A27C', '#B4B993'] as const;
const ROASTED_BEANS = ['#3A1A10', '#54291A', '#6B3A22'] as const;

const SHIRT: Cloth = { motif: 'zigzag', inks: ['#F6B23C', '#20365C', '#A63D22', '#FCF4E3'] };

/** Middles of the bowls, one for each lot. */
const LOTS = [598, 716, 834, 952, 1070] as const;

/** Buyers taste the lots of a season: one smells at a bowl, the taster lifts his spoon, one laughs with him. */
export function drawCuppingTable(): Art {
  const art = new Art(WIDTH, HEIGHT, 55);
  setLight(art, -1);
  drawRoom(art);
  drawTaster(art);
  drawTable(art);
  drawLots(art);
  drawNose(art);
  drawGuest(art);
  return art;
}

/** A dark green room, jars of samples on its shelves, two lamps over the table. */
function drawRoom(art: Art): void {
  const wall = rect(0, 0, WIDTH, HEIGHT);
  art.path(wall, PALETTE.forest);
  art.glow(wall, '#C9C068', ramp([0, 0.8], [0.45, 0.3], [1, 0]), [430, 250, 420]);
  art.glow(wall, '#C9C068', ramp([0, 0.7], [0.45, 0.25], [1, 0]), [960, 250, 380]);
  const random = createRandom(31);
  for (const y of [232, 396]) {
    for (const x of range(36, WIDTH - 30, 82)) drawJar(art, x, y, 78 + random() * 24, random());
    art.path(rect(0, y, WIDTH, 15), '#8A5A34');
    art.path(rect(0, y + 15, WIDTH, 10), PALETTE.ink, 'opacity=".4"');
  }
  const floor = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  art.path(floor, '#6E2A1C');
  art.grain(floor, '#CF7A4D', ramp([0, 0.9], [0.5, 0.3], [1, 0]), [120, FLOOR, 820, HEIGHT]);
  for (const x of [430, 960]) drawLamp(art, x);
}

/** A jar of beans; `share` decides whether they are roasted, and how full it is. */
function drawJar(art: Art, x: number, y: number, height: number, share: number): void {
  const beans = mix(at(share > 0.45 ? ROASTED_BEANS : GREEN_BEANS, 1), PALETTE.forest, 0.25);
  art.path(roundRect(x, y - height, 56, height, 8), '#5E8F6C', 'opacity=".6"');
  const top = y - height * (0.5 + share * 0.26);
  art.path(roundRect(x + 5, top, 46, y - top - 5, 5), beans);
  art.path(rect(x + 6, y - height - 8, 44, 16), '#C98F45');
  art.path(rect(x + 8, y - height + 14, 6, height - 26), PALETTE.cream, 'opacity=".3"');
}

function drawLamp(art: Art, x: number): void {
  art.line(d`M${x} 0V44`, PALETTE.ink, 5);
  art.path(d`M${x - 24} 40H${x + 24}L${x + 92} 104H${x - 92}Z`, PALETTE.sun);
  art.path(d`M${x - 24} 40H${x - 8}L${x - 50} 104H${x - 92}Z`, '#FBD58A');
  art.path(ellipse(x, 104, 92, 14), '#FFF3CF');
}

function drawTable(art: Art): void {
  const { far, near, left } = TABLE;
  drawShadow(art, 860, 838, 420, 18, '#2A0F08');
  for (const x of [left + 26, WIDTH - 70]) {
    art.path(rect(x, near, 30, 240), '#5B3A22');
    art.path(rect(x, near, 10, 240), '#9A6A3E');
  }
  const top = d`M${left} ${near}L${left + 48} ${far}H${WIDTH}V${near}Z`;
  art.path(top, PALETTE.cream);
  art.grain(top, '#C9A878', ramp([0, 0], [0.5, 0.1], [1, 0.8]), [620, far, WIDTH, near]);
  const cloth = d`M${left} ${near}H${WIDTH}V${near + 118}H${left}Z`;
  art.path(cloth, '#E6D5B4');
  art.grain(cloth, '#8A5B3A', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [left, near, WIDTH, near + 120]);
  for (const x of range(left + 70, WIDTH, 110)) {
    art.line(
      d`M${x} ${near + 4}C${x - 6} ${near + 50} ${x + 6} ${near + 80} ${x} ${near + 116}`,
      '#B99A70',
      3,
    );
  }
  art.line(d`M${left} ${near + 112}H${WIDTH}`, PALETTE.soil, 7);
}

/** For each lot a bowl, and before it a tray of its beans, green and roasted by turns, with a card of so many dots. */
function drawLots(art: Art): void {
  const random = createRandom(9);
  LOTS.forEach((x, lot) => {
    drawCup(art, { x, y: 520, scale: 0.56, liquor: COFFEE, steam: lot < 3 });
    const inks = lot % 2 ? ROASTED_BEANS : GREEN_BEANS;
    art.path(d`M${x - 42} 562H${x + 34}L${x + 40} 586H${x - 50}Z`, '#8A7A66');
    art.path(d`M${x - 37} 564H${x + 30}L${x + 34} 581H${x - 43}Z`, at(inks, 0));
    for (const _ of range(1, 22)) {
      const [left, top] = [x - 36 + random() * 64, 566 + random() * 14];
      const turn = Math.round(random() * 160);
      art.path(
        ellipse(left, top, 5.4, 3.2),
        at(inks, 1 + (turn % 2)),
        `transform="rotate(${turn} ${left.toFixed(1)} ${top.toFixed(1)})"`,
      );
    }
    art.path(rect(x - 54, 584, 98, 8), '#5B4E40');
  });
}

/** A buyer bends low over the first bowl and breaks the crust with her spoon. */
function drawNose(art: Art): void {
  drawShadow(art, 300, 856, 150, 14, '#2A0F08', -1);
  drawPerson(
    art,
    286,
    854,
    1.86,
    {
      top: '#F4C6A0',
      bottom: PALETTE.indigo,
      vest: PALETTE.soil,
      hair: '#17100E',
      hairdo: 'afro',
      woman: true,
      earring: PALETTE.sun,
      skin: '#80492C',
      mood: 'intent',
    },
    {
      legs: 'rest',
      bend: 44,
      nod: -6,
      near: [
        [98, -180],
        [146, -198],
      ],
      nearHand: 'pinch',
      far: [
        [100, -166],
        [126, -159],
      ],
      farHand: 'flat',
      front: () => {
        art.line('M166 -188L178 -180', '#8C8474', 5);
        art.line('M142 -204L176 -182', '#E9E2CF', 4);
      },
    },
  );
}

/** The taster behind the table draws coffee from his spoon. */
function drawTaster(art: Art): void {
  drawPerson(
    art,
    824,
    880,
    1.9,
    {
      top: '#F6B23C',
      topCloth: SHIRT,
      bottom: '#3A2A20',
      hair: '#0E0806',
      hairdo: 'cropped',
      beard: true,
      skin: '#4A2719',
      mood: 'intent',
    },
    {
      flip: true,
      legs: 'none',
      nod: -4,
      near: [
        [50, -216],
        [74, -272],
      ],
      nearHand: 'pinch',
      far: [
        [46, -210],
        [84, -216],
      ],
      farHand: 'hold',
      front: () => {
        art.line('M98 -287L62 -307', '#E9E2CF', 4.4);
        art.path(ellipse(58, -309, 9, 5.4), '#C9C2AE');
      },
      held: () => {
        art.group('translate(100 -226) scale(.2)', () => {
          drawCup(art, { x: 0, y: 0, scale: 1, liquor: COFFEE });
        });
      },
    },
  );
}

/** Seen from behind, the next buyer laughs, a spoon in his hand. */
function drawGuest(art: Art): void {
  drawShadow(art, 1056, 862, 120, 14, '#2A0F08', -1);
  drawPersonFromBehind(
    art,
    1046,
    860,
    1.86,
    {
      top: PALETTE.teal,
      bottom: '#20365C',
      hair: '#C9C1B4',
      hairdo: 'cropped',
      old: true,
      skin: '#653822',
      mood: 'laugh',
      longSleeves: true,
    },
    {
      looks: 'left',
      left: {
        arm: [
          [-80, -214],
          [-104, -176],
        ],
        hand: 'pinch',
      },
      front: () => {
        art.line('M-108 -160L-126 -190', '#E9E2CF', 4.4);
        art.path(circle(-128, -193, 6), '#C9C2AE');
      },
    },
  );
}
