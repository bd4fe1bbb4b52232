import { type Art, ramp } from '../canvas.ts';
import { polygon, rect, type Point } from '../geometry.ts';

/** Inks of Mt Kenya, from the crown to the snow. */
export type MountainInks = {
  crown: string;
  flank: string;
  foot: string;
  shade: string;
  snow: string;
};

/** Mt Kenya is a wide shield with a small jagged crown; units at scale 1, crown 318 high. */
const CROWN_HEIGHT = 318;

const OUTLINE: readonly Point[] = [
  [-620, 0],
  [-470, -44],
  [-350, -84],
  [-250, -122],
  [-178, -156],
  [-128, -186],
  [-100, -204],
  [-86, -222],
  [-74, -214],
  [-62, -236],
  [-46, -262],
  [-38, -254],
  [-28, -288],
  [-18, -312],
  [-10, -300],
  [-2, -318],
  [8, -300],
  [16, -276],
  [26, -284],
  [36, -258],
  [52, -236],
  [62, -246],
  [74, -222],
  [92, -208],
  [122, -188],
  [176, -156],
  [256, -120],
  [356, -82],
  [480, -42],
  [640, 0],
];

const SHADE_SIDE: readonly Point[] = [
  [-2, -318],
  [-10, -280],
  [-20, -262],
  [-14, -240],
  [-34, -214],
  [-26, -196],
  [-60, -168],
  [-48, -150],
  [-100, -120],
  [-700, 0],
  [-700, -400],
  [-2, -400],
];

const SNOW_FIELDS: readonly (readonly Point[])[] = [
  [
    [-2, -318],
    [8, -300],
    [16, -276],
    [10, -262],
    [14, -244],
    [4, -252],
    [-2, -232],
    [-8, -262],
    [-4, -290],
  ],
  [
    [-18, -312],
    [-12, -300],
    [-16, -276],
    [-24, -262],
    [-30, -282],
  ],
  [
    [26, -284],
    [36, -258],
    [46, -238],
    [34, -242],
    [30, -224],
    [24, -250],
  ],
  [
    [-46, -262],
    [-38, -250],
    [-42, -230],
    [-52, -216],
    [-60, -232],
  ],
  [
    [62, -246],
    [74, -222],
    [68, -208],
    [60, -226],
  ],
];

/** Mt Kenya standing on `base`; `scaleX` and `scaleY` stretch the shield. */
export function drawMountKenya(
  art: Art,
  cx: number,
  base: number,
  scaleX: number,
  scaleY: number,
  inks: MountainInks,
): void {
  const place = (points: readonly Point[]) =>
    polygon(points.map(([x, y]) => [cx + x * scaleX, base + y * scaleY]));
  const outline = place(OUTLINE);
  const top = base - CROWN_HEIGHT * scaleY;
  const body = art.linear(
    [
      [0, inks.crown],
      [0.55, inks.flank],
      [1, inks.foot, 0],
    ],
    [0, top, 0, base],
  );
  art.path(outline, body);
  const clip = art.clip(outline);
  art.path(place(SHADE_SIDE), inks.shade, `${clip} opacity=".55"`);
  const from = [cx - 20 * scaleX, base - 300 * scaleY] as const;
  const to = [cx - 60 * scaleX, base - 60 * scaleY] as const;
  art.grain(outline, inks.shade, ramp([0, 0.7], [0.5, 0.25], [1, 0]), [...from, ...to], { clip });
  for (const field of SNOW_FIELDS) {
    art.path(place(field), inks.snow);
  }
  const veil = art.linear(
    [
      [0, inks.foot, 0],
      [1, inks.foot, 1],
    ],
    [0, base - 110, 0, base - 6],
  );
  art.path(rect(0, base - 110, art.width, 112), veil);
}
