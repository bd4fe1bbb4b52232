import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCrownedCrane } from './crane.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A golden morning: from the other pictures of the menu it must differ at a glance. */
const GOLDEN_SKY = ['#DD9A3C', '#E9B257', '#F1C97A', '#F6DC9F', '#FBECC6'] as const;

const RIVER =
  'M640 520C720 528 820 536 800 556C770 588 560 590 556 640C552 700 800 716 800 790C800 850 640 880 560 940H1240V690C1120 660 860 640 850 606C846 578 960 566 950 542C944 528 820 522 700 516Z';

const RIPPLES = [
  [690, 566, 60],
  [640, 636, 50],
  [930, 712, 90],
  [900, 846, 110],
] as const;

/** Environmental stewardship: a crowned crane beside a river whose level is read on a gauge. */
export function drawStewardship(): Art {
  const art = new Art(WIDTH, HEIGHT, 28);
  const random = createRandom(6);
  drawBackdrop(art, {
    bands: GOLDEN_SKY,
    horizon: 520,
    sun: [450, 300, 214],
    side: -1,
    ridges: [
      { y: 452, amplitude: 54, seed: 13, color: '#A9AE86', light: '#EBDCA6' },
      {
        y: 490,
        amplitude: 40,
        seed: 29,
        color: '#6E9468',
        light: '#CFCF8C',
        trees: 22,
        treeHeight: [20, 34],
        cover: 'fields',
      },
    ],
    land: 600,
  });
  drawGround(art, 518, '#5F9A48', '#D9D968', '#1E4A33', -1);
  drawRiver(art);
  for (const [x, y, h] of [
    [716, 546, 150],
    [990, 556, 230],
    [1106, 590, 320],
  ] as const) {
    drawTree(art, x, y, h, '#1F4C3A', '#B9C55A', x, -1);
  }
  drawGauge(art, 884, 800);
  drawReeds(art, random);
  drawShadow(art, 470, 864, 150, 13, '#1E4A33');
  drawCrownedCrane(art, 366, 862, 1.6);
  drawTuft(art, 250, 884, 92, 7, random, PALETTE.night, PALETTE.flush);
  drawTuft(art, 520, 892, 70, 6, random, PALETTE.night, PALETTE.flush);
  return art;
}

function drawRiver(art: Art): void {
  art.path(RIVER, '#7FB8B0');
  art.grain(RIVER, '#FBEACB', ramp([0, 1], [0.4, 0.35], [1, 0]), [560, 510, 860, 900]);
  art.grain(RIVER, PALETTE.teal, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [560, 560, 1100, 900]);
  art.inside(RIVER, () => {
    for (const [x, y, w] of RIPPLES) {
      art.line(d`M${x - w} ${y}q${w} -8 ${w * 2} 0`, '#E9F4E6', 3.5);
    }
  });
}

/** Height of one field of the gauge's scale, and how many of them stand out of the water. */
const FIELD = 26;
const FIELDS = 9;

/** Staff gauge in the river, its scale in black, red and white; (x, y) is where the water meets it. */
function drawGauge(art: Art, x: number, y: number): void {
  const top = y - FIELD * FIELDS;
  art.path(ellipse(x + 66, y + 4, 74, 7), PALETTE.teal, 'opacity=".55"');
  art.path(rect(x - 34, top - 22, 15, y - top + 22), '#5B3A22');
  art.path(rect(x - 24, top, 62, y - top), PALETTE.cream);
  for (const i of range(0, FIELDS - 1)) {
    const foot = top + i * FIELD;
    if (i % 2 === 0) {
      art.path(rect(x + 6, foot, 32, FIELD), PALETTE.ink);
    }
    if (i % 4 === 1) {
      art.path(rect(x - 18, foot + 6, 18, FIELD - 12), PALETTE.cherry);
    }
  }
  art.path(rect(x + 30, top, 8, y - top), PALETTE.ink, 'opacity=".22"');
  art.path(rect(x - 24, y - 34, 62, 34), PALETTE.teal, 'opacity=".35"');
  art.line(d`M${x - 62} ${y}q26 12 68 10q46 -1 74 -10`, '#E9F4E6', 4);
  art.line(d`M${x - 92} ${y + 14}q48 20 98 19q64 -2 110 -20`, '#E9F4E6', 3);
}

/** Strips of reeds along both banks. */
function drawReeds(art: Art, random: Random): void {
  for (const [from, to, y, count] of [
    [-10, 330, 760, 9],
    [1030, 1210, 742, 5],
    [-10, 300, 872, 8],
    [1010, 1210, 880, 7],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = from + ((i + random() * 0.7) / count) * (to - from);
      drawTuft(
        art,
        x,
        y + random() * 30,
        74 + random() * 50,
        6,
        random,
        PALETTE.night,
        PALETTE.flush,
      );
    }
  }
}
