import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawBicycle } from '../../elements/two-wheelers.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, ellipse, fillBelow, type Point } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const HORIZON = 520;

const MURRAM = '#C4633A';

/** One murram road from the viewer, parting around the green into a way left and a way right. */
const ROAD =
  'M190 920C360 810 560 760 562 716C552 668 400 640 160 612C60 602 -20 592 -40 586V560C80 570 300 588 ' +
  '450 606C570 620 650 640 694 664C738 634 810 612 910 596C1010 580 1140 556 1240 528V550C1140 580 1030 606 ' +
  '940 626C850 646 800 670 796 712C798 760 860 810 900 920Z';

/** Old wheel tracks: one cart went left, one went right. */
const RUTS =
  'M540 904C604 824 650 766 632 706C612 656 470 622 300 606C180 594 60 584 -20 572M712 904C728 820 716 740 760 694C812 640 960 604 1220 540';

function drawLand(art: Art): void {
  const edge: Point[] = [
    [-40, 540],
    [300, 524],
    [640, 538],
    [900, 518],
    [1240, 508],
  ];
  const land = fillBelow(edge, HEIGHT + 20);
  art.path(land, '#7FA257');
  art.grain(land, '#D6D68A', ramp([0, 0.9], [0.5, 0.3], [1, 0]), [1100, 500, 300, 900]);
  art.grain(land, '#2B5A3C', ramp([0, 0], [0.5, 0.1], [1, 0.8]), [0, 560, 0, 940]);
  art.path(ROAD, MURRAM);
  art.grain(ROAD, '#F0B98A', ramp([0, 0.9], [0.5, 0.25], [1, 0]), [1000, 520, 300, 860]);
  art.grain(ROAD, '#6E2415', ramp([0, 0], [0.6, 0.12], [1, 0.7]), [0, 600, 0, 930]);
  art.line(RUTS, '#A84E2B', 4);
}

/** One board of the signpost: its point shows the way; a leaf and a bar stand for words. */
function drawBoard(art: Art, x: number, y: number, side: 1 | -1, ink: string): void {
  art.at(
    x,
    y,
    1,
    () => {
      const board = 'M-22 -27L150 -27L184 0L150 27L-22 27Z';
      art.path(board, ink);
      art.grain(board, PALETTE.soilDark, ramp([0, 0.8], [0.5, 0.2], [1, 0]), [0, 40, 40, -30]);
      art.path('M14 14C8 -10 26 -20 42 -20C43 -2 32 14 14 14Z', PALETTE.forest);
      art.line('M62 -7H132M62 9H112', PALETTE.forest, 7);
    },
    side < 0,
  );
}

function drawSignpost(art: Art, x: number, y: number): void {
  art.path(ellipse(x - 60, y + 2, 84, 9), PALETTE.ink, 'opacity=".28"');
  art.path(d`M${x - 11} ${y}L${x - 9} ${y - 356}H${x + 9}L${x + 11} ${y}Z`, '#6B4526');
  art.path(d`M${x + 3} ${y}L${x + 3} ${y - 356}H${x + 9}L${x + 11} ${y}Z`, '#9A6A3E');
  art.path(d`M${x - 14} ${y - 352}L${x} ${y - 374}L${x + 14} ${y - 352}Z`, '#3F2717');
  drawBoard(art, x, y - 304, 1, PALETTE.cream);
  drawBoard(art, x, y - 232, -1, PALETTE.sand);
}

/** A dog that looks down the other way; facing left, about 110 units long. */
function drawDog(art: Art, x: number, y: number): void {
  art.at(x, y, 1.15, () => {
    const coat = '#D9A866';
    const dark = mix(coat, PALETTE.ink, 0.32);
    art.path(ellipse(-22, 1, 66, 7), PALETTE.ink, 'opacity=".3"');
    art.line('M46 -62C62 -70 72 -84 66 -104', coat, 7);
    art.path(
      'M28 -50C36 -34 44 -26 38 0H28C32 -22 24 -30 16 -40ZM-20 -46L-18 0H-28L-32 -44Z',
      dark,
    );
    art.path(
      'M-42 -66C-28 -76 24 -78 42 -70C56 -64 58 -44 54 -34C50 -24 60 -14 56 0H45C46 -14 38 -22 34 -34C14 -30 -8 -32 -22 -38C-30 -26 -32 -14 -32 0H-43C-44 -18 -44 -32 -46 -44C-50 -54 -48 -62 -42 -66Z',
      coat,
    );
    art.path('M-50 -5C-50 -8 -34 -8 -32 -3V0H-50ZM38 -5C38 -8 54 -8 56 -3V0H36Z', coat);
    art.path(
      'M-26 -70C-40 -74 -46 -86 -48 -98C-56 -106 -68 -102 -74 -94L-94 -86C-98 -80 -94 -74 -86 -74L-68 -72C-62 -58 -54 -48 -40 -44Z',
      coat,
    );
    art.path(
      'M-56 -102C-48 -106 -38 -98 -38 -84C-40 -74 -50 -76 -52 -84Z',
      mix(coat, PALETTE.soilDark, 0.55),
    );
    art.path(ellipse(-94, -82, 4.6, 4), PALETTE.ink);
    art.path(ellipse(-70, -92, 2.6, 2.6), PALETTE.ink);
  });
}

/** Fallback page: a traveller with a bicycle at a fork in the road, the dog looking the other way. */
export function drawLost(): Art {
  const art = new Art(WIDTH, HEIGHT, 63);
  const random = createRandom(63);
  drawBackdrop(art, {
    bands: SKY_KEYS.lilac,
    horizon: HORIZON,
    sun: [1010, 330, 66],
    clouds: [[250, 180, 130, 'bank']],
    cloudShade: '#C9A6B8',
    ridges: [
      { y: 470, amplitude: 60, seed: 45, color: '#A997B0', light: '#E7CDB9' },
      {
        y: 512,
        amplitude: 34,
        seed: 21,
        color: '#7F8F86',
        light: '#C4C9A0',
        trees: 16,
        treeHeight: [24, 48],
        cover: 'homesteads',
      },
    ],
  });
  drawLand(art);
  drawBroadTree(art, 130, 548, 0.8, '#3F6F52', '#B9C473', 3);
  drawSignpost(art, 694, 704);
  for (let i = 0; i < 26; i++) {
    const x = 694 + (random() - 0.5) * 120;
    drawTuft(art, x, 694 + random() * 16, 26, 4, random, PALETTE.deep, PALETTE.flush);
  }
  drawDog(art, 960, 800);
  drawShadow(art, 520, 860, 250, 13, '#5E1B0E', 1);
  drawPerson(
    art,
    372,
    852,
    1.12,
    {
      top: PALETTE.teal,
      bottom: '#3A3F46',
      boots: PALETTE.soilDark,
      feltHat: PALETTE.soilDark,
      hair: '#17100E',
      skin: '#653822',
    },
    {
      legs: 'rest',
      nod: -6,
      far: [
        [54, -210],
        [96, -176],
      ],
      farHand: 'grip',
      near: [
        [-22, -208],
        [10, -172],
      ],
      nearHand: 'flat',
      held: () => drawBicycle(art, 70, 6, 1.55, PALETTE.soil),
    },
  );
  for (let i = 0; i < 40; i++) {
    const x = random() * 330 + (i % 2 ? 0 : 870);
    drawTuft(art, x, 880 + random() * 30, 44, 5, random, '#234A33', PALETTE.flush);
  }
  return art;
}
