import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, range, rect, roundRect, TAU } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Top of the counter, its front edge, and the floor before it. */
const TOP = 548;
const EDGE = 584;
const FLOOR = 812;

const KANGA: Cloth = { motif: 'zigzag', inks: ['#5B1E36', '#F6B23C', '#FCF4E3', '#2F7B78'] };

/** The bag on the scale: foot of its middle, and height. */
const BAG = { x: 590, y: 520, height: 296 } as const;

/** Before he pays, a farmer reads the date on a sealed bag; it stands on the scale, and the seller writes the receipt. */
export function drawCounterCheck(): Art {
  const art = new Art(WIDTH, HEIGHT, 53);
  setLight(art, -1);
  drawShop(art);
  art.inside(rect(0, 0, WIDTH, EDGE), () => {
    drawSeller(art);
  });
  drawCounter(art);
  drawScale(art);
  drawSealedBag(art);
  drawReceiptBook(art);
  drawFarmer(art);
  drawNextCustomer(art);
  return art;
}

/** Shelves of tins and bags on a teal wall; light falls in through the door, which is left of the picture. */
function drawShop(art: Art): void {
  const wall = rect(0, 0, WIDTH, HEIGHT);
  art.path(wall, '#2A6B69');
  art.grain(wall, '#123F43', ramp([0, 0], [0.5, 0.25], [1, 1]), [260, 0, WIDTH + 40, 260]);
  const random = createRandom(21);
  const inks = [PALETTE.sun, PALETTE.cream, PALETTE.soilLight, PALETTE.flush, PALETTE.indigo];
  for (const y of [170, 356]) {
    for (const x of range(430, WIDTH - 20, 64)) {
      const height = 70 + random() * 44;
      const ink = mix(at(inks, Math.floor(random() * inks.length)), '#2A6B69', 0.4);
      if (random() > 0.68) {
        drawBag(art, x + 30, y, height + 18, ink, mix(PALETTE.forest, '#2A6B69', 0.3));
      } else {
        art.path(roundRect(x, y - height, 52, height, 6), ink);
        art.path(rect(x + 6, y - height * 0.7, 40, height * 0.4), mix(ink, PALETTE.cream, 0.45));
        art.path(rect(x + 2, y - height - 6, 48, 12), mix(ink, PALETTE.ink, 0.3));
      }
    }
    art.path(rect(400, y, WIDTH - 400, 16), '#8A5A34');
    art.path(rect(400, y + 16, WIDTH - 400, 10), PALETTE.ink, 'opacity=".3"');
  }
  art.path('M0 0H230L560 900H0Z', '#F6D3A0', 'opacity=".2"');
  drawTools(art);
  const floor = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  art.path(floor, PALETTE.soil);
  art.grain(floor, '#F2A96B', ramp([0, 0.9], [0.5, 0.3], [1, 0]), [0, FLOOR, 760, HEIGHT]);
}

/** Hoes that hang from a rail by the door. */
function drawTools(art: Art): void {
  art.line('M40 92H356', '#8A5A34', 12);
  for (const x of [90, 190, 290]) {
    art.line(d`M${x} 92V330`, '#C98F45', 12);
    art.path(d`M${x - 34} 318H${x + 34}L${x + 42} 384Q${x} 402 ${x - 42} 384Z`, '#5B6A66');
    art.path(d`M${x - 34} 318H${x - 12}L${x - 18} 392Q${x - 34} 390 ${x - 42} 384Z`, '#AEB9AE');
  }
}

function drawCounter(art: Art): void {
  const top = rect(396, TOP, WIDTH - 396, EDGE - TOP);
  art.path(top, '#D08A50');
  art.grain(top, '#F9D9A4', ramp([0, 1], [0.6, 0.3], [1, 0]), [396, TOP, 980, EDGE]);
  const front = rect(412, EDGE, WIDTH - 412, FLOOR + 16 - EDGE);
  art.path(front, '#8A4B28');
  art.line(
    range(490, WIDTH, 92)
      .map((x) => d`M${x} ${EDGE + 10}V${FLOOR + 12}`)
      .join(''),
    '#5B2F18',
    4,
  );
  art.grain(front, '#2A120A', ramp([0, 0], [0.45, 0.15], [1, 0.9]), [430, EDGE, WIDTH, FLOOR]);
  art.path(rect(388, EDGE - 6, WIDTH - 388, 16), '#5B2F18');
}

/** A plate on the counter and, behind the bag, a column with the dial. */
function drawScale(art: Art): void {
  const [x, y] = [764, 306];
  art.path(rect(x - 16, y, 32, 232), '#22302A');
  art.path(rect(x - 16, y, 9, 232), '#6F7F76');
  art.path(circle(x, y, 86), '#22302A');
  art.path(circle(x, y, 76), PALETTE.cherry);
  art.path(circle(x, y, 62), PALETTE.cream);
  for (const i of range(0, 15)) {
    const [c, s] = [Math.sin((i / 16) * TAU), -Math.cos((i / 16) * TAU)];
    const inner = i % 4 ? 50 : 42;
    art.line(
      d`M${x + c * inner} ${y + s * inner}L${x + c * 57} ${y + s * 57}`,
      PALETTE.ink,
      i % 4 ? 3 : 6,
    );
  }
  art.line(d`M${x - 9} ${y - 8}L${x + 34} ${y + 28}`, PALETTE.soil, 7);
  art.path(circle(x, y, 9), PALETTE.ink);
  drawShadow(art, 640, TOP + 14, 190, 10, '#5E1B0E');
  art.path(roundRect(462, BAG.y - 2, 330, 24, 6), '#AEB9AE');
  art.path(rect(470, BAG.y + 22, 314, 16), '#22302A');
}

/** A bag of seed: its machine seam, the tag with its seal, and the label with the date. */
function drawSealedBag(art: Art): void {
  const { x, y, height } = BAG;
  const u = height / 120;
  drawBag(art, x, y, height, PALETTE.cream, PALETTE.forest);
  art.line(
    range(-34, 30, 8)
      .map((i) => d`M${x + i * u} ${y - 108 * u}h${5 * u}`)
      .join(''),
    PALETTE.soil,
    5,
  );
  // The tag hangs from the seam.
  art.line(d`M${x - 74} ${y - 266}L${x - 92} ${y - 226}`, PALETTE.soilDark, 4);
  art.group(d`translate(${x - 96} ${y - 184}) rotate(8)`, () => {
    art.path(roundRect(-37, -46, 74, 96, 6), '#3A2313', 'opacity=".35" transform="translate(6 6)"');
    art.path(roundRect(-37, -46, 74, 96, 6), PALETTE.sun);
    art.path(circle(0, -34, 5), PALETTE.soilDark);
    art.line('M-24 34H6M-24 20H0', PALETTE.ink, 5);
    art.path(circle(6, -4, 19), PALETTE.cherry);
    art.line('M-3 -4L3 3L16 -11', PALETTE.cream, 5);
  });
}

/** The farmer bends to the tag, which he has between two fingers. */
function drawFarmer(art: Art): void {
  drawShadow(art, 300, 858, 150, 15, '#4A140A', -1);
  drawPerson(
    art,
    264,
    856,
    1.9,
    {
      top: PALETTE.soilLight,
      bottom: '#20365C',
      feltHat: '#4A3426',
      hatBand: PALETTE.sun,
      glasses: PALETTE.ink,
      hair: '#17100E',
      beard: true,
      skin: '#653822',
      footwear: 'gumboots',
      mood: 'intent',
    },
    {
      legs: 'rest',
      bend: 12,
      nod: 4,
      near: [
        [68, -204],
        [102, -232],
      ],
      nearHand: 'pinch',
      far: [
        [80, -200],
        [122, -166],
      ],
      farHand: 'flat',
    },
  );
}

/** The seller, in her apron, writes while he reads. */
function drawSeller(art: Art): void {
  drawPerson(
    art,
    974,
    870,
    1.86,
    {
      top: PALETTE.teal,
      topCloth: { motif: 'plain', inks: ['#F3DDB5', '#F6B23C'] },
      apron: PALETTE.soil,
      skirt: true,
      bottom: PALETTE.plum,
      hair: '#17100E',
      bun: true,
      earring: PALETTE.sun,
      skin: '#80492C',
      mood: 'smile',
    },
    {
      flip: true,
      near: [
        [30, -202],
        [70, -186],
      ],
      nearHand: 'pinch',
      far: [
        [44, -206],
        [92, -182],
      ],
      farHand: 'flat',
      nod: 8,
    },
  );
}

/** The book of receipts with its carbon sheet, and the pencil in the seller's fingers. */
function drawReceiptBook(art: Art): void {
  art.path('M748 560L776 536H862L846 560Z', PALETTE.indigo);
  art.path('M756 555L780 537H858L842 555Z', PALETTE.cream);
  art.line('M786 543H840M778 549H826', mix(PALETTE.indigo, PALETTE.cream, 0.4), 3);
  art.line('M804 546L836 510', PALETTE.sun, 6);
}

/** Seen from behind, a woman waits her turn and laughs with the seller. */
function drawNextCustomer(art: Art): void {
  drawShadow(art, 1078, 868, 120, 14, '#3A0F08', -1);
  drawPersonFromBehind(
    art,
    1078,
    868,
    1.8,
    {
      top: '#5B1E36',
      topCloth: KANGA,
      skirt: true,
      bottom: PALETTE.sun,
      skirtCloth: { motif: 'sun', inks: ['#F6B23C', '#A63D22', '#FCF4E3', '#20365C'] },
      scarf: PALETTE.flush,
      skin: '#4A2719',
      mood: 'laugh',
    },
    { looks: 'left', lean: -2 },
  );
}
