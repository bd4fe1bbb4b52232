import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawContact, drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look } from '../../figures/pose.ts';
import { circle, d, ellipse, polygon, range, rect, roundRect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Nutrients of the three hoppers. */
const INKS = [PALETTE.cream, PALETTE.soilLight, PALETTE.sun] as const;

/** Top of the belt, and where it ends. */
const BELT = { y: 586, end: 872 } as const;

/** The bag that is filled under the chute. */
const BAG = { x: 934, foot: 842, height: 176 } as const;

const FLOOR = 724;
const FLOOR_SHADE = '#16362A';

const WORKER: Look = {
  top: '#D6CFB2',
  vest: PALETTE.sun,
  bottom: PALETTE.indigo,
  helmet: PALETTE.cream,
  skin: '#653822',
  gloves: PALETTE.teal,
  longSleeves: true,
  mood: 'intent',
};

/** Blending plant: three hoppers of coloured nutrients feed one belt, and the belt an open bag. */
export function drawBlending(): Art {
  const art = new Art(WIDTH, HEIGHT, 45);
  setLight(art, 1);
  const random = createRandom(18);
  drawHall(art);
  [190, 460, 730].forEach((x, i) => {
    drawHopper(art, x, at(INKS, i), random);
  });
  drawBelt(art, random);
  drawFilling(art, random);
  const row = [84, 200, 316, 432];
  row.forEach((x, i) => {
    drawShadow(art, x, 876 + (i % 2) * 8, 60, 9, FLOOR_SHADE, 1);
  });
  row.forEach((x, i) => {
    const sack = i % 2 ? PALETTE.sand : PALETTE.cream;
    drawBag(art, x, 874 + (i % 2) * 8, 148, sack, i % 2 ? PALETTE.soil : PALETTE.leaf);
  });
  return art;
}

/** Wall of sheet metal lit from a door on the right, and the concrete floor. */
function drawHall(art: Art): void {
  const wall = rect(0, 0, WIDTH, FLOOR + 4);
  art.path(wall, '#C3D6C2');
  art.grain(wall, '#6FA38F', ramp([0, 0], [0.5, 0.25], [1, 1]), [1000, 0, 60, 620]);
  for (const x of range(60, 1200, 180)) {
    art.line(d`M${x} 0V${FLOOR + 8}`, '#A9C4AE', 12);
  }
  const floor = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  art.path(floor, '#8A9A8C');
  art.grain(floor, PALETTE.night, ramp([0, 0], [0.4, 0.2], [1, 0.9]), [1100, FLOOR, 300, 940]);
}

/** Hopper on four legs, heaped with one nutrient, which runs out of its mouth on to the belt. */
function drawHopper(art: Art, x: number, nutrient: string, random: Random): void {
  for (const leg of [x - 126, x + 110]) {
    drawContact(art, leg + 8, 752, 17);
    art.path(rect(leg, 290, 16, 456), PALETTE.forest);
    art.path(rect(leg - 8, 742, 32, 10), PALETTE.night);
  }
  const hopper = polygon([
    [x - 130, 110],
    [x + 130, 110],
    [x + 130, 268],
    [x + 32, 424],
    [x - 32, 424],
    [x - 130, 268],
  ]);
  art.path(ellipse(x, 110, 130, 28), mix(nutrient, PALETTE.soilDark, 0.42));
  for (let k = 0; k < 54; k++) {
    const a = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const y = 104 + Math.sin(a) * far * 20 - (1 - far) * 38;
    art.path(
      circle(x + Math.cos(a) * far * 116, y, 10),
      mix(nutrient, PALETTE.soilDark, random() * 0.28),
    );
  }
  art.path(hopper, PALETTE.teal);
  art.grain(hopper, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.95]), [
    x + 130,
    100,
    x - 130,
    380,
  ]);
  art.path(rect(x - 140, 284, 280, 16), PALETTE.forest);
  art.path(roundRect(x - 56, 168, 112, 72, 8), PALETTE.cream);
  art.path(circle(x - 22, 204, 20), nutrient);
  art.line(circle(x - 22, 204, 20), PALETTE.forest, 4);
  art.line(d`M${x + 12} 194h32M${x + 12} 212h22`, PALETTE.forest, 6);
  const stream = d`M${x - 20} 424C${x - 18} 480 ${x - 24} 540 ${x - 40} 576H${x + 40}C${x + 24} 540 ${x + 18} 480 ${x + 20} 424Z`;
  art.path(stream, mix(nutrient, PALETTE.soilDark, 0.16));
  for (let k = 0; k < 26; k++) {
    const t = random();
    art.path(
      circle(x + (random() - 0.5) * (34 + t * 40), 430 + t * 146, 5 + random() * 3),
      nutrient,
    );
  }
}

/** The belt on its rollers; what lies on it grows more mixed from hopper to hopper. */
function drawBelt(art: Art, random: Random): void {
  const { y, end } = BELT;
  for (const x of [120, 440, 790]) {
    drawContact(art, x + 9, 770, 20);
    art.path(rect(x, y + 40, 18, 138), PALETTE.night);
    art.path(rect(x - 10, 762, 38, 9), PALETTE.ink);
  }
  for (let i = 0; i < 330; i++) {
    const x = 60 + random() * (end - 76);
    const known = x < 300 ? 1 : x < 590 ? 2 : 3;
    const ink = at(INKS, Math.floor(random() * known));
    const r = 8 + random() * 3;
    art.path(circle(x, y - random() * 22, r), mix(ink, PALETTE.soilDark, random() * 0.2));
  }
  art.path(roundRect(30, y, end - 30, 44, 22), '#22302A');
  for (const x of range(56, end - 10, 72)) {
    art.path(circle(x, y + 22, 14), '#8C9288');
    art.path(circle(x, y + 22, 6), PALETTE.ink);
  }
}

/** Chute, open bag and the worker who holds it open. */
function drawFilling(art: Art, random: Random): void {
  const { x, foot, height } = BAG;
  const mouth = foot - height;
  drawShadow(art, x, foot + 2, 84, 12, FLOOR_SHADE, 1);
  drawShadow(art, 1086, 880, 110, 12, FLOOR_SHADE, 1);
  drawPerson(art, 1088, 878, 1.34, WORKER, {
    flip: true,
    nod: 14,
    bend: 8,
    near: [
      [36, -206],
      [72, -166],
    ],
    far: [
      [88, -214],
      [150, -168],
    ],
    nearHand: 'grip',
    farHand: 'grip',
    held: () => drawOpenBag(art, (1088 - x) / 1.34, (878 - foot) / -1.34, height / 1.34, random),
  });
  const chute = polygon([
    [BELT.end - 16, BELT.y - 20],
    [BELT.end + 30, BELT.y - 20],
    [x + 34, mouth - 26],
    [x - 26, mouth - 26],
    [BELT.end - 16, BELT.y + 30],
  ]);
  art.path(chute, PALETTE.teal);
  art.grain(chute, PALETTE.ink, ramp([0, 0], [1, 0.8]), [x + 30, 600, BELT.end - 30, 640]);
  for (let k = 0; k < 16; k++) {
    const px = x + 4 + (random() - 0.5) * 50;
    art.path(circle(px, mouth - 24 + random() * 24, 6), at(INKS, k % 3));
  }
}

/** Open bag, foot centre at (x, y), heaped to the rim with the blend; in figure units. */
function drawOpenBag(art: Art, x: number, y: number, height: number, random: Random): void {
  const [w, top] = [46, y - height];
  const sack = d`M${x - w} ${top}C${x - w - 6} ${y - height * 0.5} ${x - w - 4} ${y - 20} ${x - w + 4} ${y}C${x - 20} ${y + 4} ${x + 20} ${y + 4} ${x + w - 4} ${y}C${x + w + 4} ${y - 20} ${x + w + 6} ${y - height * 0.5} ${x + w} ${top}Z`;
  art.path(ellipse(x, top, w, 10), mix(PALETTE.cream, PALETTE.soilDark, 0.4));
  for (let k = 0; k < 26; k++) {
    const across = (random() - 0.5) * 2;
    art.path(
      circle(x + across * 36, top - random() * 12 * (1 - across ** 2) + 4, 6),
      at(INKS, k % 3),
    );
  }
  art.path(sack, PALETTE.cream);
  const clip = art.clip(sack);
  art.path(rect(x - 60, y - 48, 120, 26), PALETTE.leaf, clip);
  art.path(d`M${x - 16} ${y - 62}c-6 -26 18 -42 38 -42c0 26 -14 44 -38 42Z`, PALETTE.leaf);
  art.grain(sack, '#5B3417', ramp([0, 0.9], [0.45, 0.15], [1, 0]), [x + w, y, x - w * 0.4, y - 30]);
}
