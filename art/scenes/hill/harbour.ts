import { type Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawPallet } from '../../elements/goods.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawCrane, drawShip } from '../services/fertilizer-port.ts';
import { BAND, type Year } from './frame.ts';

const { ground } = BAND;

/** Height of the horizon, and of the edge of the quay. */
const SEA = 356;
const QUAY = ground - 18;

/** The stage of the port, in the band. */
const PORT = { x: -245, y: -2, scale: 0.745 };

/** The sea from edge to edge. @param right where it ends */
export function drawSea(art: Art, right: number = BAND.width): void {
  const water = rect(-30, SEA, right + 60, 260);
  art.path(water, '#3F7F8C');
  art.grain(water, '#BFE0D2', ramp([0, 0.9], [0.4, 0.3], [1, 0]), [0, SEA, 0, QUAY]);
  const random = createRandom(4);
  for (let i = 0; i < 44; i++) {
    const [x, y] = [random() * right, SEA + 14 + random() * 150];
    art.path(ellipse(x, y, 14 + random() * 34, 1.6), '#E9F4E6', 'opacity=".7"');
  }
}

/** The quay, with its rail and bollards. */
export function drawHarbourBand(art: Art): void {
  art.path(`M-30 600V${QUAY}H1030V600Z`, '#8C5A46');
  art.grain(rect(-30, QUAY, 1060, 110), '#3A2230', ramp([0, 0.1], [1, 0.9]), [0, QUAY, 0, 600]);
  art.path(rect(-30, QUAY - 6, 1060, 12), '#F3C79A');
  for (const x of range(60, 960, 150))
    art.path(`M${x} ${QUAY - 6}v-12c0 -8 18 -8 18 0v12Z`, PALETTE.ink);
  art.line(d`M-30 ${QUAY + 24}H1030`, '#3A2230', 5);
}

function inPort(art: Art, draw: () => void): void {
  art.at(PORT.x, PORT.y, PORT.scale, draw);
}

function drawCranes(art: Art): void {
  inPort(art, () => {
    drawCrane(art, 566, '#C8502F');
    drawCrane(art, 1236, PALETTE.soil);
  });
}

/** A bulk carrier with open hatches: heaps of fertilizer under the grabs. */
function drawBulker(art: Art): void {
  art.path('M230 388H930L912 454H266Z', '#1E4A33');
  art.path('M262 440H918L912 454H266Z', PALETTE.soil);
  art.line('M238 402H926', PALETTE.cream, 3);
  for (const x of [300, 436, 572]) {
    art.path(rect(x, 374, 108, 16), '#2A2438');
    art.path(`M${x + 4} 376Q${x + 54} 336 ${x + 104} 376Z`, '#F3E9D2');
  }
  art.path('M780 276H870V388H780Z', PALETTE.cream);
  art.path(
    range(0, 2)
      .map((r) =>
        range(0, 3)
          .map((c) => rect(788 + c * 19, 290 + r * 28, 10, 12))
          .join(''),
      )
      .join(''),
    PALETTE.indigo,
  );
  art.path('M804 234h36v42h-36Z', PALETTE.soil);
  art.path('M804 246h36v10h-36Z', PALETTE.sun);
}

/** A grab above a hold. */
function drawGrab(art: Art): void {
  art.line('M480 150V286M500 150V286', PALETTE.ink, 2.4);
  art.path('M462 286H518L534 314Q490 344 446 314Z', '#3B4A46');
  art.path(
    [
      [482, 346],
      [494, 354],
      [504, 342],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 4))
      .join(''),
    '#F3E9D2',
  );
}

/** A ship at sea, seen small. */
function drawFarShip(art: Art): void {
  art.path(`M420 ${SEA + 6}H640L624 ${SEA + 30}H438Z`, '#16283F');
  art.path([430, 464, 498, 532].map((x) => rect(x, SEA - 16, 30, 22)).join(''), PALETTE.soil);
  art.path([464, 532].map((x) => rect(x, SEA - 38, 30, 21)).join(''), PALETTE.sun);
  art.path(rect(584, SEA - 44, 34, 50), PALETTE.cream);
  art.path(`M430 ${SEA + 30}H632l30 6H404Z`, '#E9F4E6', 'opacity=".8"');
}

function drawSacks(art: Art, inks: readonly string[], mark: 'leaf' | 'lines'): void {
  for (const x of [110, 420, 690]) {
    drawPallet(art, x - 10, ground + 48, 200);
    drawSackPile(art, x, ground + 46, 88, x === 420 ? [2, 2] : [2, 2, 1], inks, mark);
  }
}

/** Chests of tea with the leaf on them. */
function drawChests(art: Art): void {
  for (const [x, rows] of [
    [140, 2],
    [210, 1],
    [500, 1],
    [570, 2],
    [780, 1],
  ] as const)
    for (const row of range(0, rows - 1)) {
      const y = ground + 66 - row * 62;
      art.path(rect(x, y - 60, 66, 60), row ? '#E0B26E' : '#D9A05C');
      art.line(rect(x + 3, y - 57, 60, 54), '#8A5A2B', 4);
      art.path(d`M${x + 20} ${y - 18}c-8 -24 12 -32 26 -32c0 20 -10 32 -26 32Z`, PALETTE.forest);
    }
}

const inShip = (seed: number) => (art: Art) => {
  inPort(art, () => drawShip(art, createRandom(seed)));
};

/** What the year changes in the harbour: which ship is there, and what stands on the quay. */
export const HARBOUR_YEAR: Year = {
  layers: {
    'far-ship': drawFarShip,
    cranes: drawCranes,
    ship: inShip(21),
    bulker: (art) => art.at(-40, 0, 1, () => drawBulker(art)),
    grab: (art) => art.at(-40, 0, 1, () => drawGrab(art)),
    sacks: (art) => drawSacks(art, ['#EFE0C0', '#E2CD9F', PALETTE.cream], 'leaf'),
    coffee: (art) => drawSacks(art, ['#C9A062', '#D9B77A', '#BE9152'], 'lines'),
    chests: drawChests,
  },
  states: {
    order: ['far-ship', 'cranes'],
    unload: ['bulker', 'cranes', 'grab', 'sacks'],
    coffee: ['ship', 'cranes', 'coffee'],
    tea: ['ship', 'cranes', 'chests'],
  },
};
