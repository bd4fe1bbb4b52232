import { type Art, ramp } from '../drawing/canvas.ts';
import { type Point, pointsOf, polygon, rect } from '../drawing/geometry.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';

/** Inks of Mt Kenya, from the crown to the snow. */
export type MountainInks = {
  crown: string;
  flank: string;
  foot: string;
  shade: string;
  snow: string;
};

/** Mt Kenya is a wide shield with a small jagged crown; units at scale 1, crown 272 high. */
const CROWN_HEIGHT = 272;

const OUTLINE: readonly Point[] = pointsOf(
  '-860,0 -640,-34 -480,-68 -360,-99 -262,-130 -196,-154 -152,-172 -136,-168 -118,-184 -104,-200 -94,-194 -78,-206 -66,-222 -58,-214 -44,-228 -34,-250 -27,-245 -17,-270 -10,-261 -5,-264 0,-272 9,-258 18,-238 28,-242 38,-224 52,-212 62,-220 76,-204 92,-196 104,-200 124,-182 156,-168 200,-150 268,-126 368,-96 490,-66 660,-32 880,0',
);

/** The flank away from the sun. Its border runs along spurs from the summit to the foot. */
const SHADE_SIDE: readonly Point[] = pointsOf(
  '0,-272 -6,-248 -15,-236 -10,-218 -27,-202 -20,-186 -48,-166 -40,-152 -76,-130 -68,-118 -110,-92 -150,-62 -190,0 -900,0 -900,-400 0,-400',
);

/** Shaded sides of spurs on the lit flank. */
const SPURS: readonly (readonly Point[])[] = [
  pointsOf('62,-220 58,-204 72,-186 66,-170 100,-140 60,-160 48,-184 50,-206'),
  pointsOf('104,-200 108,-184 134,-164 128,-152 190,-116 120,-146 98,-172'),
];

const SNOW_FIELDS: readonly (readonly Point[])[] = [
  pointsOf('0,-272 9,-258 18,-238 11,-227 14,-212 5,-219 -1,-202 -6,-228 -3,-248'),
  pointsOf('-17,-270 -11,-260 -14,-240 -22,-228 -28,-245'),
  pointsOf('28,-242 38,-224 47,-214 36,-210 32,-194 25,-216'),
  pointsOf('-44,-228 -36,-220 -40,-204 -50,-192 -58,-206'),
  pointsOf('62,-220 74,-205 70,-192 60,-204'),
];

/** Depth of the haze at the foot: above `base`, where it thickens, and below, where it thins out. */
const HAZE_ABOVE = 110;
const HAZE_BELOW = 60;

/**
 * Mt Kenya standing on `base`; `scaleX` and `scaleY` stretch the shield. `sun` 1 lights its right
 * flank.
 */
export function drawMountKenya(
  art: Art,
  cx: number,
  base: number,
  scaleX: number,
  scaleY: number,
  inks: MountainInks,
  sun: LightSide = lightOn(art),
): void {
  art.shows.add('Mount Kenya');
  const place = (points: readonly Point[]) =>
    polygon(points.map(([x, y]) => [cx + x * sun * scaleX, base + y * scaleY]));
  const outline = place(OUTLINE);
  const top = base - CROWN_HEIGHT * scaleY;
  const downwards = [0, top, 0, base] as const;
  const body = art.linear(
    [
      [0, inks.crown],
      [0.55, inks.flank],
      [1, inks.foot, 0],
    ],
    downwards,
  );
  art.path(outline, body);
  const clip = art.clip(outline);
  // The shade fades out above the foot, because the body does too: shade below it would hang in the sky.
  const shade = art.linear(
    [
      [0, inks.shade, 0.6],
      [0.45, inks.shade, 0.5],
      [0.82, inks.shade, 0],
    ],
    downwards,
  );
  for (const plane of [SHADE_SIDE, ...SPURS]) {
    art.path(place(plane), shade, clip);
  }
  const from = [cx - 20 * sun * scaleX, base - 260 * scaleY] as const;
  const to = [cx - 60 * sun * scaleX, base - 60 * scaleY] as const;
  art.grain(outline, inks.shade, ramp([0, 0.7], [0.5, 0.25], [1, 0]), [...from, ...to]);
  for (const field of SNOW_FIELDS) {
    art.path(place(field), inks.snow);
  }
  const haze = art.linear(
    [
      [0, inks.foot, 0],
      [HAZE_ABOVE / (HAZE_ABOVE + HAZE_BELOW), inks.foot, 1],
      [1, inks.foot, 0],
    ],
    [0, base - HAZE_ABOVE, 0, base + HAZE_BELOW],
  );
  art.path(rect(0, base - HAZE_ABOVE, art.width, HAZE_ABOVE + HAZE_BELOW), haze);
}
