import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBasket, drawCrate } from '../../elements/goods.ts';
import { drawContact, drawShadow } from '../../elements/shadow.ts';
import { circle, d, ellipse, polygon, range, rect, roundRect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A lit wall above a floor, the light falling in from the upper right. */
function drawRoom(art: Art, floorY: number, wall: string, floor: string): void {
  setLight(art, 1);
  const back = rect(0, 0, WIDTH, floorY + 4);
  art.path(back, wall);
  const dim = mix(wall, PALETTE.soilDark, 0.5);
  art.grain(back, dim, ramp([0, 0.7], [0.35, 0.15], [0.7, 0]), [0, floorY, WIDTH * 0.8, 0]);
  const ground = rect(0, floorY, WIDTH, HEIGHT - floorY);
  art.path(ground, floor);
  const dark = mix(floor, PALETTE.ink, 0.6);
  art.grain(ground, dark, ramp([0, 0.75], [0.35, 0.15], [0.7, 0]), [
    0,
    HEIGHT,
    WIDTH * 0.9,
    floorY,
  ]);
}

/** Patch of sun that a window throws on the wall, its cross in shade. */
function drawWindowLight(art: Art, x: number, y: number, ink: string): void {
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [left, top] = [x + column * 118 - row * 34, y + row * 128 + column * 14];
    const pane = polygon([
      [left, top],
      [left + 104, top + 12],
      [left + 74, top + 128],
      [left - 30, top + 114],
    ]);
    art.path(pane, ink, 'opacity=".55"');
  }
}

const SHELVES = [196, 356, 516] as const;
const SHELF_LEFT = 170;
const SHELF_RIGHT = 1030;
const SHELF_FOOT = 708;

/** A service that does not exist: the shop's shelves are empty but for one tin, and so is the crate. */
export function drawServiceMissing(): Art {
  const art = new Art(WIDTH, HEIGHT, 64);
  drawRoom(art, 690, '#8FB9A8', '#B9673E');
  drawWindowLight(art, 420, 96, '#F4E8BE');
  const board = '#8A4B28';
  for (const x of [SHELF_LEFT, SHELF_RIGHT - 20]) {
    drawContact(art, x + 10, SHELF_FOOT, 18);
    art.path(rect(x, 110, 20, SHELF_FOOT - 110), mix(board, PALETTE.ink, 0.3));
  }
  for (const y of SHELVES) {
    art.path(
      rect(SHELF_LEFT - 14, y + 20, SHELF_RIGHT - SHELF_LEFT + 10, 16),
      PALETTE.ink,
      'opacity=".2"',
    );
    art.path(rect(SHELF_LEFT, y, SHELF_RIGHT - SHELF_LEFT, 20), board);
    art.path(rect(SHELF_LEFT, y, SHELF_RIGHT - SHELF_LEFT, 6), '#B8743F');
    art.path(rect(SHELF_LEFT, y + 20, SHELF_RIGHT - SHELF_LEFT, 7), mix(board, PALETTE.ink, 0.45));
    // Price tags without goods: a leaf and a bar, never words.
    for (const x of range(SHELF_LEFT + 90, SHELF_RIGHT - 90, 190)) {
      art.path(roundRect(x, y - 2, 62, 30, 4), PALETTE.cream);
      art.path(d`M${x + 10} ${y + 21}c-2 -12 6 -17 14 -17c1 10 -5 17 -14 17Z`, PALETTE.leaf);
      art.line(d`M${x + 31} ${y + 13}h20`, PALETTE.forest, 4);
    }
  }
  // Where jars stood the wall kept its colour.
  for (const [x, y, w, h] of [
    [260, 196, 70, 92],
    [352, 196, 70, 92],
    [760, 356, 84, 104],
    [300, 516, 96, 110],
    [590, 516, 70, 88],
  ] as const) {
    art.path(roundRect(x, y - h, w, h, 8), '#A9CDBF', 'opacity=".5"');
  }
  drawTin(art, 946, 196);
  drawShadow(art, 640, 822, 240, 16, '#3A140A', 1);
  drawEmptyCrate(art, 420, 824, 400, 150);
  return art;
}

/** The one tin left: leaf and band, (x, y) the middle of its foot. */
function drawTin(art: Art, x: number, y: number): void {
  const body = rect(x - 38, y - 92, 76, 92);
  art.path(ellipse(x - 14, y - 1, 48, 6), PALETTE.ink, 'opacity=".3"');
  art.path(body, PALETTE.soil);
  art.path(rect(x - 38, y - 34, 76, 20), PALETTE.sun);
  art.path(d`M${x - 16} ${y - 42}c-4 -24 14 -38 34 -38c2 22 -12 38 -34 38Z`, PALETTE.cream);
  art.grain(body, PALETTE.soilDark, ramp([0, 0.95], [0.5, 0.2], [1, 0]), [
    x - 40,
    y,
    x + 34,
    y - 20,
  ]);
  art.path(ellipse(x, y - 92, 38, 9), '#CF6A3D');
  art.path(ellipse(x, y - 94, 30, 6), '#8A3218');
}

/** Open crate seen from slightly above: its inside shows, and a little straw. */
function drawEmptyCrate(art: Art, x: number, y: number, width: number, height: number): void {
  const top = y - height;
  const inside = polygon([
    [x, top],
    [x + 46, top - 74],
    [x + width - 46, top - 74],
    [x + width, top],
  ]);
  art.path(inside, '#4A2A16');
  art.path(
    polygon([
      [x + 46, top - 74],
      [x + width - 46, top - 74],
      [x + width - 56, top - 18],
      [x + 56, top - 18],
    ]),
    '#7A4A22',
  );
  art.grain(inside, '#1E0F08', ramp([0, 0.9], [0.6, 0.2], [1, 0]), [x, top, x + width, top - 70]);
  const random = createRandom(9);
  const straw = range(0, 21)
    .map((i) => {
      const lying = 40 + random() * 30;
      const sx = x + width * 0.3 + i * 6 - lying / 2 + random() * 10;
      return d`M${sx} ${top - 4 - random() * 10}q${lying / 2} ${-10 - random() * 14} ${lying} ${-2 + random() * 6}`;
    })
    .join('');
  art.line(straw, '#E0BC6A', 3);
  drawCrate(art, x, y, width, height);
  art.path(rect(x - 4, top - 8, width + 8, 12), '#D9A866');
}

/** No results: an empty basket in the sun, one leaf beside it. */
export function drawFilterEmpty(): Art {
  const art = new Art(WIDTH, HEIGHT, 66);
  drawRoom(art, 600, '#EBD5A6', '#CF7F52');
  art.path(circle(860, 250, 150), '#FFF3D6', 'opacity=".6"');
  drawShadow(art, 650, 726, 310, 24, '#5E1B0E', 1);
  drawContact(art, 600, 724, 206);
  const [x, y, rx] = [600, 440, 330];
  drawBasket(art, x, y, rx, () => {
    art.grain(ellipse(x, y, rx, rx * 0.3), '#1E0F08', ramp([0, 1], [0.5, 0.3], [1, 0]), [
      x + rx,
      y + 60,
      x - rx * 0.7,
      y - 70,
    ]);
    // The far rim closes the opening; its ends lie under the near rim's.
    const farRim = d`M${x - rx} ${y}C${x - rx * 0.9} ${y - rx * 0.4} ${x + rx * 0.9} ${y - rx * 0.4} ${x + rx} ${y}`;
    art.line(farRim, '#B8803C', 20);
  });
  art.at(980, 792, 1.5, () => {
    art.path(ellipse(-16, 6, 46, 6), '#5E1B0E', 'opacity=".4"');
    art.path('M-44 4C-30 -30 10 -34 46 -14C24 10 -14 16 -44 4Z', PALETTE.leaf);
    art.path('M-44 4C-20 0 14 -8 46 -14C24 10 -14 16 -44 4Z', PALETTE.deep);
    art.line('M-60 8L-40 3', PALETTE.deep, 5);
  });
  return art;
}
