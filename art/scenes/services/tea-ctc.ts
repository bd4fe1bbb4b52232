import { Art, ramp } from '../../drawing/canvas.ts';
import {
  circle,
  d,
  ellipse,
  type Point,
  polygon,
  range,
  rect,
  TAU,
} from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Idler wheels of the belt that would peep out from behind the lower rollers. */
const HIDDEN_WHEELS = [3, 4, 6, 7, 9, 10];

/** Where along the belt the pairs of rollers stand. */
const PAIRS = [0.26, 0.52, 0.78] as const;

const STEEL = '#98A09A';

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
    const r = 118 - i * 10;
    drawRoller(art, x - 4, y - 132, r, PALETTE.soil);
    drawYoke(art, [x - 4, y - 132], [x + 22, y + 158 - i * 3], r);
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

/** The cast arm before belt and leaf that bears both rollers of a pair, from the upper bearing to the floor. */
function drawYoke(art: Art, upper: Point, lower: Point, r: number): void {
  const arm = d`M${upper[0] - 24} ${upper[1]}a24 24 0 0 1 48 0L${lower[0] + 26} ${lower[1]}L${lower[0] + 44} 842H${lower[0] - 48}L${lower[0] - 26} ${lower[1]}Z`;
  art.path(arm, '#2F6B58');
  art.grain(arm, PALETTE.lime, ramp([0, 0.6], [0.35, 0.1], [1, 0]), [
    lower[0] - 40,
    lower[1],
    lower[0] + 40,
    lower[1],
  ]);
  art.grain(arm, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [lower[0], 0, lower[0] + 44, 0]);
  for (const [[x, y], size] of [
    [upper, 0.3],
    [lower, 0.26],
  ] as const) {
    art.path(circle(x, y, r * size), '#1E4A3C');
    art.path(circle(x, y, r * size * 0.76), '#C9C2AE');
    art.path(circle(x, y, r * size * 0.3), PALETTE.ink);
  }
}

/**
 * A roller seen from its end, its length going back to the upper right: a steel drum cut all round with fine slanting
 * grooves, closed by a smooth painted plate with its bearing.
 */
function drawRoller(art: Art, x: number, y: number, r: number, ink: string): void {
  const length = r * 1.5;
  const facing = -0.46;
  const [ux, uy] = [Math.cos(facing), Math.sin(facing)];
  const rim = (angle: number, far: number): Point => [
    x + Math.cos(facing + angle) * r + ux * far,
    y + Math.sin(facing + angle) * r + uy * far,
  ];
  const side = Math.PI / 2;
  const [a, b, c, e] = [rim(-side, 0), rim(-side, length), rim(side, length), rim(side, 0)];
  const drum = d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${r} ${r} 0 0 1 ${c[0]} ${c[1]}L${e[0]} ${e[1]}Z`;
  art.path(drum, STEEL);
  const clip = art.clip(drum);
  const grooves = range(-18, 14).map((i) => {
    const angle = (i / 13) * side;
    const [from, to] = [rim(angle, 0), rim(angle + 0.42, length + r * 0.1)];
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  });
  art.line(grooves.join(''), mix(STEEL, PALETTE.ink, 0.42), 3, clip);
  const rings = range(1, 6).map((i) => {
    const [from, to] = [rim(-side, (i / 7) * length), rim(side, (i / 7) * length)];
    return d`M${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
  });
  art.line(rings.join(''), mix(STEEL, PALETTE.ink, 0.3), 2, clip);
  art.grain(
    drum,
    PALETTE.ink,
    ramp([0, 0], [0.45, 0.15], [1, 0.95]),
    [...rim(-side, 0), ...rim(side, 0)],
    {
      clip,
    },
  );
  const plate = circle(x, y, r);
  art.path(plate, mix(STEEL, PALETTE.cream, 0.3));
  art.path(circle(x, y, r * 0.93), ink);
  const glow = mix(ink, '#FFE2B0', 0.5);
  art.grain(plate, glow, ramp([0, 1], [0.45, 0.2], [1, 0]), [x - r, y - r, x + r * 0.6, y + r]);
  for (const i of range(0, 5)) {
    const angle = (i / 6) * TAU;
    art.path(
      circle(x + Math.cos(angle) * r * 0.7, y + Math.sin(angle) * r * 0.7, r * 0.055),
      mix(ink, PALETTE.ink, 0.5),
    );
  }
  art.path(circle(x, y, r * 0.42), mix(ink, PALETTE.ink, 0.4));
  art.path(circle(x, y, r * 0.32), '#C9C2AE');
  art.path(circle(x, y, r * 0.14), PALETTE.ink);
}
