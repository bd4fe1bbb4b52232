import { Art, ramp } from '../../drawing/canvas.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawJerrycan } from '../../elements/goods.ts';
import { drawBag, drawStandingSack } from '../../elements/sacks.ts';
import { drawContact } from '../../elements/shadow.ts';
import { circle, d, ellipse, range, rect, roundRect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Tops of the shelves. */
const SHELVES = [276, 566, 856] as const;

type Goods = (art: Art, x: number, y: number) => void;

const TINS: Goods = (art, x, y) => {
  drawTin(art, x - 62, y, PALETTE.soil);
  drawTin(art, x + 62, y, PALETTE.teal);
  drawTin(art, x, y - 117, PALETTE.gold);
};
const SEED: Goods = (art, x, y) => {
  drawBag(art, x + 56, y, 190, '#EAD9B0', PALETTE.deep);
  drawBag(art, x - 46, y, 206);
};
const SACK: Goods = (art, x, y) => drawStandingSack(art, x, y, 226);
const CANS: Goods = (art, x, y) => {
  drawJerrycan(art, x + 52, y, 168, PALETTE.teal);
  drawJerrycan(art, x - 52, y, 190);
};

/** What stands on each shelf, from left to right; `null` is the place of what is missing. */
const STOCK: readonly (readonly (Goods | null)[])[] = [
  [SEED, TINS, CANS, SACK],
  [SACK, null, SEED, TINS],
  [CANS, SEED, SACK, SEED],
];

/** A service that does not exist: in the shop's full shelves one place is empty, its price tag still there. */
export function drawServiceMissing(): Art {
  const art = new Art(WIDTH, HEIGHT, 64);
  setLight(art, 1);
  const wall = rect(0, 0, WIDTH, HEIGHT);
  art.path(wall, '#8FB9A8');
  art.grain(wall, PALETTE.forest, ramp([0, 0.8], [0.5, 0.3], [1, 0]), [0, HEIGHT, WIDTH, 0]);
  const board = '#8A4B28';
  SHELVES.forEach((y, row) => {
    art.path(rect(0, y, WIDTH, 24), board);
    art.path(rect(0, y, WIDTH, 7), '#B8743F');
    art.path(rect(0, y + 24, WIDTH, 18), PALETTE.ink, 'opacity=".3"');
    at(STOCK, row).forEach((goods, column) => {
      const x = 160 + column * 293;
      if (goods) goods(art, x, y + 5);
      else drawEmptyPlace(art, x, y);
      // A price tag: a leaf and a bar, never words.
      art.path(roundRect(x - 42, y - 2, 84, 40, 5), PALETTE.cream);
      art.path(d`M${x - 30} ${y + 29}c-3 -16 8 -23 19 -23c1 14 -7 23 -19 23Z`, PALETTE.leaf);
      art.line(d`M${x} ${y + 18}h28`, PALETTE.forest, 5);
    });
  });
  return art;
}

/** Where a bag stood for years the wall has kept its colour; a spider has moved in, and a few grains are left. */
function drawEmptyPlace(art: Art, x: number, y: number): void {
  const bag = d`M${x - 84} ${y}C${x - 96} ${y - 70} ${x - 94} ${y - 150} ${x - 84} ${y - 200}Q${x} ${y - 216} ${x + 84} ${y - 200}C${x + 94} ${y - 150} ${x + 96} ${y - 70} ${x + 84} ${y}Z`;
  art.path(bag, '#B5D2BC');
  art.grain(bag, PALETTE.cream, ramp([0, 0.8], [0.6, 0.15], [1, 0]), [x + 80, y - 200, x - 70, y]);
  art.line(bag, '#5E8F7F', 5, 'stroke-dasharray="3 13"');
  const [left, top] = [x - 140, y - 248];
  const spokes = range(0, 4).map((i) => {
    const angle = (i / 4) * (Math.PI / 2);
    return d`M${left} ${top}l${Math.cos(angle) * 92} ${Math.sin(angle) * 92}`;
  });
  const rounds = range(1, 3).map((ring) => {
    const r = ring * 27;
    const arcs = range(0, 3).map((i) => {
      const [a, b] = [(i / 4) * (Math.PI / 2), ((i + 1) / 4) * (Math.PI / 2)];
      const middle = (a + b) / 2;
      return d`M${left + Math.cos(a) * r} ${top + Math.sin(a) * r}Q${left + Math.cos(middle) * r * 0.82} ${top + Math.sin(middle) * r * 0.82} ${left + Math.cos(b) * r} ${top + Math.sin(b) * r}`;
    });
    return arcs.join('');
  });
  art.line([...spokes, ...rounds].join(''), PALETTE.cream, 2.4, 'opacity=".8"');
  for (const [dx, dy] of [
    [-58, -4],
    [-30, -3],
    [20, -5],
    [44, -3],
    [52, -10],
    [64, -4],
  ] as const) {
    art.path(ellipse(x + dx, y + dy, 7, 5), PALETTE.gold);
  }
}

/** A tin with leaf and band; (x, y) is the middle of its foot. */
function drawTin(art: Art, x: number, y: number, ink: string): void {
  drawContact(art, x, y, 52);
  const body = rect(x - 52, y - 112, 104, 112);
  art.path(body, ink);
  art.path(rect(x - 52, y - 38, 104, 22), PALETTE.sand);
  art.path(d`M${x - 22} ${y - 50}c-5 -31 18 -48 43 -48c3 28 -15 48 -43 48Z`, PALETTE.cream);
  art.grain(body, PALETTE.ink, ramp([0, 0.9], [0.5, 0.15], [1, 0]), [x - 54, y, x + 46, y - 26]);
  art.path(ellipse(x, y - 112, 52, 9), mix(ink, PALETTE.cream, 0.4));
}

/** No results: a woven tray seen from above, with one leaf in it. */
export function drawFilterEmpty(): Art {
  const art = new Art(WIDTH, HEIGHT, 66);
  setLight(art, 1);
  const cloth = rect(0, 0, WIDTH, HEIGHT);
  const print = { motif: 'leaf', inks: ['#20365C', '#2A426A', '#2A426A', '#2A426A'] } as const;
  art.path(cloth, clothFill(art, print, 1.8, 8));
  art.grain(cloth, PALETTE.ink, ramp([0, 0.8], [0.6, 0.2], [1, 0]), [0, HEIGHT, WIDTH, 0]);
  const [x, y, r] = [600, 450, 372];
  art.path(circle(x - 26, y + 34, r + 6), PALETTE.ink, 'opacity=".5"');
  art.path(circle(x, y, r), '#D2A45A');
  art.inside(circle(x, y, r - 20), () => {
    art.group(`rotate(24 ${x} ${y})`, () => {
      const strips = range(-9, 9).flatMap((row) =>
        range(-9, 9)
          .filter((column) => (row + column) % 2 === 0)
          .map((column) => roundRect(x + column * 40 - 23, y + row * 40 - 15, 46, 30, 6)),
      );
      art.path(rect(x - r, y - r, r * 2, r * 2), '#8A5E2B');
      art.line(
        range(-9, 9)
          .map((column) => d`M${x + column * 40} ${y - r}v${r * 2}`)
          .join(''),
        '#C08F48',
        30,
      );
      art.path(strips.join(''), '#DDB36C');
    });
  });
  const floor = circle(x, y, r - 20);
  art.glow(floor, '#3A1C0C', ramp([0, 0], [0.7, 0.1], [1, 0.9]), [x - 40, y + 50, r]);
  art.line(circle(x, y, r - 18), '#A87432', 40);
  art.line(circle(x, y, r - 18), '#E6C488', 34);
  art.at(720, 560, 2.3, () => {
    art.path(ellipse(-10, 9, 44, 12), '#3A1C0C', 'opacity=".45"');
    art.path('M-44 4C-30 -30 10 -34 46 -14C24 10 -14 16 -44 4Z', PALETTE.leaf);
    art.path('M-44 4C-20 0 14 -8 46 -14C24 10 -14 16 -44 4Z', PALETTE.deep);
    art.line('M-60 8L-40 3', PALETTE.deep, 5);
  });
  return art;
}
