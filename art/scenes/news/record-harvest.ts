import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCorrugated, drawSignboard, drawWall } from '../../elements/buildings.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawCherryHeap } from '../../elements/coffee-cherries.ts';
import { drawBasket } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawFingeredHand } from '../../figures/fingered-hand.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, type Point, polygon, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 800;

const DRESS: Cloth = { motif: 'rows', inks: ['#5B1E36', '#F6B23C', '#F4C6A0', '#2F7B78'] };

/** How far right of the middle the mill stands: sky shows between it and the woman's face. */
const MILL_SHIFT = 92;

/** News: a record coffee harvest arriving at the wet mill. */
export function drawRecordHarvest(): Art {
  const art = new Art(WIDTH, HEIGHT, 20);
  const random = createRandom(3);
  drawBackdrop(art, {
    bands: SKY_KEYS.dawn,
    horizon: 430,
    sun: [112, 130, 60],
    clouds: [[560, 120, 120, 'heap']],
    cloudInk: '#FFF1D6',
    cloudShade: '#F2B883',
    ridges: [
      { y: 366, amplitude: 64, seed: 4, color: '#B79A98', light: '#EACBA4' },
      {
        y: 410,
        amplitude: 40,
        seed: 15,
        color: '#5C8A70',
        light: '#B4C394',
        trees: 18,
        treeHeight: [22, 46],
        cover: 'fields',
      },
    ],
    land: 560,
    side: -1,
  });
  drawGround(art, 500, PALETTE.soilLight, '#F0BE90', '#5E1B0E', -1);
  art.group(`translate(${MILL_SHIFT} 0)`, () => {
    drawMill(art);
  });
  drawPorter(art);
  drawGrower(art, random);
  for (const [x, y, r] of [
    [96, 728, 104],
    [956, 700, 112],
    [1130, 728, 132],
  ] as const) {
    drawShadow(art, x, y + r * 0.84, r * 1.02, 12, '#5E1B0E', -1);
    drawBasket(art, x, y, r, () =>
      drawCherryHeap(art, x, y - r * 0.1, r * 0.93, r * 0.42, 7, random),
    );
  }
  return art;
}

/** Wrists over the grips of the barrow, in the figure's units. */
const NEAR_WRIST: Point = [58, -172];
const FAR_WRIST: Point = [74, -180];

/** A man wheels the next sacks in on a barrow, leaning into it. */
function drawPorter(art: Art): void {
  const skin = '#4A2719';
  drawShadow(art, 250, 640, 190, 9, '#5E1B0E', -1);
  drawPerson(
    art,
    166,
    636,
    0.96,
    {
      top: PALETTE.teal,
      bottom: '#4A4438',
      hat: '#EBCB8B',
      hatBand: PALETTE.soilDark,
      beard: true,
      hair: '#17100E',
      footwear: 'gumboots',
      longSleeves: true,
      skin,
    },
    {
      legs: 'walk',
      bend: 12,
      nod: -6,
      nearHand: 'none',
      near: [[36, -212], NEAR_WRIST],
      farHand: 'none',
      far: [[60, -218], FAR_WRIST],
      held: () => {
        art.line('M66 -166L128 -104', mix(TIMBER, PALETTE.ink, 0.4), 8);
        drawFingeredHand(art, 'wrap', FAR_WRIST, mix(skin, SKIN_SHADE, 0.36), {
          turn: 104,
          scale: 0.86,
        });
        drawBarrow(art);
      },
      front: () => {
        drawFingeredHand(art, 'wrap', NEAR_WRIST, skin, { turn: 112 });
      },
    },
  );
}

const TIMBER = '#9A6A3E';

/** A wheelbarrow with two sacks, in units of the man who pushes it. */
function drawBarrow(art: Art): void {
  const tray = 'M92 -134H236L216 -82H118Z';
  art.line('M148 -92L122 -42', '#2A322D', 6);
  // He holds the legs off the ground, so the load leans to the wheel.
  art.group('rotate(6 222 -32)', () => {
    art.inside(rect(80, -260, 170, 128), () => {
      drawSackPile(art, 104, -124, 118, [1, 1], ['#D9B77A', '#E3CD9C'], 'leaf', -1);
    });
    art.path(tray, '#7F8B86');
    art.grain(tray, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [100, -120, 240, -100], {
      frequency: 0.9,
      clip: art.clip(tray),
    });
    art.line('M90 -134H238', '#A9B0A6', 5);
  });
  art.line('M40 -158L222 -36', TIMBER, 8);
  art.line('M136 -94L108 -36M100 -36H116', '#3A443E', 7);
  art.line(circle(222, -32, 27), '#1B211E', 9);
  art.line('M222 -58V-6M196 -32H248', '#8C9288', 3);
  art.path(circle(222, -32, 6), '#5B625A');
}

/** A woman carries her basket to the hopper. */
function drawGrower(art: Art, random: Random): void {
  drawShadow(art, 484, 716, 104, 11, '#5E1B0E', -1);
  drawPerson(
    art,
    476,
    712,
    1.16,
    {
      top: PALETTE.plum,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.sun,
      skin: '#653822',
      mood: 'laugh',
    },
    {
      // She leans back against the weight, a hand at the near side and one below.
      bend: -4,
      nod: 4,
      nearHand: 'hold',
      near: [
        [36, -190],
        [96, -164],
      ],
      farHand: 'hold',
      far: [
        [60, -190],
        [134, -142],
      ],
      held: () => {
        drawBasket(art, 118, -184, 58, () => drawCherryHeap(art, 118, -190, 52, 24, 4.2, random));
      },
    },
  );
}

const POST = '#5B3A22';
const LIT_POST = '#8A6038';

/** Height of the eaves. A door under them is as high as a person would be who stands at the wall. */
const EAVES = 234;
const DOOR = { left: 976, top: 270, width: 122, height: 290 };

/** Wet mill: roof on posts, hopper with cherries over the pulper and its wheel. */
function drawMill(art: Art): void {
  drawShadow(art, 940, 566, 330, 10);
  drawWall(art, 640, EAVES - 10, 560, 560, '#EAD3A8', PALETTE.forest, 60, '#A6603F', -1);
  art.path(rect(640, EAVES + 12, 560, 26), PALETTE.soilDark, 'opacity=".3"');
  art.path(rect(690, 300, 260, 252), '#2A1710');
  drawPulper(art);
  art.path(rect(680, 552, 280, 10), '#8A7A66');
  drawDoor(art);
  drawCorrugated(
    art,
    [
      [600, EAVES],
      [680, EAVES - 100],
      [1170, EAVES - 100],
      [1250, EAVES],
    ],
    PALETTE.soil,
    '#F6B23C',
    -14,
    -1,
  );
  art.path(rect(600, EAVES, 650, 13), PALETTE.soilDark);
  drawShadow(art, 632, 570, 18, 4, '#5E1B0E', -1);
  art.path(rect(626, EAVES + 13, 13, 558 - EAVES), POST);
  art.path(rect(626, EAVES + 13, 5, 558 - EAVES), LIT_POST);
  drawSignboard(art, 740, EAVES - 78, 260, 56, false);
}

/** A door of two panels in its frame, and its step. */
function drawDoor(art: Art): void {
  const { left, top, width, height } = DOOR;
  const leaf = mix(PALETTE.teal, PALETTE.ink, 0.18);
  art.path(rect(left, top, width, height), PALETTE.teal);
  art.path(rect(left + 9, top + 9, width - 18, height - 9), leaf);
  for (const y of [top + 26, top + 158]) {
    art.line(rect(left + 24, y, width - 48, 108), mix(leaf, PALETTE.ink, 0.3), 3);
  }
  art.path(circle(left + 19, top + 148, 4.6), '#D9A24A');
  art.path(rect(left - 8, 560, width + 16, 9), '#8A7A66');
}

function drawPulper(art: Art): void {
  const hopper = polygon([
    [720, 392],
    [920, 392],
    [860, 474],
    [780, 474],
  ]);
  drawCherryHeap(art, 820, 388, 92, 20, 4.4, createRandom(8));
  art.path(hopper, '#A9B0A6');
  art.grain(hopper, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [920, 460, 740, 390]);
  art.path(rect(776, 474, 88, 62), '#5B625A');
  art.path(rect(786, 536, 10, 16), '#3A443E');
  art.path(rect(844, 536, 10, 16), '#3A443E');
  art.path(rect(858, 506, 44, 9), '#8C9288');
  art.line(circle(902, 510, 36), PALETTE.soil, 9);
  art.line('M868 510H936M902 476V544', PALETTE.soil, 6);
  art.path(circle(902, 510, 8), '#C9C2AE');
}
