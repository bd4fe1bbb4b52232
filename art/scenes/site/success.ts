import { Art, ramp } from '../../drawing/canvas.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawHandWithCard } from '../../figures/card-hand.ts';
import { circle, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The side of the box, its roof a barrel; the slot is in its left face. */
const BOX = 'M640 690V420C640 300 700 250 860 250C1020 250 1080 300 1080 420V690Z';
/** The flap that keeps the rain out of the slot. */
const FLAP = 'M652 424L560 452C552 438 560 420 576 412L646 384Z';

/** A message has gone off: a hand puts a sealed letter into a red letter box, in the morning. */
export function drawSuccess(): Art {
  const art = new Art(WIDTH, HEIGHT, 67);
  drawBackdrop(art, {
    bands: ['#E8935A', '#EB9E66', '#EEAA73', '#F1B681'],
    horizon: 660,
    side: 1,
    clouds: [[300, 190, 150, 'heap']],
    cloudInk: '#FFF1D6',
    cloudShade: '#F2B883',
    ridges: [
      { y: 600, amplitude: 60, seed: 21, color: '#B98A7C', light: '#E3AC84' },
      {
        y: 690,
        amplitude: 40,
        seed: 52,
        color: '#6E9474',
        light: '#C9CF9A',
        trees: 12,
        treeHeight: [40, 70],
        cover: 'windbreak',
      },
    ],
  });
  const grass = 'M-20 780C300 764 900 766 1220 758V920H-20Z';
  art.path(grass, '#7FA257');
  art.grain(grass, '#DDE08E', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [1150, 740, 500, 860]);
  drawLetterBox(art, () => {
    drawHandWithCard(art, 404, 500, 1, '#653822', PALETTE.teal, () => {
      drawLetter(art, 162, 20, 330, -3);
    });
  });
  return art;
}

/** A letter with a seal; (x, y) is its middle. */
function drawLetter(art: Art, x: number, y: number, width: number, turn: number): void {
  art.at(
    x,
    y,
    width / 100,
    () => {
      art.path(rect(-50, -31, 100, 62), PALETTE.cream);
      art.line(rect(-48, -29, 96, 58), PALETTE.soilLight, 2, 'stroke-dasharray="5 6"');
      art.line('M-50 -31L0 6L50 -31M-50 31L-14 -3M50 31L14 -3', '#C9A98A', 1.6);
      art.path(circle(0, 3, 9), PALETTE.forest);
    },
    false,
    turn,
  );
}

/** Red box on a post, with the leaf on its side; what is half inside is drawn by `drawPosted`. */
function drawLetterBox(art: Art, drawPosted: () => void): void {
  const random = createRandom(3);
  art.path(rect(820, 680, 84, 190), '#5B3A22');
  art.grain(
    rect(820, 680, 84, 190),
    PALETTE.ink,
    ramp([0, 0.9], [0.6, 0.1], [1, 0]),
    [820, 700, 904, 720],
  );
  for (const x of [800, 836, 880, 920]) drawTuft(art, x, 876, 54, 6, random, '#4E7A3A', '#B9CF6A');
  drawPosted();
  art.path(BOX, PALETTE.soil);
  art.grain(BOX, PALETTE.soilDark, ramp([0, 1], [0.5, 0.2], [1, 0]), [640, 690, 1040, 380]);
  art.path(roundRect(628, 676, 464, 26, 8), mix(PALETTE.soil, PALETTE.ink, 0.4));
  art.path(FLAP, mix(PALETTE.soil, PALETTE.sun, 0.2));
  art.path(circle(870, 480, 104), PALETTE.cream);
  art.path('M806 544C788 446 860 392 932 392C932 482 886 544 806 544Z', PALETTE.forest);
}
