import { Art, ramp } from '../../canvas.ts';
import { drawCabbage } from '../../elements/plants.ts';
import { blob, d, ellipse, type Point, range, rect, roundRect } from '../../geometry.ts';
import { mix, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Drip irrigation: black lines run to the horizon between heads of kale. */
export function drawDripIrrigation(): Art {
  const art = new Art(WIDTH, HEIGHT, 42);
  const random = createRandom(12);
  drawBackdrop(art, {
    bands: SKY_KEYS.tealMorning,
    horizon: 330,
    sun: [870, 200, 70],
    clouds: [[330, 120, 120]],
    cloudShade: '#9CC2AE',
    ridges: [
      {
        y: 300,
        amplitude: 36,
        seed: 3,
        color: '#7FA39A',
        light: '#D3D6B4',
        trees: 22,
        treeHeight: [20, 40],
      },
    ],
    land: 420,
  });
  const soil = rect(0, 336, WIDTH, 580);
  art.path(soil, '#A5482A');
  art.grain(soil, '#E8A878', ramp([0, 1], [0.35, 0.25], [1, 0]), [0, 336, 0, 800]);
  art.grain(soil, '#3A120A', ramp([0, 0], [0.5, 0.2], [1, 0.9]), [0, 400, 0, 940]);
  const at = (i: number, z: number): Point => [600 + (i * 330) / z, 340 + 560 / z];
  for (const i of range(-6, 6)) {
    const [tx, ty] = at(i, 14);
    const [bx, by] = at(i, 0.9);
    art.line(d`M${tx} ${ty}L${bx} ${by}`, '#5A1F10', 26, 'opacity=".35"');
    art.line(d`M${tx} ${ty}L${bx} ${by}`, '#14201A', 9);
    art.line(d`M${tx} ${ty - 1}L${bx - 2} ${by - 3}`, '#5B7A6A', 2.4);
  }
  const heads: [number, number, number][] = [];
  for (const k of range(0, 16)) {
    const z = 0.98 * 1.19 ** k;
    for (const i of range(-24, 24)) {
      heads.push([i + 0.5, z, k]);
    }
  }
  heads.sort((a, b) => b[1] - a[1]);
  for (const [i, z] of heads) {
    const [x, y] = at(i, z);
    const r = 108 / z;
    if (x < -120 || x > 1320) {
      continue;
    }
    art.path(ellipse(x - r * 0.2, y + r * 0.3, r * 1.05, r * 0.36), '#3A120A', 'opacity=".5"');
    if (z < 5.4) {
      drawCabbage(art, x, y, r, random);
    } else {
      art.path(
        blob(x, y, r, r * 0.66, random, 0.3, 8),
        mix('#5F9A57', '#C9D9A0', Math.min(0.6, z / 16)),
      );
    }
  }
  for (const [i, z] of [
    [-1, 1.16],
    [0, 1.16],
    [1, 1.16],
    [0, 1.6],
    [-1, 1.6],
    [1, 1.6],
  ] as const) {
    const [x, y] = at(i, z);
    art.path(roundRect(x - 15 / z, y - 13 / z, 30 / z, 26 / z, 5 / z), '#22302A');
    for (const k of range(0, 2)) {
      art.path(
        d`M${x + 20 / z} ${y + (k * 38) / z}c${13 / z} ${16 / z} ${13 / z} ${28 / z} 0 ${32 / z}c${-13 / z} ${-4 / z} ${-13 / z} ${-16 / z} 0 ${-32 / z}Z`,
        k ? '#8FC4BC' : '#CFEAE4',
      );
    }
  }
  return art;
}
