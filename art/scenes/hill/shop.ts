import type { Art } from '../../drawing/canvas.ts';
import { d, range, rect, roundRect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawSleeve } from '../../elements/plants.ts';
import { drawBag, drawSackPile, drawStandingSack } from '../../elements/sacks.ts';
import { drawBicycle } from '../../elements/two-wheelers.ts';
import { drawPerson } from '../../figures/person.ts';
import { drawShop } from '../heroes/inputs.ts';
import { BAND, type Year } from './frame.ts';

const { ground } = BAND;

/** The floor before the shop. */
const FLOOR = ground + 14;

/** The scale of the shop, and where its stage stands in the band. */
const SHOP = { x: -540, y: -108, scale: 0.83 };

/** The shop in a street of town, with houses beside it. */
export function drawShopBand(art: Art): void {
  for (const [x, width, height, ink] of [
    [20, 120, 210, '#C98A5E'],
    [110, 90, 300, '#B4694A'],
    [846, 100, 250, '#B4694A'],
    [920, 80, 180, '#C98A5E'],
  ] as const) {
    art.path(rect(x, ground - height, width, height), ink);
    for (const y of range(ground - height + 26, ground - 50, 46))
      for (const wx of range(x + 16, x + width - 26, 32)) art.path(rect(wx, y, 15, 22), '#F6D9A0');
  }
  art.path(`M-30 600V${ground - 4}H1030V600Z`, PALETTE.soilLight);
  art.path(`M-30 600V${ground + 34}H1030V600Z`, '#8C3B22');
  art.at(SHOP.x, SHOP.y, SHOP.scale, () => {
    drawShop(art, createRandom(33));
  });
  drawCyclist(art);
  drawCustomer(art);
}

function drawTools(art: Art): void {
  for (const x of [268, 312, 356]) {
    art.line(d`M${x} ${FLOOR + 20}L${x + 22} ${FLOOR - 132}`, '#8A6038', 7);
    art.path(d`M${x + 6} ${FLOOR - 138}h40l-6 34h-22Z`, '#5E6E6A');
  }
}

function drawSeed(art: Art): void {
  for (const [x, band] of [
    [236, PALETTE.forest],
    [300, PALETTE.soil],
    [364, PALETTE.gold],
    [268, PALETTE.leaf],
  ] as const)
    drawBag(art, x, FLOOR + (x === 268 ? 38 : 20), 100, PALETTE.cream, band);
}

const FERTILIZER = [PALETTE.cream, PALETTE.sand, '#EFE0C0'] as const;

function drawBoots(art: Art): void {
  for (const x of [236, 282, 328]) {
    art.path(
      d`M${x} ${FLOOR + 24}v-64h26v40c16 4 26 10 28 24Z`,
      x === 282 ? PALETTE.soil : PALETTE.forest,
    );
    art.path(rect(x - 2, FLOOR - 44, 30, 9), PALETTE.sun);
  }
}

function drawTarpaulin(art: Art): void {
  art.path(d`M214 ${FLOOR + 26}l22 -46h150l22 46Z`, PALETTE.teal);
  art.line(d`M240 ${FLOOR + 4}h142`, '#1B4B49', 4);
}

/** A customer at the counter. */
function drawCustomer(art: Art): void {
  drawPerson(
    art,
    180,
    FLOOR + 34,
    0.92,
    {
      top: '#C8402B',
      bottom: PALETTE.indigo,
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin: '#4A2719',
    },
    {
      near: [
        [40, -214],
        [72, -184],
      ],
      nearHand: 'flat',
      legs: 'stride',
    },
  );
}

/** A bicycle at the wall. */
function drawCyclist(art: Art): void {
  art.at(850, FLOOR + 36, 0.66, () => {
    drawBicycle(art, 0, 0, 1.7, PALETTE.forest);
  });
}

/** What the months bring to the front of the shop. */
export const SHOP_YEAR: Year = {
  layers: {
    tools: drawTools,
    seed: drawSeed,
    lime: (art) =>
      drawSackPile(art, 470, FLOOR + 36, 110, [2, 1], [PALETTE.cream, PALETTE.mist], 'lines'),
    pile: (art) => drawSackPile(art, 440, FLOOR + 36, 110, [3, 2, 1], FERTILIZER, 'leaf'),
    store: (art) => {
      drawTarpaulin(art);
      for (const x of [520, 596, 672]) drawStandingSack(art, x, FLOOR + 36, 120);
    },
    protect: (art) => {
      drawBoots(art);
      for (const x of [520, 570, 620, 670, 720]) drawSleeve(art, x, FLOOR + 32, 84);
      art.path(roundRect(410, FLOOR - 50, 54, 74, 14), PALETTE.teal);
      art.line(d`M464 ${FLOOR - 10}q40 6 30 -60`, '#22302A', 5);
    },
  },
  states: {
    order: ['tools', 'lime'],
    plant: ['seed', 'pile'],
    weed: ['tools', 'pile'],
    store: ['store'],
    protect: ['protect'],
  },
};
