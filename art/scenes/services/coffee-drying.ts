import { Art, ramp } from '../../drawing/canvas.ts';
import { drawDryingBed, type DryingYard } from '../../elements/drying-bed.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { ellipse } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const YARD: DryingYard = { vanish: [330, 404], top: 206, ground: 440 };

const PARCHMENT = '#E9CE94';

/** Trees at the yard's edge: x, height. */
const HEDGE_TREES = [
  [742, 62],
  [812, 118],
  [858, 84],
  [1010, 150],
  [1064, 96],
  [1156, 128],
] as const;

/** Drying: raised beds of parchment and cherries, a woman in the aisle turns the parchment. */
export function drawDryingBeds(): Art {
  const art = new Art(WIDTH, HEIGHT, 38);
  const random = createRandom(21);
  drawBackdrop(art, {
    bands: SKY_KEYS.mint,
    horizon: 404,
    sun: [770, 196, 84],
    clouds: [[1010, 120, 120, 'bank']],
    ridges: [
      { y: 340, amplitude: 54, seed: 13, color: '#7FA68A', light: '#CBD9AC', cover: 'bare' },
      {
        y: 384,
        amplitude: 26,
        seed: 27,
        color: '#4F8560',
        light: '#9FBE7C',
        cover: 'fields',
        trees: 8,
      },
    ],
    land: 520,
  });
  drawGround(art, 404, PALETTE.soilLight, '#F0BE90', '#5E1B0E');
  drawHedgeRow(art);
  drawDryingBed(art, YARD, {
    rims: [780, 1180],
    depths: [0.3, 1.5],
    ink: '#B8402A',
    open: -1,
    random,
  });
  drawDryingBed(art, YARD, {
    rims: [-620, -150],
    depths: [0.24, 2.6],
    ink: PALETTE.cherry,
    open: 1,
    random,
  });
  drawDryingBed(art, YARD, {
    rims: [128, 600],
    depths: [0.24, 2.6],
    ink: PARCHMENT,
    open: -1,
    random,
  });
  drawTurner(art);
  return art;
}

/** A low hedge with trees of all heights in it. */
function drawHedgeRow(art: Art): void {
  for (const [i, [x, height]] of HEDGE_TREES.entries()) {
    drawTree(art, x, 424, height, '#2F6650', '#A9C176', i, 1);
  }
  const hedge =
    'M690 428C704 408 730 412 748 408C780 398 812 414 846 406C890 398 920 412 960 406C1010 396 1060 412 1104 404C1150 398 1190 408 1220 402V431C1130 424 1060 433 970 428C880 424 790 434 690 428Z';
  drawShadow(art, 930, 430, 270, 7, '#5E1B0E');
  art.path(hedge, '#356F50');
  art.grain(hedge, '#A9C176', ramp([0, 0.9], [0.6, 0.2], [1, 0]), [900, 394, 880, 424]);
}

/** Her hands are in the parchment: a furrow behind them, a small ridge before them. */
function drawTurner(art: Art): void {
  art.path(ellipse(268, 846, 86, 15), '#5E1B0E', 'opacity=".5"');
  drawPerson(
    art,
    312,
    846,
    1.34,
    {
      top: PALETTE.sun,
      topCloth: { motif: 'leaf', inks: ['#F6B23C', '#1E4A33', '#FCF4E3', '#A63D22'] },
      skirt: true,
      bottom: PALETTE.plum,
      scarf: PALETTE.teal,
      scarfTie: 'gele',
      skin: '#4A2719',
      mood: 'smile',
    },
    {
      bend: 15,
      nod: 10,
      near: [
        [78, -206],
        [140, -172],
      ],
      far: [
        [106, -214],
        [172, -180],
      ],
      nearHand: 'flat',
      farHand: 'flat',
    },
  );
  drawRidge(art, 532, 626, 1);
  drawRidge(art, 568, 610, 0.85);
}

/** Parchment pushed up over the fingertips at (x, y). */
function drawRidge(art: Art, x: number, y: number, scale: number): void {
  const random = createRandom(Math.round(x));
  art.at(x, y, scale, () => {
    art.path('M-22 14C-26 -4 -6 -18 12 -16C30 -14 42 0 40 14C22 20 -6 20 -22 14Z', PARCHMENT);
    for (let i = 0; i < 16; i++) {
      const [dx, dy] = [(random() - 0.4) * 56, (random() - 0.5) * 26];
      const tone = mix(PARCHMENT, i % 2 ? PALETTE.soilDark : PALETTE.cream, 0.16 + random() * 0.3);
      art.path(ellipse(dx, dy + 3, 8.6, 5.2), tone);
    }
  });
}
