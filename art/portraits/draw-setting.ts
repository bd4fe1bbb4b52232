import { type Art, ramp } from '../drawing/canvas.ts';
import { d, fillBelow, type Point, polygon, range, rect, roundRect } from '../drawing/geometry.ts';
import { drawCherryCluster } from '../elements/coffee-cherries.ts';
import { drawBroadTree } from '../elements/broad-tree.ts';
import { drawCoffeeLeaf } from '../elements/leaf.ts';
import { drawSmallMaize } from '../elements/maize.ts';
import { drawBag } from '../elements/sacks.ts';
import { drawTeaHill, TEA_FAR, TEA_MID } from '../elements/tea-hills.ts';
import { at } from '../drawing/items.ts';
import { setLight } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { createRandom } from '../drawing/random.ts';
import type { Setting } from './options.ts';

const WIDTH = 800;
const HEIGHT = 1000;
const ALL = rect(0, 0, WIDTH, HEIGHT);

/** The place behind a person who fills a screen, without disc or halo. Behind the head it is light and quiet. */
export function drawSetting(art: Art, setting: Setting): void {
  switch (setting) {
    case 'tea-rows':
      drawTeaRows(art);
      return;
    case 'coffee-trees':
      drawCoffeeTrees(art);
      return;
    case 'shop':
      drawShelves(art);
      return;
    case 'maize-field':
      drawField(art);
      return;
  }
}

/** Mist lies between the hills; the nearest rows stand at the shoulders. */
function drawTeaRows(art: Art): void {
  setLight(art, -1);
  art.path(ALL, '#F6E7C4');
  const hills = [
    { cx: 640, cy: 330, rx: 520, rise: 200, squash: 0.3, rings: 22, seed: 4, inks: TEA_FAR },
    { cx: 90, cy: 520, rx: 520, rise: 230, squash: 0.34, rings: 18, seed: 9, inks: TEA_FAR },
    { cx: 760, cy: 760, rx: 560, rise: 260, squash: 0.36, rings: 15, seed: 12, inks: TEA_MID },
    { cx: 20, cy: 980, rx: 600, rise: 300, squash: 0.36, rings: 13, seed: 17, inks: TEA_MID },
    { cx: 700, cy: 1190, rx: 560, rise: 300, squash: 0.36, rings: 13, seed: 21, inks: TEA_MID },
  ];
  for (const hill of hills) {
    drawTeaHill(art, hill);
    const mist = rect(0, hill.cy - 130, WIDTH, 230);
    art.path(
      mist,
      art.linear(
        [
          [0, '#F6E7C4', 0],
          [0.75, '#F6E7C4', 0.75],
          [1, '#F6E7C4', 0],
        ],
        [0, hill.cy - 130, 0, hill.cy + 100],
      ),
    );
  }
}

/** Sunlit haze between two coffee trees whose branches reach in from the sides. */
function drawCoffeeTrees(art: Art): void {
  setLight(art, 1);
  const random = createRandom(41);
  art.path(ALL, '#CFC98A');
  art.glow(ALL, '#FBEFC6', ramp([0, 1], [0.6, 0.5], [1, 0]), [430, 380, 560]);
  for (const [side, ink, count, near, size] of [
    [-1, '#8FA765', 16, 210, 150],
    [1, '#8FA765', 16, 210, 150],
    [-1, '#4F7F45', 14, 110, 180],
    [1, '#4F7F45', 14, 110, 180],
    [-1, '#1E4A33', 12, 20, 210],
    [1, '#1E4A33', 12, 20, 210],
  ] as const) {
    for (const i of range(0, count - 1)) {
      const y = -40 + (i / (count - 1)) * 1060;
      const out = near + (random() - 0.4) * 90;
      const x = side < 0 ? out - 40 : WIDTH + 40 - out;
      const angle = (side < 0 ? 0 : 180) + (random() - 0.5) * 110;
      const leaf = { length: size * (0.75 + random() * 0.4), width: 0.24, angle };
      drawCoffeeLeaf(art, x, y, leaf, [ink, mix(ink, PALETTE.lime, 0.35)], i + 1);
    }
  }
  for (const [x, y] of [
    [62, 250],
    [20, 520],
    [742, 160],
    [776, 470],
  ] as const) {
    const edge = x < 400 ? -20 : WIDTH + 20;
    const [tipX, tipY] = [400 + (x - 400) * 0.86, y - 40];
    const twig = d`M${edge} ${y + 110}Q${x} ${y + 50} ${tipX} ${tipY}`;
    art.line(twig, '#5A4A2A', 12);
    art.line(twig, '#8A7A42', 4);
    for (const turn of [-66, -4]) {
      const angle = x < 400 ? turn : 180 - turn;
      const leaf = { length: 118, width: 0.24, angle };
      drawCoffeeLeaf(art, tipX, tipY, leaf, ['#4F7F45', '#8FA765'], y + turn);
    }
    drawCherryCluster(art, x, y + 30, 9, 20, random, x);
  }
}

/** Tins, bags and packets on the shelves of an agro-dealer's shop, lit from the open front. */
function drawShelves(art: Art): void {
  setLight(art, -1);
  const random = createRandom(12);
  art.path(ALL, '#A9CDBF');
  art.glow(ALL, '#E6EFD8', ramp([0, 1], [0.6, 0.4], [1, 0]), [330, 330, 620]);
  const inks = [
    PALETTE.teal,
    PALETTE.sun,
    PALETTE.cream,
    PALETTE.leaf,
    PALETTE.soilLight,
    PALETTE.sky,
  ];
  for (const [row, y] of [190, 400, 610, 820].entries()) {
    let x = -20;
    while (x < WIDTH) {
      const width = 44 + random() * 26;
      const height = 88 + random() * 54;
      const ink = mix(at(inks, Math.floor(random() * inks.length)), '#F3D3A0', 0.38);
      if ((row + Math.floor(x / 90)) % 3 === 0) {
        drawBag(art, x + 48, y, 138, ink, mix(PALETTE.forest, '#F3D3A0', 0.3), -1);
        x += 108;
      } else {
        const tin = roundRect(x, y - height, width, height, 7);
        art.path(tin, ink);
        art.path(
          rect(x + 5, y - height * 0.7, width - 10, height * 0.42),
          mix(PALETTE.cream, ink, 0.15),
        );
        art.grain(tin, '#7A4A22', ramp([0, 0], [0.5, 0.05], [1, 0.7]), [x, y, x + width, y], {
          frequency: 0.9,
        });
        x += width + 9;
      }
    }
    art.path(rect(0, y, WIDTH, 20), '#9C5A30');
    art.path(rect(0, y + 20, WIDTH, 12), '#6E3A1C', 'opacity=".45"');
  }
}

/** Rows of young maize that run up to a horizon near the upper edge. */
function drawField(art: Art): void {
  setLight(art, 1);
  const horizon = 190;
  art.path(ALL, '#D9E4C4');
  const far: Point[] = [
    [-40, 150],
    [160, 118],
    [380, 150],
    [600, 108],
    [840, 146],
  ];
  art.path(fillBelow(far, 260), '#9DBFA6');
  drawBroadTree(art, 120, horizon + 6, 0.5, '#5E8F6C', '#B9C473', 3);
  drawBroadTree(art, 712, horizon + 4, 0.38, '#5E8F6C', '#B9C473', 7);
  const soil = rect(0, horizon, WIDTH, HEIGHT - horizon);
  art.path(soil, '#D98A5C');
  art.grain(soil, '#F2C49A', ramp([0, 1], [0.6, 0.2], [1, 0]), [400, horizon, 400, 760]);
  for (const i of range(-7, 7)) {
    const foot = 400 + i * 210;
    const furrow = polygon([
      [400 + i * 26, horizon],
      [400 + i * 26 + 8, horizon],
      [foot + 92, HEIGHT],
      [foot, HEIGHT],
    ]);
    art.path(furrow, '#B9603A', 'opacity=".6"');
  }
  const inks = ['#2B6140', '#4B8B3B', '#93B83A'] as const;
  for (const z of [6, 4.6, 3.6, 2.8, 2.2, 1.75, 1.36, 1.04]) {
    const y = horizon + 560 / z;
    for (const i of range(-6, 6)) {
      const x = 400 + ((i + 0.72) * 210 * (y - horizon)) / (HEIGHT - horizon) + (i + 0.72) * 26;
      if (x > -60 && x < WIDTH + 60) {
        const tint = Math.min(0.6, z / 9);
        drawSmallMaize(
          art,
          x,
          y,
          1.5 / z,
          [
            mix(inks[0], '#D9E4C4', tint),
            mix(inks[1], '#D9E4C4', tint),
            mix(inks[2], '#D9E4C4', tint),
          ],
          i * 7 + Math.round(z * 10) + 90,
        );
      }
    }
  }
}
