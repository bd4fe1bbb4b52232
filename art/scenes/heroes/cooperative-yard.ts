import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawCorrugated, drawWall } from '../../elements/buildings.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawHedge } from '../../elements/tea.ts';
import { circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { type Random, pick } from '../../drawing/random.ts';

const CHERRY_INKS = ['#C0262D', '#C0262D', '#C0262D', '#8F1226', '#E0662A'];

const TIMBER = '#5B3A22';

/** Raised drying bed with cherries from `left` to the right edge; `y` is its front edge. */
export function drawDryingBed(
  art: Art,
  y: number,
  left: number,
  right: number,
  lip: number,
  random: Random,
): void {
  art.path(rect(left - 24, y + 48 + lip, right - left, 7), '#5E1B0E', 'opacity=".4"');
  for (let x = left + 20; x < right; x += 90) {
    art.line(d`M${x} ${y}v${46 + lip}`, TIMBER, 6);
  }
  art.path(d`M${left} ${y}L${left + 60} ${y - 26}H${right}V${y}Z`, '#D9B77A');
  for (let i = 0; i < 420; i++) {
    const x = left + 20 + random() * (right - left);
    art.path(ellipse(x, y - 3 - random() * 20, 5, 3.4), pick(CHERRY_INKS, random));
  }
  art.path(d`M${left} ${y}H${right}v${lip}H${left}Z`, '#8A5A2B');
}

const STORE = { right: 366, eave: 436, ridge: 384, foot: 668 } as const;

/** The cooperative's store seen square on: name board, open door, iron roof on a veranda post. */
export function drawStore(art: Art): void {
  const { right, eave, ridge, foot } = STORE;
  drawShadow(art, 190, foot + 2, 226, 8);
  drawWall(art, -20, eave - 10, right + 20, foot, PALETTE.sand, PALETTE.teal, 58);
  const underEave = rect(-20, eave, right + 20, 34);
  art.grain(underEave, PALETTE.plum, ramp([0, 0.9], [0.6, 0.4], [1, 0]), [0, eave, 0, eave + 34]);
  const inside = [
    [0, '#1F0F0A'],
    [1, '#5B2F18'],
  ] as const;
  art.path(rect(222, 486, 108, foot - 486), mix(PALETTE.teal, PALETTE.ink, 0.35));
  art.path(rect(230, 494, 92, foot - 494), art.linear(inside, [230, 0, 322, 0]));
  drawBoard(art, 34, 494);
  drawCorrugated(
    art,
    [
      [-40, eave + 4],
      [-40, ridge],
      [right - 14, ridge],
      [right + 44, eave + 4],
    ],
    PALETTE.soil,
    '#F2A96B',
  );
  art.path(rect(-40, eave + 3, right + 84, 8), PALETTE.soilDark);
  drawShadow(art, right + 14, foot + 16, 26, 4);
  art.path(rect(right + 24, eave + 11, 9, foot + 5 - eave), TIMBER);
}

/** Name board with a printed frame; (x, y) is its upper left corner. */
function drawBoard(art: Art, x: number, y: number): void {
  const frame = clothFill(
    art,
    { motif: 'zigzag', inks: ['#1E4A33', '#F6B23C', '#CF6A3D', '#93B83A'] },
    0.5,
  );
  art.path(rect(x, y, 146, 66), frame);
  art.path(rect(x + 12, y + 12, 122, 42), PALETTE.cream);
  art.path(d`M${x + 28} ${y + 44}c-3 -15 10 -24 22 -24c0 13 -9 22 -22 24Z`, PALETTE.forest);
  art.path(rect(x + 60, y + 25, 60, 6), PALETTE.forest);
  art.path(rect(x + 60, y + 36, 42, 5), PALETTE.forest);
}

/** Tripod with a dial scale and a sack on its hook; the middle is at x, the feet around y. */
export function drawHangingScale(art: Art, x: number, y: number): void {
  const feet = [
    [-94, 0],
    [76, 8],
    [2, -30],
  ] as const;
  for (const [fx, fy] of feet) {
    drawShadow(art, x + fx - 22, y + fy + 2, 30, 4);
  }
  drawShadow(art, x - 40, y - 14, 84, 9);
  art.at(x, y, 1, () => {
    for (const [fx, fy] of feet) {
      art.line(d`M0 -464L${fx} ${fy}`, TIMBER, 12);
    }
    art.path(circle(0, -460, 13), '#3A2415');
    art.line('M0 -460V-414', '#22302A', 5);
    art.path(circle(0, -384, 34), PALETTE.cream);
    art.line(circle(0, -384, 34), '#22302A', 6);
    for (const turn of range(0, 330, 30)) {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      art.line(d`M${c * 28} ${-384 + s * 28}L${c * 24} ${-384 + s * 24}`, '#22302A', 2);
    }
    art.line('M-7 -376L16 -404', PALETTE.cherry, 4);
    art.path(circle(0, -384, 4), '#22302A');
    art.line('M-15 -298C-14 -322 14 -322 15 -298', '#6E4321', 5);
    art.line('M0 -348V-326a9 9 0 1 1 -9 9', '#22302A', 5);
    art.path('M-22 -322C-12 -306 12 -306 22 -322L14 -298H-14Z', '#B8904E');
    const sack =
      'M-14 -300C-8 -308 8 -308 14 -300C28 -270 62 -250 62 -210C62 -170 32 -160 0 -160C-32 -160 -62 -170 -62 -210C-62 -250 -28 -270 -14 -300Z';
    art.path(sack, '#D9B77A');
    const line = [-62, -210, 62, -230] as const;
    art.grain(sack, '#6B3A1E', ramp([0, 0.95], [0.5, 0.2], [1, 0]), line, { frequency: 0.9 });
    art.line('M-16 -296H16', '#6E4321', 6);
    art.path('M-14 -200c-4 -20 12 -32 30 -32c0 19 -12 32 -30 32Z', PALETTE.leaf);
  });
}

/** Dark body, side, leaf and lit leaf of the coffee that stands nearest. */
const FRINGE_INKS = ['#10301F', '#1D4D31', '#2F6B3C', '#7FAE4C'] as const;

/** A hedge of coffee along the foot of the picture, with clusters of ripe cherries. */
export function drawCoffeeFringe(art: Art, random: Random): void {
  drawHedge(art, {
    y: 876,
    amplitude: 7,
    seed: 4,
    inks: FRINGE_INKS,
    count: 420,
    leaf: [26, 42],
  });
  for (let x = 10; x < 1600; x += 38 + random() * 60) {
    const y = 872 + random() * 22;
    for (let i = 0; i < 5; i++) {
      const [cx, cy] = [x + (random() - 0.5) * 22, y + (random() - 0.5) * 11];
      const ink = pick(CHERRY_INKS, random);
      art.path(circle(cx, cy, 5.6), mix(ink, '#2A0611', 0.6));
      art.path(circle(cx, cy, 4.8), ink);
      art.path(circle(cx + 1.6, cy - 1.8, 1.3), '#FFE2C8');
    }
  }
}
