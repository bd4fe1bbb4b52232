import { Art, ramp } from '../../canvas.ts';
import { drawCorrugated } from '../../elements/buildings.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawGround, drawRidge } from '../../elements/hills.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawSky } from '../../elements/sky.ts';
import { circle, range, rect, roundRect } from '../../geometry.ts';
import { setLight } from '../../light.ts';
import { PALETTE, SKY_KEYS } from '../../palette.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** An article that does not exist: the kiosk is shut, its line is bare, the last paper blows away. */
export function drawArticleMissing(): Art {
  const art = new Art(WIDTH, HEIGHT, 65);
  setLight(art, 1);
  drawSky(art, SKY_KEYS.dusk, 640);
  drawRidge(art, { y: 600, amplitude: 50, seed: 14, color: '#5A4A72', light: '#8A6A80' }, 680);
  drawGround(art, 650, '#7A4036', '#D98A5C', '#2A1428');
  drawShadow(art, 540, 770, 400, 18, '#1C1A30', 1);
  const wall = rect(190, 250, 640, 520);
  art.path(wall, '#2F6A6A');
  art.grain(wall, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [190, 760, 820, 420]);
  drawShutter(art);
  const frieze = clothFill(
    art,
    { motif: 'eye', inks: [PALETTE.indigo, PALETTE.sun, PALETTE.cream, PALETTE.soil] },
    0.8,
  );
  art.path(rect(190, 686, 640, 52), frieze);
  drawCorrugated(
    art,
    [
      [146, 262],
      [186, 176],
      [834, 176],
      [874, 262],
    ],
    PALETTE.soil,
    PALETTE.sun,
    -12,
  );
  art.path(rect(146, 258, 728, 14), PALETTE.soilDark);
  drawBareLine(art);
  art.line('M848 470C892 476 906 440 886 424M862 524C930 532 958 500 962 474', PALETTE.sand, 4);
  drawLoosePaper(art, 1016, 340, 0.95, 16);
  return art;
}

/** Steel shutter let down to the counter, with a padlock. */
function drawShutter(art: Art): void {
  const area = rect(250, 310, 520, 288);
  art.path(rect(236, 296, 548, 316), '#1F4A4C');
  art.path(area, '#B9C4BC');
  for (const y of range(310, 580, 24)) {
    art.path(rect(250, y + 17, 520, 7), '#7C8B86');
  }
  art.grain(area, '#3B4A52', ramp([0, 0.9], [0.5, 0.25], [1, 0]), [250, 600, 740, 330]);
  art.path(rect(222, 604, 576, 22), '#8A4B28');
  art.path(rect(222, 626, 576, 9), '#3F2014');
  art.line('M494 592V566C494 544 526 544 526 566V592', '#D8D2BE', 8);
  art.path(roundRect(480, 584, 60, 50, 7), PALETTE.sun);
  art.path(circle(510, 606, 7), PALETTE.ink);
  art.path(rect(507, 608, 6, 14), PALETTE.ink);
}

/** The line that papers hang from, pegs and no papers. */
function drawBareLine(art: Art): void {
  art.line('M190 650Q510 676 830 650', '#E7DCC2', 3);
  for (const [x, y] of [
    [270, 655],
    [366, 660],
    [470, 663],
    [560, 663],
    [664, 660],
    [752, 656],
  ] as const) {
    art.path(roundRect(x - 6, y - 8, 12, 30, 3), PALETTE.clay);
    art.path(rect(x - 6, y + 3, 12, 3.4), PALETTE.soilDark);
  }
}

/** One sheet in the wind: masthead, a picture and columns without words. */
function drawLoosePaper(art: Art, x: number, y: number, scale: number, turn: number): void {
  art.at(
    x,
    y,
    scale,
    () => {
      const sheet =
        'M-92 -112C-40 -132 40 -96 96 -118C84 -50 108 40 88 112C36 134 -36 94 -96 118C-82 50 -104 -44 -92 -112Z';
      art.path(sheet, PALETTE.cream);
      art.grain(sheet, '#B98A78', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-90, 110, 60, -60]);
      art.path('M-70 -92C-30 -104 30 -78 74 -92L73 -70C30 -56 -30 -82 -71 -70Z', PALETTE.soil);
      art.path('M-72 -50C-50 -54 -24 -50 -8 -44L-8 24C-28 18 -50 16 -76 20Z', PALETTE.leaf);
      art.line(
        'M12 -42Q42 -34 72 -42M12 -22Q42 -14 72 -22M12 -2Q42 6 74 -2M12 18Q44 26 74 18',
        '#7A6A60',
        6,
      );
      art.line('M-74 46Q-10 30 74 48M-76 68Q-10 52 74 70M-78 90Q-20 76 40 86', '#7A6A60', 6);
    },
    false,
    turn,
  );
}
