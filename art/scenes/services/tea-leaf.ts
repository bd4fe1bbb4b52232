import { Art, ramp } from '../../drawing/canvas.ts';
import { drawTeaLeaf } from '../../elements/leaf.ts';
import { drawSky } from '../../elements/sky.ts';
import { limb } from '../../figures/limb.ts';
import { circle, ellipse, type Point } from '../../drawing/geometry.ts';

const STALK: readonly Point[] = [
  [590, 930],
  [600, 760],
  [606, 600],
  [612, 520],
];

const STALK_RADII = [17, 14, 10, 7];

/** Two leaves and a bud before a pale disc. */
export function drawTeaShoot(): Art {
  const art = new Art(1200, 900, 3);
  drawSky(art, ['#1E4A33', '#2B6140', '#4B8B5A', '#86B67E', '#C5D79A'], 900);
  art.path(circle(780, 330, 250), '#FCE5BC');
  art.grain(
    circle(780, 330, 250),
    '#FFF8E6',
    ramp([0, 1], [0.5, 0.2], [1, 0]),
    [960, 140, 600, 540],
  );
  for (const [x, y, length, angle] of [
    [40, 980, 420, -70],
    [260, 1010, 380, -100],
    [980, 1010, 420, -76],
    [1180, 960, 460, -112],
    [700, 1060, 380, -90],
  ] as const) {
    drawTeaLeaf(art, x, y, { length, width: 0.2, angle }, ['#17402D', '#1F5238'], '#3F7F4A');
  }
  const stalk = limb(STALK, STALK_RADII);
  art.path(stalk, '#6FA03A');
  art.grain(stalk, '#1E4A33', ramp([0, 0.9], [0.6, 0.1], [1, 0]), [580, 700, 622, 700]);
  drawTeaLeaf(
    art,
    600,
    770,
    { length: 440, width: 0.21, angle: 168 },
    ['#1F5A34', '#3C8038'],
    '#9DC24A',
  );
  drawTeaLeaf(
    art,
    602,
    740,
    { length: 430, width: 0.21, angle: 8 },
    ['#22613A', '#47903B'],
    '#B4D252',
  );
  drawTeaLeaf(
    art,
    606,
    610,
    { length: 430, width: 0.19, angle: -150 },
    ['#2F7A38', '#5FA03A'],
    '#CFE06A',
  );
  drawTeaLeaf(
    art,
    608,
    590,
    { length: 440, width: 0.19, angle: -34 },
    ['#2F7A38', '#6BAA3A'],
    '#DCE97C',
  );
  drawBud(art);
  for (const [x, y, r] of [
    [862, 424, 13],
    [820, 468, 8],
    [420, 822, 11],
    [372, 452, 9],
  ] as const) {
    drawDew(art, x, y, r);
  }
  return art;
}

/** The unopened leaf: a furled spear, lit on the side of the disc. */
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
