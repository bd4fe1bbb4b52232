import { Art, ramp } from '../../drawing/canvas.ts';
import {
  circle,
  d,
  ellipse,
  type Point,
  polygon,
  range,
  rect,
  smooth,
} from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

type Channel = {
  /** Height of its middle at rest. */
  y: number;
  /** Rise of its bends. */
  swing: number;
  /** How far its bends are moved to the left. */
  shift: number;
};

const LOWEST: Channel = { y: 750, swing: 70, shift: 180 };

const CHANNELS: readonly Channel[] = [
  { y: 150, swing: 70, shift: 60 },
  { y: 450, swing: 58, shift: 96 },
  LOWEST,
];

/** Cherries on the ground of a channel lie in two layers; the upper one leaves gaps and is moved aside by the paddle. */
const LAYERS = [
  { apart: 23, tries: 900, ripe: '#74263F', dark: '#5C223A', isStirred: false },
  { apart: 26, tries: 520, ripe: '#C92A3C', dark: '#A02038', isStirred: true },
] as const;
const STIRRED = { x: 112, y: 62 };

/** What is wrong with a cherry that floats: dry, unripe or hollow. */
const FLOATER_INKS = ['#A8844C', '#B9A561', '#8C5A45', '#A9A452'] as const;

/** Floaters by channel, as they drift together in places: place along the channel, place across it from its middle. */
const FLOATERS: readonly (readonly (readonly [x: number, across: number])[])[] = [
  [
    [148, 22],
    [236, -30],
    [480, 34],
    [524, 6],
    [700, -18],
    [1010, 40],
  ],
  [
    [96, -22],
    [330, 30],
    [376, 48],
    [640, -34],
    [966, 20],
    [1078, -20],
  ],
  [
    [170, 30],
    [388, -30],
    [430, -6],
    [852, 2],
    [906, 34],
    [1096, -12],
  ],
];

/** Where the paddle enters the water. */
const DIP: Point = [690, 654];

const WOOD = '#A9743C';
const SPRAY = '#DDF0EA';

/** Wet mill: washing channels in S-curves. Ripe cherries have sunk; a few bad ones float. A paddle stirs them. */
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
  for (const [i, channel] of CHANNELS.entries()) {
    drawChannel(art, channel, random);
    if (channel === LOWEST) {
      drawDip(art);
    }
    drawStreaks(art, channel, random);
    for (const [x, across] of FLOATERS[i] ?? []) {
      drawFloater(art, x, channel.y + bendOf(channel, x) + across, random);
    }
  }
  drawPaddle(art);
  return art;
}

function bendOf({ swing, shift }: Channel, x: number): number {
  return Math.sin((x + shift) / 190) * swing;
}

/** The strip of a channel between two heights beside its middle. */
function bandOf(channel: Channel, top: number, bottom: number): string {
  const edge = (down: number): Point[] =>
    range(-60, WIDTH + 60, 30).map((x) => [x, channel.y + down + bendOf(channel, x)]);
  return `${smooth(edge(top))}L${smooth([...edge(bottom)].reverse()).slice(1)}Z`;
}

function waterOf(channel: Channel): string {
  return bandOf(channel, -86, 98);
}

function drawChannel(art: Art, channel: Channel, random: () => number): void {
  const { y } = channel;
  art.path(bandOf(channel, -118, 128), '#8C7A62');
  art.path(bandOf(channel, -118, -88), '#E4D5B8');
  art.path(bandOf(channel, 98, 128), '#D8C7A4');
  const water = waterOf(channel);
  art.path(water, mix(PALETTE.teal, PALETTE.ink, 0.4));
  art.inside(water, () => {
    drawSunk(art, channel, random);
  });
  art.path(water, PALETTE.teal, 'opacity=".24"');
  art.grain(water, PALETTE.ink, ramp([0, 0.95], [0.35, 0.3], [1, 0]), [0, y - 150, 0, y + 120]);
  art.grain(water, '#BFE0D2', ramp([0, 0], [0.6, 0], [1, 0.3]), [300, y - 100, 700, y + 200]);
}

/** Light on the moving water: long streaks that follow the bends. */
function drawStreaks(art: Art, channel: Channel, random: () => number): void {
  for (let i = 0; i < 7; i++) {
    const from = -20 + i * 180 + random() * 90;
    const down = -60 + random() * 130;
    const streak = range(from, from + 90 + random() * 80, 20).map((x): Point => [
      x,
      channel.y + down + bendOf(channel, x),
    ]);
    art.line(smooth(streak), '#CFEADF', 2.4 + random() * 1.4, 'opacity=".5"');
  }
}

/** Ripe cherries on the ground of a channel, as the water tints them. */
function drawSunk(art: Art, channel: Channel, random: () => number): void {
  for (const { apart, tries, ripe, dark, isStirred } of LAYERS) {
    const cherries: Point[] = [];
    for (let i = 0; i < tries; i++) {
      const x = random() * 1240 - 20;
      const y = channel.y + bendOf(channel, x) - 84 + random() * 184;
      const isFree = cherries.every(([px, py]) => Math.hypot(px - x, py - y) > apart);
      const fromDip = Math.hypot((x - DIP[0]) / STIRRED.x, (y - DIP[1] - 16) / STIRRED.y);
      if (isFree && !(isStirred && fromDip < 1)) {
        cherries.push([x, y]);
      }
    }
    cherries.sort((a, b) => a[1] - b[1]);
    for (const [x, y] of cherries) {
      const r = 13 + random() * 4;
      const ink = random() < 0.7 ? ripe : dark;
      art.path(circle(x, y, r + 1.6), mix(ink, PALETTE.ink, 0.66));
      art.path(circle(x, y, r), mix(ink, PALETTE.ink, 0.26));
      art.path(circle(x + r * 0.14, y - r * 0.16, r * 0.8), ink);
    }
  }
}

/** A bad cherry afloat, pale or brown. The water cuts it and tints the part below. */
function drawFloater(art: Art, x: number, y: number, random: () => number): void {
  const r = 16 + random() * 5;
  const ink = FLOATER_INKS[Math.floor(random() * FLOATER_INKS.length)] ?? FLOATER_INKS[0];
  const dark = mix(ink, '#2A1206', 0.62);
  const body = ellipse(x, y, r * 1.08, r * 0.92);
  const level = y + r * 0.24;
  art.path(ellipse(x - 9, level + r * 0.9, r * 1.1, r * 0.6), PALETTE.ink, 'opacity=".42"');
  art.path(body, mix(ink, PALETTE.teal, 0.62));
  art.path(ellipse(x, level, r * 1.5, r * 0.62), '#BFE0D2', 'opacity=".26"');
  art.inside(body, () => {
    const above = d`M${x - 40} ${y - 40}h80V${level}H${x + r * 1.1}Q${x} ${level + r * 0.66} ${x - r * 1.1} ${level}H${x - 40}Z`;
    art.path(above, dark);
    art.inside(above, () => {
      art.path(ellipse(x + r * 0.1, y - r * 0.06, r * 0.98, r * 0.82), ink);
      art.path(ellipse(x + r * 0.36, y - r * 0.38, r * 0.5, r * 0.3), mix(ink, '#FFF1D0', 0.3));
    });
  });
}

/** The blade's lower end under water, and the rings round it. */
function drawDip(art: Art): void {
  const [x, y] = DIP;
  art.inside(waterOf(LOWEST), () => {
    for (const [rx, ry] of [
      [84, 34],
      [122, 50],
    ] as const) {
      art.line(ellipse(x, y + 8, rx, ry), SPRAY, 3, 'opacity=".6"');
    }
    const sunk = polygon([
      [x - 38, y - 12],
      [x + 40, y + 16],
      [x, y + 64],
      [x - 70, y + 34],
    ]);
    art.path(sunk, mix(WOOD, PALETTE.teal, 0.68), 'opacity=".8"');
  });
}

/** Wooden paddle lit from the right; its blade goes down into the lowest channel. */
function drawPaddle(art: Art): void {
  const [x, y] = DIP;
  art.line('M1208 28L738 548', '#3A1C0C', 22, 'opacity=".3"');
  art.line('M1240 20L760 548', WOOD, 24);
  art.line('M1247 28L768 554', '#E0B06A', 7);
  const blade = d`M770 508L804 542L${x + 44} ${y + 16}C${x + 20} ${y + 24} ${x - 26} ${y + 8} ${x - 40} ${y - 12}Z`;
  art.path(blade, WOOD);
  art.path(d`M788 526L804 542L${x + 44} ${y + 16}L${x + 22} ${y + 16}Z`, '#E0B06A');
  art.grain(blade, '#3A1C0C', ramp([0, 0.85], [0.6, 0.1], [1, 0]), [x - 30, y - 60, x + 50, y]);
  art.line(
    d`M${x - 58} ${y - 10}C${x - 40} ${y + 18} ${x + 34} ${y + 44} ${x + 62} ${y + 14}`,
    SPRAY,
    4,
  );
}
