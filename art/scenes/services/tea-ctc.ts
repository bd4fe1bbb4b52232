import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, type Point, polygon, range, rect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Idler wheels of the belt that would peep out from behind the lower rollers. */
const HIDDEN_WHEELS = [3, 4, 6, 7, 9, 10];

/** Where along the belt the pairs of rollers stand. */
const PAIRS = [0.26, 0.52, 0.78] as const;

/** Where the lamps hang. */
const LAMPS: readonly Point[] = [
  [292, 112],
  [626, 172],
  [958, 232],
];

/** CTC: under the lamps of the night shift leaf passes three pairs of toothed rollers and turns from green to copper. */
export function drawCtc(): Art {
  const art = new Art(WIDTH, HEIGHT, 33);
  const random = createRandom(7);
  drawNightHall(art);
  const beltAt = (t: number): Point => [-40 + 1280 * t, 420 + 250 * t];
  const tones = ['#6FA637', '#93A83A', '#A98A3A', '#A9662E', '#8A4420', '#6E2E16'];
  for (const t of PAIRS) {
    const [x, y] = beltAt(t);
    const frame = rect(x - 46, y - 150, 112, 850 - y + 150);
    art.path(frame, PALETTE.forest);
    art.grain(frame, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.95]), [x - 46, 0, x + 70, 0]);
    art.path(rect(x - 70, 812, 160, 30), PALETTE.night);
  }
  PAIRS.forEach((t, i) => {
    const [x, y] = beltAt(t);
    drawRoller(art, x + 22, y + 158 - i * 3, 84 - i * 6, '#5B625A');
  });
  art.path(
    polygon([
      [-40, 470],
      [1240, 720],
      [1240, 770],
      [-40, 520],
    ]),
    '#22302A',
  );
  art.line('M-40 470L1240 720', '#5B625A', 10);
  for (const i of range(0, 12).filter((wheel) => !HIDDEN_WHEELS.includes(wheel))) {
    const [x, y] = beltAt(i / 12);
    art.path(circle(x, y + 76, 19), '#8C9288');
    art.path(circle(x, y + 76, 7), PALETTE.ink);
  }
  for (let i = 0; i < 1500; i++) {
    const t = random();
    const [x, y] = beltAt(t);
    const fine = 15 - t * 10;
    const lift = random() * (54 - t * 26);
    const tone = at(tones, Math.min(5, Math.floor(t * 5.2 + random())));
    const angle = random() * 180;
    art.path(
      ellipse(x, y + 40 - lift, fine, fine * 0.42),
      tone,
      `transform="rotate(${angle.toFixed(0)} ${x.toFixed(0)} ${(y + 40 - lift).toFixed(0)})"`,
    );
  }
  PAIRS.forEach((t, i) => {
    const [x, y] = beltAt(t);
    drawRoller(art, x - 4, y - 132, 118 - i * 10, PALETTE.soil);
  });
  art.path(rect(0, 838, WIDTH, 62), PALETTE.soilDark);
  art.grain(rect(0, 838, WIDTH, 62), PALETTE.ink, ramp([0, 0.2], [1, 0.95]), [0, 838, 0, 910]);
  return art;
}

/** The factory at night: a wall of iron sheets, and a lamp over each pair of rollers. */
function drawNightHall(art: Art): void {
  art.path(rect(0, 0, WIDTH, HEIGHT), '#17453F');
  for (const x of range(0, WIDTH, 40)) {
    art.path(rect(x, 0, 13, HEIGHT), '#123832');
  }
  for (const [x, y] of LAMPS) {
    const cone = polygon([
      [x - 60, y],
      [x + 60, y],
      [x + 270, y + 600],
      [x - 270, y + 600],
    ]);
    art.grain(cone, '#F6D68A', ramp([0, 0.9], [0.4, 0.42], [1, 0]), [x, y, x, y + 580]);
    art.line(d`M${x} -10V${y - 46}`, PALETTE.ink, 6);
    art.path(d`M${x - 16} ${y - 56}H${x + 16}L${x + 62} ${y}H${x - 62}Z`, PALETTE.soil);
    art.path(ellipse(x, y, 62, 10), '#FFF1C4');
  }
}

/** A roller seen from its end, its length going back to the upper right; cut all round with fine teeth. */
function drawRoller(art: Art, x: number, y: number, r: number, ink: string): void {
  const [backX, backY] = [r * 1.1, -r * 0.55];
  const dark = mix(ink, PALETTE.ink, 0.45);
  art.line(d`M${x} ${y}l${backX} ${backY}`, mix(ink, PALETTE.ink, 0.2), r * 2);
  const facing = Math.atan2(backY, backX);
  const grooves = range(-10, 10).map((i) => {
    const angle = facing + (i / 10.5) * (Math.PI / 2);
    return d`M${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}l${backX} ${backY}`;
  });
  art.line(grooves.join(''), dark, 3.4, 'stroke-dasharray="18 4"');
  const end = circle(x, y, r);
  art.path(end, ink);
  const glow = mix(ink, '#FFE2B0', 0.5);
  art.grain(end, glow, ramp([0, 1], [0.45, 0.2], [1, 0]), [x - r, y - r, x + r * 0.6, y + r]);
  art.line(circle(x, y, r - 4), dark, 8, 'stroke-dasharray="5 8"');
  art.path(circle(x, y, r * 0.5), dark);
  art.path(circle(x, y, r * 0.3), '#C9C2AE');
  art.path(circle(x, y, r * 0.13), PALETTE.ink);
}
