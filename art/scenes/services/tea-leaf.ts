import { Art, ramp } from '../../drawing/canvas.ts';
import { drawFallingRain } from '../../elements/rain.ts';
import { drawTeaLeaf } from '../../elements/leaf.ts';
import { drawSky } from '../../elements/sky.ts';
import { limb } from '../../figures/limb.ts';
import { ellipse, type Point } from '../../drawing/geometry.ts';
import { createRandom } from '../../drawing/random.ts';

const STALK: readonly Point[] = [
  [590, 930],
  [600, 760],
  [606, 600],
  [612, 520],
];

const STALK_RADII = [17, 14, 10, 7];

/** Dim leaves of the bush behind: foot, length and turn. */
const BEHIND = [
  [-60, 640, 620, -38],
  [150, 1010, 560, -82],
  [1290, 620, 640, -150],
  [1010, 1040, 600, -104],
  [420, 1060, 520, -60],
  [330, -120, 520, 58],
  [1010, -160, 560, 118],
] as const;

/** From the lowest leaf to the youngest, to both sides in turn. */
const LEAVES = [
  {
    x: 597,
    y: 812,
    length: 430,
    width: 0.21,
    angle: 176,
    inks: ['#1F5A34', '#3C8038'],
    tip: '#9DC24A',
  },
  {
    x: 602,
    y: 742,
    length: 430,
    width: 0.21,
    angle: 8,
    inks: ['#22613A', '#47903B'],
    tip: '#B4D252',
  },
  {
    x: 605,
    y: 662,
    length: 410,
    width: 0.19,
    angle: -150,
    inks: ['#2F7A38', '#5FA03A'],
    tip: '#CFE06A',
  },
  {
    x: 608,
    y: 592,
    length: 380,
    width: 0.19,
    angle: -34,
    inks: ['#2F7A38', '#6BAA3A'],
    tip: '#DCE97C',
  },
] as const;

/** Rain that stands on the leaves. */
const DROPS = [
  [862, 424, 13],
  [820, 468, 8],
  [730, 520, 6],
  [372, 452, 11],
  [430, 500, 7],
  [480, 780, 10],
  [800, 790, 11],
  [706, 752, 6],
] as const;

/** Two leaves and a bud in the rain, so near that they fill the picture. */
export function drawTeaShoot(): Art {
  const art = new Art(1200, 900, 3);
  const random = createRandom(6);
  const area = [-120, -60, 1200, 900] as const;
  drawSky(art, ['#143526', '#1B4530', '#235639', '#2F6A44'], 900);
  for (const [x, y, length, angle] of BEHIND) {
    drawTeaLeaf(art, x, y, { length, width: 0.22, angle }, ['#123021', '#184029'], '#2B6140');
  }
  drawFallingRain(art, { area, drops: 90, length: 130, slant: 0.24, ink: '#A9CDBF', random });
  art.group('translate(540 560) rotate(38) scale(1.5) translate(-606 -610)', () => {
    const stalk = limb(STALK, STALK_RADII);
    art.path(stalk, '#6FA03A');
    art.grain(stalk, '#1E4A33', ramp([0, 0.9], [0.6, 0.1], [1, 0]), [580, 700, 622, 700]);
    for (const { x, y, length, width, angle, inks, tip } of LEAVES) {
      drawTeaLeaf(art, x, y, { length, width, angle }, inks, tip);
    }
    drawBud(art);
    for (const [x, y, r] of DROPS) {
      drawDew(art, x, y, r);
    }
  });
  drawFallingRain(art, { area, drops: 36, length: 190, slant: 0.24, ink: '#E9F4E6', random });
  return art;
}

/** The unopened leaf: a furled spear, its right side lit. */
function drawBud(art: Art): void {
  const spear = 'M604 596C588 500 590 350 642 206C650 320 650 490 617 604C613 612 606 610 604 596Z';
  const lit = 'M642 206C650 320 650 480 620 596C616 500 616 340 642 206Z';
  art.path(spear, '#7FB03E');
  art.grain(spear, '#2F7A38', ramp([0, 1], [0.5, 0.35], [1, 0]), [592, 590, 618, 330]);
  art.path(lit, '#DCE88A');
  art.grain(lit, '#93B83A', ramp([0, 0.9], [0.6, 0.1], [1, 0]), [620, 600, 636, 320]);
  art.path('M610 604C605 540 604 470 610 420C610 480 614 540 617 602Z', '#B4D04C');
}

function drawDew(art: Art, x: number, y: number, r: number): void {
  const drop = ellipse(x, y, r, r * 1.15);
  art.path(drop, '#E9F4E6', 'opacity=".9"');
  const disc = [x + r * 0.3, y - r * 0.3, r * 1.4] as const;
  art.glow(drop, '#2B6140', ramp([0, 0], [0.6, 0.2], [1, 0.9]), disc, { frequency: 0.95 });
  art.path(ellipse(x + r * 0.3, y - r * 0.4, r * 0.25, r * 0.2), '#FFFFFF');
}
