import { type Art, ramp } from '../drawing/canvas.ts';
import { d, range, smooth, type Point } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const POD = '#B7C55A';

/** One leaflet along +x from the origin. */
function leaflet(length: number): string {
  const w = length * 0.42;
  return d`M0 0C${length * 0.2} ${-w} ${length * 0.7} ${-w} ${length} 0C${length * 0.7} ${w} ${length * 0.2} ${w} 0 0Z`;
}

/** Climbing bean wound round a stalk at (x, y), `height` units up: three-part leaves and hanging pods. */
export function drawBeanVine(art: Art, x: number, y: number, height: number): void {
  const turns = 5;
  const step = height / turns;
  let vine = d`M${x} ${y}`;
  for (const i of range(0, turns - 1)) {
    vine += d`q${i % 2 ? -22 : 22} ${-step / 2} 0 ${-step}`;
  }
  art.line(vine, PALETTE.leaf, 4);
  for (const i of range(1, turns - 1)) {
    const side = i % 2 ? -1 : 1;
    const [lx, ly] = [x + side * 14, y - step * (i + 0.5)];
    for (const turn of [-62, 0, 62]) {
      const ink = turn > 0 ? '#3F7F3A' : '#6BA03A';
      const place = `transform="translate(${lx.toFixed(1)} ${ly.toFixed(1)}) scale(${side} 1) rotate(${turn + 8})"`;
      art.path(leaflet(34), ink, place);
    }
    if (i % 2) {
      art.line(d`M${lx + side * 4} ${ly + 8}q${side * 8} 22 ${side * 2} 44`, POD, 7);
    }
  }
}

const LOBES = 5;

/** Broad leaf with five lobes, standing on its stalk above (x, y). */
function drawSquashLeaf(art: Art, x: number, y: number, r: number): void {
  const sun = lightOn(art);
  const points: Point[] = range(0, LOBES * 2).map((i) => {
    const angle = Math.PI * (1.16 - (i / (LOBES * 2)) * 1.32) * -1;
    const reach = r * (i % 2 ? 1.06 : 0.82);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.74];
  });
  const blade = smooth([...points, [x, y + r * 0.1]], true);
  art.path(blade, '#5B9A45');
  art.grain(blade, PALETTE.lime, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [
    x + sun * r,
    y - r,
    x - sun * r,
    y,
  ]);
  const veins = [-0.66, -0.34, 0, 0.34, 0.66].map(
    (t) => d`M${x} ${y}L${x + Math.sin(t * 2) * r * 0.7} ${y - Math.cos(t * 2) * r * 0.54}`,
  );
  art.line(veins.join(''), mix('#5B9A45', PALETTE.lime, 0.6), 2.6);
}

/** Squash on its vine, low on the soil: lobed leaves, one flower, a ribbed fruit at (x, y). */
export function drawSquash(art: Art, x: number, y: number, scale: number): void {
  const sun = lightOn(art);
  art.at(x, y, scale, () => {
    art.line('M-150 10C-90 -18 -40 8 10 -6C60 -22 100 6 150 -6', PALETTE.deep, 6);
    for (const [lx, ly, r] of [
      [-112, -8, 62],
      [108, -10, 66],
      [-40, -34, 70],
      [52, -40, 68],
    ] as const) {
      drawSquashLeaf(art, lx, ly, r);
    }
    const flower =
      'M-84 12C-102 4 -106 -14 -98 -26C-90 -18 -86 -18 -80 -30C-72 -18 -68 -18 -58 -24C-54 -8 -62 8 -84 12Z';
    art.path(flower, PALETTE.sun);
    const fruit = 'M-4 30C-48 30 -58 -4 -44 -24C-30 -40 34 -40 48 -24C62 -4 48 30 4 30Z';
    art.path(fruit, PALETTE.gold);
    art.grain(fruit, PALETTE.soilDark, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [
      -50 * sun,
      20,
      40 * sun,
      -20,
    ]);
    art.line(
      'M0 -34V30M-22 -34C-34 -14 -32 14 -20 29M22 -34C34 -14 32 14 20 29',
      mix(PALETTE.gold, PALETTE.soilDark, 0.4),
      3,
    );
    art.line('M0 -34C0 -44 6 -48 10 -52', PALETTE.deep, 7);
  });
}
