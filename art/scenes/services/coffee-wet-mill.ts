import { Art, ramp } from '../../canvas.ts';
import { cherryInk, drawCherry } from '../../elements/coffee.ts';
import { d, type Point, range, rect, smooth } from '../../geometry.ts';
import { PALETTE } from '../../palette.ts';
import { createRandom } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Wet mill: washing channels in S-curves, cherries afloat. */
export function drawWetMill(): Art {
  const art = new Art(WIDTH, HEIGHT, 37);
  const random = createRandom(17);
  art.path(rect(0, 0, WIDTH, HEIGHT), '#B9A88C');
  art.grain(
    rect(0, 0, WIDTH, HEIGHT),
    '#F3E6CC',
    ramp([0, 1], [0.5, 0.4], [1, 0]),
    [1100, 0, 200, 900],
  );
  const channelY = (x: number) => Math.sin(x / 190) * 70;
  for (const [offset, seed] of [
    [150, 1],
    [450, 2],
    [750, 3],
  ] as const) {
    const edge = (shift: number): Point[] =>
      range(-60, 1260, 30).map((x) => [x, offset + shift + channelY(x + seed * 60)]);
    const band = (top: number, bottom: number) =>
      `${smooth(edge(top))}L${smooth([...edge(bottom)].reverse()).slice(1)}Z`;
    art.path(band(-118, 128), '#8C7A62');
    art.path(band(-118, -88), '#E4D5B8');
    art.path(band(98, 128), '#D8C7A4');
    const water = band(-86, 98);
    art.path(water, PALETTE.teal);
    art.grain(water, PALETTE.ink, ramp([0, 0.95], [0.35, 0.3], [1, 0]), [
      0,
      offset - 150,
      0,
      offset + 120,
    ]);
    art.grain(water, '#BFE0D2', ramp([0, 0], [0.6, 0.1], [1, 0.6]), [
      300,
      offset - 100,
      700,
      offset + 200,
    ]);
    drawFloaters(art, offset, (x) => channelY(x + seed * 60), random);
  }
  drawPaddle(art);
  return art;
}

function drawFloaters(
  art: Art,
  offset: number,
  bend: (x: number) => number,
  random: () => number,
): void {
  const cherries: Point[] = [];
  for (let i = 0; i < 120; i++) {
    const x = random() * 1240 - 20;
    cherries.push([x, offset + bend(x) - 56 + random() * 132]);
  }
  cherries.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of cherries) {
    art.line(d`M${x - 26} ${y + 17}q26 9 52 0`, '#DDF0EA', 2.6, 'opacity=".7"');
    drawCherry(art, x, y, 15 + random() * 4, cherryInk(random), random() * 6);
  }
}

/** Wooden paddle across the channels. */
function drawPaddle(art: Art): void {
  art.line('M1240 40L760 560', '#3A1C0C', 24, 'opacity=".35"');
  art.line('M1240 20L760 540', '#A9743C', 24);
  art.line('M1234 16L764 526', '#D9A866', 6);
  art.path('M784 494L812 528L660 700L612 654Z', '#A9743C');
  art.grain(
    'M784 494L812 528L660 700L612 654Z',
    '#3A1C0C',
    ramp([0, 0], [0.5, 0.2], [1, 0.9]),
    [700, 540, 740, 640],
  );
}
