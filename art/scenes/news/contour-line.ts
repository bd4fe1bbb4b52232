import { Art, ramp } from '../../drawing/canvas.ts';
import {
  between,
  d,
  directionOf,
  fillBelow,
  type Point,
  polygon,
  range,
} from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { drawAcacia } from '../../elements/acacia.ts';
import { drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawFingeredHand } from '../../figures/fingered-hand.ts';
import { drawPerson } from '../../figures/person.ts';

const WIDTH = 1200;
const HEIGHT = 800;

const WOOD = '#EBCB8B';
const WOOD_SHADE = '#A9743C';
const CORD = '#FCF4E3';
const SHADE_ON_SOIL = '#4A1A0E';

/** From the top of the slope down. A `riser` is the bank of a terrace above the bed, in units. */
const BEDS = [
  { depth: 54, color: '#7FA06A', light: '#CFCF90', crop: 'none', riser: 0 },
  { depth: 66, color: '#C27A52', light: '#EBBE8E', crop: 'maize', riser: 10 },
  { depth: 76, color: '#55905A', light: '#AFC66A', crop: 'beans', riser: 0 },
  { depth: 88, color: '#B5623C', light: '#E5A673', crop: 'maize', riser: 16 },
  { depth: 84, color: '#3F7F4A', light: '#9DBB52', crop: 'beans', riser: 0 },
  { depth: 120, color: '#A9502E', light: '#DD935F', crop: 'pegs', riser: 24 },
  { depth: 200, color: '#9C4526', light: '#DB8A55', crop: 'none', riser: 32 },
] as const;

const FIRST_EDGE = 124;

type Bed = (typeof BEDS)[number];

/** The edge of a bed over the width. */
type Edge = (x: number) => number;

/** News: a woman holds an A-frame level on the contour of a terraced hillside, a man drives in a peg at its other foot. */
export function drawContourLine(): Art {
  const art = new Art(WIDTH, HEIGHT, 16);
  const random = createRandom(5);
  drawBackdrop(art, {
    bands: ['#F3D9A0', '#F8E6BC', '#FCF0D4'],
    horizon: 150,
    side: -1,
    ridges: [{ y: 112, amplitude: 52, seed: 44, color: '#A3B49C', light: '#E6DDB4' }],
    land: 320,
  });
  drawSlope(art, random);
  drawWork(art, random);
  return art;
}

function drawSlope(art: Art, random: Random): void {
  let top = FIRST_EDGE;
  BEDS.forEach((bed, k) => {
    const y = top;
    const edgeAt: Edge = (x) =>
      y + (8 + k) * Math.sin(x / 250 + 0.9 + k * 0.1) + (7 - k) * 5 * ((x - 560) / 600) ** 2;
    const edge: Point[] = range(-40, 1240, 40).map((x) => [x, edgeAt(x)]);
    const land = fillBelow(edge, 840);
    if (bed.riser > 0) drawRiser(art, edge, bed.riser, random);
    art.path(land, bed.color);
    const line = [300, y + 10, 620, y + bed.depth * 1.7] as const;
    art.grain(land, bed.light, ramp([0, 1], [0.35, 0.35], [1, 0]), line);
    if (k === 0) drawTrees(art, edgeAt);
    if (bed.crop === 'beans') drawBeans(art, edgeAt, bed, k, random);
    if (bed.crop === 'maize') drawMaizeRow(art, edgeAt, bed, k, random);
    if (bed.crop === 'pegs') drawMarkedLine(art, edgeAt, bed);
    top += bed.depth;
  });
}

/** Acacias of dry country on the head of the slope. */
function drawTrees(art: Art, edgeAt: Edge): void {
  for (const [x, scale] of [
    [1040, 0.56],
    [770, 0.34],
    [110, 0.42],
  ] as const) {
    drawAcacia(art, x, edgeAt(x) + 8, scale, '#4E7B55', '#B9C06A', '#5A3626');
  }
}

/** The bank of a terrace: dark soil under a strip of grass. */
function drawRiser(art: Art, edge: readonly Point[], height: number, random: Random): void {
  const lip = edge.map(([x, y]): Point => [x, y - height]);
  art.path(fillBelow(lip, 840), '#6E2A17');
  for (const [x, y] of lip) {
    for (const step of [0, 20]) {
      drawTuft(art, x + step, y + 4, height * 1.1, 5, random, PALETTE.deep, PALETTE.flush);
    }
  }
}

/** Lablab that closes over the ground, in rows of tufts. */
function drawBeans(art: Art, edgeAt: Edge, { depth }: Bed, k: number, random: Random): void {
  const size = 10 + k * 5;
  for (const row of [0.2, 0.5, 0.8]) {
    for (const x of range(-20, 1220, 18 + k * 4)) {
      const y = edgeAt(x) + depth * row + random() * 6;
      drawTuft(art, x + random() * 12, y, size, 4, random, PALETTE.forest, PALETTE.flush);
    }
  }
}

function drawMaizeRow(art: Art, edgeAt: Edge, { depth }: Bed, k: number, random: Random): void {
  for (const x of range(-10, 1210, 46 + k * 10)) {
    const px = x + random() * 10;
    drawSmallMaize(art, px, edgeAt(px) + depth * 0.7, 0.26 + k * 0.07, MAIZE_GREEN, x + k);
  }
}

/** A line that is marked already: pegs along the bed, a cord from one to the next. */
function drawMarkedLine(art: Art, edgeAt: Edge, { depth }: Bed): void {
  const footAt = (x: number): Point => [x, edgeAt(x) + depth * 0.72];
  const pegs = range(-60, 1260, 165).map(footAt);
  for (const peg of pegs) drawPeg(art, peg, 40);
  const tied = pegs.map(([x, y]): Point => [x, y - 22]);
  art.line(polygon(tied, false), CORD, 3);
}

/** A pointed peg that stands in the soil; `height` units of it are seen. */
function drawPeg(art: Art, [x, y]: Point, height: number): void {
  const w = height * 0.1 + 2;
  drawShadow(art, x + height * 0.3, y, height * 0.45, 4, SHADE_ON_SOIL);
  art.path(d`M${x - w} ${y - height}h${2 * w}L${x + w * 0.8} ${y}H${x - w * 0.8}Z`, WOOD);
  art.path(
    d`M${x + w * 0.2} ${y - height}H${x + w}L${x + w * 0.8} ${y}H${x + w * 0.2}Z`,
    WOOD_SHADE,
  );
}

/** The A-frame: apex, the feet of its poles, and where the cross bar is tied, as a share of the way up. */
const APEX: Point = [560, 104];
const LEFT_FOOT: Point = [300, 730];
const RIGHT_FOOT: Point = [820, 730];
const BAR_AT = 0.46;

/** Direction of the left pole from its foot to the apex, in degrees. */
const POLE_TURN = directionOf(LEFT_FOOT, APEX);

const STONE = 'M-20 4C-20 -14 -8 -22 2 -22C16 -20 22 -8 20 8C16 24 -12 26 -20 4Z';

function drawWork(art: Art, random: Random): void {
  drawShadow(art, 336, 710, 104, 12, SHADE_ON_SOIL);
  drawShadow(art, 1086, 738, 128, 14, SHADE_ON_SOIL);
  drawPeg(art, [246, 734], 56);
  art.line('M-20 716C80 718 160 716 246 708', CORD, 3);
  drawHolder(art);
  drawLevel(art);
  drawHolderHands(art);
  drawPeg(art, [856, 744], 84);
  drawPegDriver(art);
  for (const x of range(-10, 1210, 19)) {
    drawTuft(art, x, 808, 28 + random() * 34, 7, random, PALETTE.forest, PALETTE.flush);
  }
}

const HOLDER = { x: 300, y: 708, scale: 1.45, skin: '#653822' } as const;

/** Her wrist, in figure units, when she holds the left pole at that share of its length. */
function gripAt(share: number, turn: number): Point {
  const [x, y] = between(LEFT_FOOT, APEX, share);
  const angle = (turn * Math.PI) / 180;
  return [
    (x - HOLDER.x) / HOLDER.scale - 12 * Math.cos(angle),
    (y - HOLDER.y) / HOLDER.scale - 12 * Math.sin(angle),
  ];
}

const NEAR_HAND = { turn: POLE_TURN + 90, wrist: gripAt(0.55, POLE_TURN + 90) };
const FAR_HAND = { turn: POLE_TURN + 66, wrist: gripAt(0.66, POLE_TURN + 66) };

function drawHolder(art: Art): void {
  drawPerson(
    art,
    HOLDER.x,
    HOLDER.y,
    HOLDER.scale,
    {
      top: '#F6E7C8',
      skirt: true,
      bottom: PALETTE.indigo,
      sash: PALETTE.sun,
      hair: '#1C1210',
      hairdo: 'braids',
      earring: PALETTE.sun,
      skin: HOLDER.skin,
      longSleeves: true,
      mood: 'smile',
    },
    {
      near: [[34, -212], NEAR_HAND.wrist],
      far: [[68, -224], FAR_HAND.wrist],
      nearHand: 'none',
      farHand: 'none',
      nod: 13,
    },
  );
}

/** Her hands close over the pole. */
function drawHolderHands(art: Art): void {
  const { x, y, scale, skin } = HOLDER;
  art.at(x, y, scale, () => {
    drawFingeredHand(art, 'wrap', FAR_HAND.wrist, mix(skin, SKIN_SHADE, 0.36), {
      turn: FAR_HAND.turn,
      scale: 0.9,
    });
    drawFingeredHand(art, 'wrap', NEAR_HAND.wrist, skin, { turn: NEAR_HAND.turn });
  });
}

/** Two poles tied at the top, a cross bar with a mark in its middle, and a stone on a cord that hangs at the mark. */
function drawLevel(art: Art): void {
  const [apexX, apexY] = APEX;
  const left = between(LEFT_FOOT, APEX, BAR_AT);
  const right = between(RIGHT_FOOT, APEX, BAR_AT);
  const barY = left[1];
  for (const [x, y] of [LEFT_FOOT, RIGHT_FOOT]) drawShadow(art, x + 22, y, 36, 6, SHADE_ON_SOIL);
  drawPole(art, [left[0] - 20, barY], [right[0] + 20, barY], 8);
  drawPole(art, RIGHT_FOOT, [apexX - 12, apexY - 28], 10);
  drawPole(art, LEFT_FOOT, [apexX + 12, apexY - 28], 10);
  for (const [x, y] of [left, right, APEX] as const) {
    art.line(
      d`M${x - 12} ${y - 8}L${x + 12} ${y + 8}M${x - 12} ${y}L${x + 12} ${y + 16}M${x - 12} ${y + 8}L${x + 12} ${y - 8}`,
      '#6E4520',
      5,
    );
  }
  art.path(d`M${apexX - 5} ${barY - 9}h10v18h-10Z`, PALETTE.cherry);
  art.line(d`M${apexX} ${apexY + 8}V${barY + 40}`, CORD, 3.4);
  art.at(apexX, barY + 54, 1, () => {
    art.path(STONE, '#66716C');
    art.grain(STONE, '#DDE2DC', ramp([0, 1], [0.6, 0.1], [1, 0]), [-20, -20, 14, 20]);
    art.line('M0 -22V18M-20 2H20', CORD, 2.6);
  });
}

/** A straight pole, lit from the left, `r` units thick to each side. */
function drawPole(art: Art, from: Point, to: Point, r: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [((to[1] - from[1]) / length) * r, (-(to[0] - from[0]) / length) * r];
  const side = ([x, y]: Point, k: number): Point => [x + nx * k, y + ny * k];
  art.path(polygon([side(from, -1), side(to, -0.85), side(to, 0.85), side(from, 1)]), WOOD);
  art.path(
    polygon([side(from, -1), side(to, -0.85), side(to, -0.3), side(from, -0.3)]),
    WOOD_SHADE,
  );
}

const MALLET_WRIST: Point = [118, -212];
const MALLET_TURN = -84;
const PEGS_WRIST: Point = [58, -132];

function drawPegDriver(art: Art): void {
  const skin = '#4A2719';
  drawPerson(
    art,
    1078,
    736,
    1.42,
    {
      top: PALETTE.sun,
      bottom: '#33454A',
      cap: PALETTE.teal,
      hair: '#1C1210',
      beard: true,
      longSleeves: true,
      skin,
      mood: 'intent',
    },
    {
      flip: true,
      legs: 'kneel',
      bend: 8,
      nod: 8,
      far: [[92, -166], MALLET_WRIST],
      near: [[6, -122], PEGS_WRIST],
      farHand: 'none',
      nearHand: 'none',
      held: () => {
        art.at(
          ...MALLET_WRIST,
          1,
          () => {
            art.path('M7 -24H17V76H7Z', WOOD_SHADE);
            art.path('M-16 58C0 55 26 55 42 58V98C26 101 0 101 -16 98Z', WOOD);
            art.path('M-16 58C0 55 26 55 42 58V70H-16Z', WOOD_SHADE);
          },
          false,
          MALLET_TURN,
        );
        drawFingeredHand(art, 'wrap', MALLET_WRIST, mix(skin, SKIN_SHADE, 0.36), {
          turn: MALLET_TURN,
          scale: 0.9,
          isMirrored: true,
        });
      },
      front: () => {
        art.at(
          ...PEGS_WRIST,
          1,
          () => {
            for (const x of [4, 18, 11]) {
              art.path(`M${x - 5} -34H${x + 5}L${x + 4} 40L${x} 52L${x - 4} 40Z`, WOOD);
              art.path(`M${x - 5} -34H${x - 1}L${x} 52L${x - 4} 40Z`, WOOD_SHADE);
            }
          },
          false,
          -12,
        );
        drawFingeredHand(art, 'wrap', PEGS_WRIST, skin, { turn: -12, scale: 0.95 });
      },
    },
  );
}
