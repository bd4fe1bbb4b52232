import { type Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, type Point, range, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

/** The picture in a region's badge: what the region is known for. */
export type Emblem = 'shoot' | 'cocoa' | 'maize' | 'rice' | 'cup' | 'glass' | 'ship';

/** Emblems stand in a circle of radius 40 around 0. */
const EMBLEMS: Readonly<Record<Emblem, (art: Art) => void>> = {
  shoot: (art) => {
    art.line('M0 34C-2 20 2 8 0 -4', PALETTE.deep, 4.4);
    for (const side of [-1, 1]) {
      const leaf = d`M0 8C${side * 4} ${-16} ${side * 20} ${-24} ${side * 34} ${-22}C${side * 32} 0 ${side * 18} 12 0 8Z`;
      art.path(leaf, side > 0 ? PALETTE.flush : PALETTE.leaf);
      art.line(d`M0 8C${side * 10} -4 ${side * 22} -16 ${side * 34} -22`, PALETTE.forest, 2);
    }
    art.path('M0 -2C-9 -14 -7 -30 1 -38C8 -28 8 -12 0 -2Z', PALETTE.lime);
  },
  cocoa: (art) => {
    art.line('M2 -38L0 -26', PALETTE.soilDark, 6);
    const pod = 'M0 -30C22 -26 26 10 2 36C-24 14 -24 -22 0 -30Z';
    art.path(pod, PALETTE.gold);
    art.line('M-1 -27C-14 -8 -12 16 1 33M1 -27C13 -8 13 14 2 33', PALETTE.soil, 2.6);
    art.grain(pod, PALETTE.soilDark, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-24, 30, 18, -16]);
  },
  maize: (art) => {
    const cob = 'M0 -36C15 -30 17 12 0 34C-17 12 -15 -30 0 -36Z';
    art.path(cob, PALETTE.sun);
    const clip = art.clip(cob);
    for (const row of range(0, 7)) {
      for (const column of range(-2, 2)) {
        art.path(circle(column * 7, -32 + row * 8.6 + (column % 2) * 4, 2.5), PALETTE.gold, clip);
      }
    }
    art.path('M-2 36C-30 24 -28 -6 -20 -18C-12 0 -8 18 -2 36Z', PALETTE.leaf);
    art.path('M2 36C30 26 30 0 22 -12C13 2 8 20 2 36Z', PALETTE.deep);
  },
  rice: (art) => {
    art.line('M-14 36C-10 6 -4 -18 20 -30', PALETTE.deep, 3.6);
    for (const i of range(0, 6)) {
      const [x, y] = [-9 + i * 4.6, 4 - i * 5.6];
      for (const [side, turn] of [
        [-1, -18],
        [1, 66],
      ] as const) {
        const place = `transform="translate(${x} ${y}) rotate(${turn + i * 6})"`;
        art.path(
          'M0 0C-6 -6 -5 -15 0 -20C5 -15 6 -6 0 0Z',
          side > 0 ? PALETTE.gold : PALETTE.sun,
          place,
        );
      }
    }
    art.path('M-14 34C-26 20 -30 4 -28 -12C-20 0 -14 16 -14 34Z', PALETTE.leaf);
  },
  cup: (art) => {
    art.line('M24 -6C40 -8 40 16 20 14', PALETTE.soil, 5);
    art.path('M-28 -12H28C28 14 18 28 0 28C-18 28 -28 14 -28 -12Z', PALETTE.soil);
    art.path(ellipse(0, -12, 28, 7), '#7A2C12');
    art.path(ellipse(0, -10.6, 24, 4.6), PALETTE.gold);
    art.path(ellipse(0, 32, 32, 4.6), PALETTE.soilDark);
    art.line('M-8 -22C-14 -28 -2 -32 -8 -38M8 -22C2 -28 14 -32 8 -38', '#C9A58A', 3);
  },
  glass: (art) => {
    art.path('M-20 -26H20L14 32C6 35 -6 35 -14 32Z', '#F0D9AA');
    art.path('M-18 -10H18L13 31C6 34 -6 34 -13 31Z', PALETTE.gold);
    art.path(roundRect(-11, -6, 12, 12, 3), '#FBE9C4');
    art.path(roundRect(1, 6, 11, 11, 3), '#FBE9C4');
    art.line('M6 -40L0 22', PALETTE.deep, 3.6);
    art.path('M4 -28C10 -42 22 -42 30 -36C26 -24 14 -20 4 -28Z', PALETTE.leaf);
  },
  ship: (art) => {
    art.path('M-36 10H36L26 30H-28Z', PALETTE.indigo);
    for (const [i, ink] of [PALETTE.soil, PALETTE.sun, PALETTE.teal].entries()) {
      art.path(roundRect(-26 + i * 14, -4, 12, 12, 1), ink);
    }
    art.path(roundRect(-19, -18, 12, 12, 1), PALETTE.teal);
    art.path(roundRect(-5, -18, 12, 12, 1), PALETTE.soil);
    art.path(roundRect(20, -26, 12, 34, 2), mix(PALETTE.indigo, PALETTE.cream, 0.7));
    art.line('M-38 34C-28 30 -20 38 -10 34C0 30 8 38 18 34C26 30 32 36 38 34', PALETTE.teal, 3.4);
  },
};

/** An emblem by itself, `r` units in radius. */
export function drawEmblem(art: Art, [x, y]: Point, r: number, emblem: Emblem): void {
  art.at(x, y, r / 40, () => EMBLEMS[emblem](art));
}

/** A pin whose tip stands on a place: disc of `r` units ringed in the region's ink, emblem inside. */
export function drawBadge(art: Art, [x, y]: Point, r: number, ink: string, emblem: Emblem): void {
  const middle = y - r * 1.5;
  const tip = d`M${x - r * 0.42} ${middle + r * 0.86}L${x} ${y}L${x + r * 0.42} ${middle + r * 0.86}Z`;
  art.path(ellipse(x - r * 0.24, y, r * 0.44, r * 0.12), PALETTE.ink, 'opacity=".35"');
  // A light rim separates the pin from the region, which has the same ink.
  art.line(tip + circle(x, middle, r), PALETTE.cream, r * 0.14);
  art.path(tip + circle(x, middle, r), ink);
  art.path(circle(x, middle, r * 0.84), PALETTE.cream);
  drawEmblem(art, [x, middle], r * 0.64, emblem);
}
