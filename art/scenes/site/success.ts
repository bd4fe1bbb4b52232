import { Art, ramp } from '../../drawing/canvas.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawHandWithCard } from '../../figures/card-hand.ts';
import { circle, ellipse, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The box stands with an edge towards us: its front, which has the slot, looks to the left. */
const FRONT = 'M588 352L706 320V700L588 688Z';
const SIDE = 'M706 320L1084 356V686L706 700Z';
/** Barrel roof and its eaves. */
const ROOF = 'M568 352C572 262 690 226 836 226C986 226 1100 268 1104 356L706 318Z';
const EAVES = 'M562 348L706 308L1110 350V374L706 336L562 374Z';
const FOOT = 'M574 682L706 694L1098 680V702L706 722L574 704Z';
/** Plate round the slot, and the slot. */
const PLATE = 'M608 376L688 358V668L608 660Z';
const SLOT = 'M626 394L670 384V648L626 643Z';

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
  drawLetterBox(art);
  drawHandWithCard(art, 404, 526, 1, '#653822', PALETTE.teal, (drawShadow) => {
    drawLetter(art, 146, -19, 342, 1.5, drawShadow);
  });
  return art;
}

/** A letter with a seal, as far as it is not yet in the slot; (x, y) is its middle, in the hand's units. */
function drawLetter(
  art: Art,
  x: number,
  y: number,
  width: number,
  turn: number,
  drawShadow: () => void,
): void {
  const paper = rect(-50, -31, 100, 62);
  const drawPaper = () => {
    art.inside(paper, () => {
      art.path(paper, PALETTE.cream);
      art.line(rect(-48, -29, 96, 58), PALETTE.soilLight, 2, 'stroke-dasharray="5 6"');
      art.line('M-50 -31L0 6L50 -31M-50 31L-14 -3M50 31L14 -3', '#C9A98A', 1.6);
      art.path(circle(0, 3, 9), PALETTE.forest);
    });
  };
  const [halfWidth, halfHeight] = [width * 0.5, width * 0.31];
  const full = rect(-halfWidth, -halfHeight, width, halfHeight * 2);
  art.inside('M-404 -500H242V400H-404Z', () => {
    art.at(x, y, width / 100, drawPaper, false, turn);
    const shade = () => {
      art.grain(full, PALETTE.ink, ramp([0, 0], [0.5, 0.14], [1, 0.6]), [46, 0, 98, 0]);
      art.inside(full, () => art.group(`translate(${-x} ${-y})`, drawShadow));
    };
    art.at(x, y, 1, shade, false, turn);
  });
}

/** Red box on a post, with a slot in its front and the leaf on its side. */
function drawLetterBox(art: Art): void {
  const random = createRandom(3);
  const post = rect(806, 690, 84, 180);
  art.path(post, '#5B3A22');
  art.grain(post, PALETTE.ink, ramp([0, 0.9], [0.6, 0.1], [1, 0]), [806, 700, 890, 720]);
  for (const x of [786, 822, 866, 906]) drawTuft(art, x, 876, 54, 6, random, '#4E7A3A', '#B9CF6A');
  const shaded = mix(PALETTE.soil, PALETTE.soilDark, 0.62);
  art.path(ROOF, PALETTE.soil);
  art.grain(ROOF, PALETTE.soilDark, ramp([0, 1], [0.4, 0.3], [1, 0]), [580, 340, 860, 260]);
  art.path(SIDE, PALETTE.soil);
  art.grain(SIDE, PALETTE.soilDark, ramp([0, 1], [0.5, 0.2], [1, 0]), [706, 700, 1060, 400]);
  art.path(FRONT, shaded);
  art.path(PLATE, mix(PALETTE.soil, PALETTE.sun, 0.25));
  art.path(SLOT, mix(PALETTE.ink, PALETTE.soilDark, 0.2));
  art.path(EAVES, mix(PALETTE.soil, PALETTE.ink, 0.4));
  art.path(FOOT, mix(PALETTE.soil, PALETTE.ink, 0.4));
  art.path(ellipse(896, 512, 100, 104), PALETTE.cream);
  art.path('M835 576C818 478 886 424 956 424C956 514 912 576 835 576Z', PALETTE.forest);
}
