import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCorrugated, drawHouse } from '../../elements/buildings.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { circle, d, range, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const DUSK_SHADE = '#1C1A30';

/** Height of the painted frieze: one repeat of its eyes. */
const FRIEZE_SCALE = 0.8;
const FRIEZE = 64 * FRIEZE_SCALE;

/** An article that does not exist: the kiosk is shut, its line is bare, the last paper blows away. */
export function drawArticleMissing(): Art {
  const art = new Art(WIDTH, HEIGHT, 65);
  const random = createRandom(65);
  drawBackdrop(art, {
    bands: SKY_KEYS.dusk,
    horizon: 640,
    sun: [1010, 604, 70],
    ridges: [
      { y: 592, amplitude: 40, seed: 14, color: '#6C5F80', light: '#C98F86' },
      { y: 634, amplitude: 24, seed: 7, color: '#3E4468', light: '#7A6A86' },
    ],
    land: 720,
  });
  for (const [x, width] of [
    [60, 92],
    [1090, 76],
  ] as const) {
    drawHouse(art, x, 662, width, '#5E5474', '#2E3354');
  }
  drawGround(art, 656, '#6B4A52', '#D98A5C', '#2A1428');
  drawKiosk(art);
  drawLoosePaper(art, 1010, 330, 0.95, 16);
  for (let i = 0; i < 34; i++) {
    const x = random() * WIDTH;
    drawTuft(art, x, 902 + random() * 10, 40 + random() * 18, 5, random, '#171629', '#4E3D58');
  }
  return art;
}

function drawKiosk(art: Art): void {
  drawShadow(art, 540, 770, 400, 18, DUSK_SHADE, 1);
  const wall = rect(190, 250, 640, 520);
  art.path(wall, '#2F6A6A');
  art.grain(wall, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [190, 760, 820, 420]);
  art.path(rect(190, 272, 640, 18), PALETTE.ink, 'opacity=".3"');
  drawShutter(art);
  drawCat(art, 300, 604);
  const eyes = clothFill(
    art,
    { motif: 'eye', inks: [PALETTE.indigo, PALETTE.sun, PALETTE.cream, PALETTE.soil] },
    FRIEZE_SCALE,
    0,
    true,
  );
  art.group('translate(190 704)', () => {
    art.path(rect(0, 0, 640, FRIEZE), eyes);
  });
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
  art.at(510, 602, 0.62, () => {
    art.path(rect(-26, -92, 52, 16), '#5B625A');
    art.line('M-16 -50V-74C-16 -96 16 -96 16 -74V-50', '#E9E2CF', 8);
    art.path(roundRect(-30, -56, 60, 50, 7), PALETTE.sun);
    art.path(circle(0, -36, 7), PALETTE.ink);
    art.path(rect(-3, -34, 6, 14), PALETTE.ink);
  });
}

/** A cat asleep on the counter; (x, y) is the middle under it. */
function drawCat(art: Art, x: number, y: number): void {
  const coat = '#2A2230';
  art.at(x, y, 1, () => {
    const body = 'M-58 0C-66 -34 -34 -56 4 -54C42 -54 66 -34 64 -8C64 -2 60 0 54 0Z';
    art.path(body, coat);
    art.grain(body, '#B4766A', ramp([0, 0.9], [0.4, 0.2], [1, 0]), [70, -56, 0, -10]);
    // The tail lies round the body, its tip before the chin.
    art.line('M52 -9C66 -4 60 14 44 12C20 10 0 -2 -16 2', mix(coat, '#B4766A', 0.3), 12);
    art.path(
      'M-64 -2C-76 -8 -80 -26 -72 -36L-70 -54L-56 -44C-50 -46 -44 -46 -38 -44L-26 -54L-22 -34C-16 -22 -22 -6 -32 -2C-42 2 -54 2 -64 -2Z',
      mix(coat, '#4A3A48', 0.5),
    );
    art.line('M-64 -22q5 5 11 1M-42 -21q6 4 11 -1', PALETTE.clay, 2.4);
    art.path('M-50 -14h7l-3.5 4Z', PALETTE.clay);
  });
}

/** The line that papers hang from, pegs and no papers. */
function drawBareLine(art: Art): void {
  art.line('M200 652Q510 680 820 652', '#E7DCC2', 3);
  for (const x of [200, 820]) {
    art.path(circle(x, 651, 5), '#5B625A');
  }
  for (const [x, y] of [
    [270, 657],
    [366, 662],
    [470, 666],
    [560, 666],
    [664, 663],
    [752, 658],
  ] as const) {
    art.path(roundRect(x - 6, y - 8, 12, 30, 3), PALETTE.clay);
    art.path(rect(x - 6, y + 3, 12, 3.4), PALETTE.soilDark);
  }
}

/** One sheet in the wind: masthead, a picture and columns without words. */
function drawLoosePaper(art: Art, x: number, y: number, scale: number, turn: number): void {
  for (const [dx, dy, reach] of [
    [-84, 152, 78],
    [-40, 196, 112],
  ] as const) {
    const gust = d`M${x + dx - reach} ${y + dy + 26}C${x + dx - reach * 0.5} ${y + dy + 20} ${x + dx} ${y + dy + 12} ${x + dx + 34} ${y + dy - 20}C${x + dx + 8} ${y + dy + 18} ${x + dx - reach * 0.4} ${y + dy + 30} ${x + dx - reach} ${y + dy + 26}Z`;
    art.path(gust, '#FBE3C2', 'opacity=".8"');
  }
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
