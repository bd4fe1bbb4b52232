import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCabbage } from '../../elements/plants.ts';
import { blob, d, ellipse, type Point, range, rect, roundRect } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Up to which depth a head keeps its five, four, three and two inks; the first depth is the nearest. */
const TONES = [9.5, 7, 5.2, 3.9] as const;

/** Depths between which the lines run. */
const FARTHEST = 14;
const NEAREST = 0.9;

const HAZE = '#D3DDB0';

/** Line and depth of the emitters that are near enough to be seen. */
const EMITTERS = [
  [-1, 1.6],
  [0, 1.6],
  [1, 1.6],
  [-1, 1.16],
  [0, 1.16],
  [1, 1.16],
] as const;

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
    art.path(alongLine(at, i, 14), '#5A1F10', 'opacity=".35"');
    art.path(alongLine(at, i, 4.6), '#14201A');
    art.path(alongLine(at, i, 1.2, -0.5), '#5B7A6A');
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
    const tones = TONES.filter((depth) => z < depth).length;
    if (tones === TONES.length) {
      drawCabbage(art, x, y, r, random);
    } else {
      drawFarCabbage(
        art,
        { x, y, r, tones: tones + 1, haze: Math.min(0.55, (z - 3) / 14) },
        random,
      );
    }
  }
  for (const [i, z] of EMITTERS) {
    drawEmitter(art, at(i, z), z);
  }
  return art;
}

/** Strip on the ground along a line, `half` its half width in the foreground; `shift` moves it aside. */
function alongLine(
  at: (i: number, z: number) => Point,
  i: number,
  half: number,
  shift = 0,
): string {
  const [tx, ty] = at(i, FARTHEST);
  const [bx, by] = at(i, NEAREST);
  const [far, near] = [half / FARTHEST, half / NEAREST];
  const left = shift * half;
  return d`M${tx + left / FARTHEST - far} ${ty}L${tx + far} ${ty}L${bx + left + near} ${by}L${bx + left - near} ${by}Z`;
}

type Head = {
  x: number;
  y: number;
  r: number;
  /** How many inks it is still drawn with. */
  tones: number;
  /** How much of the haze lies over it, 0 to 1. */
  haze: number;
};

/** A head too far away for leaves: flat inks, one within the other. */
function drawFarCabbage(art: Art, { x, y, r, tones, haze }: Head, random: Random): void {
  const side = lightOn(art);
  for (let i = 0; i < tones; i++) {
    const size = r * (1 - (i * 0.76) / tones);
    const ink = mix('#2B6140', '#C2DC8C', (i + (tones === 1 ? 0.5 : 0)) / Math.max(1, tones - 1));
    const shape = blob(
      x + side * i * r * 0.06,
      y - i * r * 0.09,
      size,
      size * 0.66,
      random,
      0.3,
      8,
    );
    art.path(shape, mix(ink, HAZE, haze));
  }
}

/** Emitter on its line: one drop hangs from it, and the soil below is dark with water. */
function drawEmitter(art: Art, [x, y]: Point, z: number): void {
  const size = 1 / z;
  art.path(ellipse(x + 10 * size, y + 30 * size, 62 * size, 22 * size), '#3A120A', 'opacity=".55"');
  art.path(roundRect(x - 17 * size, y - 14 * size, 34 * size, 28 * size, 6 * size), '#22302A');
  const [dx, dy] = [x + 14 * size, y + 12 * size];
  const drop = d`M${dx} ${dy}c${13 * size} ${16 * size} ${13 * size} ${28 * size} 0 ${32 * size}c${-13 * size} ${-4 * size} ${-13 * size} ${-16 * size} 0 ${-32 * size}Z`;
  art.path(drop, '#CFEAE4');
}
