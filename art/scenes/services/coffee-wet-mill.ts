import { Art, ramp } from '../../drawing/canvas.ts';
import { cherryInk, drawCherry } from '../../elements/coffee.ts';
import { d, ellipse, type Point, polygon, range, rect, smooth } from '../../drawing/geometry.ts';
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

/** Cherries float at least this far apart, and this far from the paddle. */
const APART = 33;
const CLEAR_OF_PADDLE = { x: 126, y: 70 };

/** Where the paddle enters the water. */
const DIP: Point = [690, 654];

const WOOD = '#A9743C';
const SPRAY = '#DDF0EA';

/** Wet mill: washing channels in S-curves, cherries afloat, stirred with a wooden paddle. */
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
  for (const channel of CHANNELS) {
    drawChannel(art, channel);
    if (channel === LOWEST) {
      drawDip(art);
    }
    drawFloaters(art, channel, random);
  }
  drawPaddle(art, random);
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

function drawChannel(art: Art, channel: Channel): void {
  const { y } = channel;
  art.path(bandOf(channel, -118, 128), '#8C7A62');
  art.path(bandOf(channel, -118, -88), '#E4D5B8');
  art.path(bandOf(channel, 98, 128), '#D8C7A4');
  const water = waterOf(channel);
  art.path(water, PALETTE.teal);
  art.grain(water, PALETTE.ink, ramp([0, 0.95], [0.35, 0.3], [1, 0]), [0, y - 150, 0, y + 120]);
  art.grain(water, '#BFE0D2', ramp([0, 0], [0.6, 0.1], [1, 0.6]), [300, y - 100, 700, y + 200]);
}

/** Cherries of one channel, none on another; around the paddle they are pushed aside. */
function drawFloaters(art: Art, channel: Channel, random: () => number): void {
  const cherries: Point[] = [];
  for (let i = 0; i < 170; i++) {
    const x = random() * 1240 - 20;
    const y = channel.y + bendOf(channel, x) - 56 + random() * 132;
    const isFree = cherries.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.1) > APART);
    const fromDip = Math.hypot((x - DIP[0]) / CLEAR_OF_PADDLE.x, (y - DIP[1]) / CLEAR_OF_PADDLE.y);
    if (isFree && fromDip > 1) {
      cherries.push([x, y]);
    }
  }
  cherries.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of cherries) {
    drawFloater(art, x, y, random);
  }
}

function drawFloater(art: Art, x: number, y: number, random: () => number): void {
  art.line(d`M${x - 26} ${y + 17}q26 9 52 0`, SPRAY, 2.6, 'opacity=".7"');
  drawCherry(art, x, y, 15 + random() * 4, cherryInk(random), random() * 6);
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
function drawPaddle(art: Art, random: () => number): void {
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
  drawFloater(art, x - 60, y + 18, random);
  drawFloater(art, x + 6, y + 42, random);
  drawFloater(art, x + 74, y + 2, random);
}
