import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawCorrugated } from '../../elements/buildings.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawHedge } from '../../elements/tea.ts';
import { circle, d, range, rect, smooth } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { type Random, pick } from '../../drawing/random.ts';

const CHERRY_INKS = ['#C0262D', '#C0262D', '#C0262D', '#8F1226', '#E0662A'];

const TIMBER = '#5B3A22';

/** Raised drying bed, its sheet drawn over the cherries against the rain; `y` is its front edge. */
export function drawCoveredBed(
  art: Art,
  y: number,
  left: number,
  right: number,
  drop: number,
): void {
  art.path(rect(left - 16, y + drop + 30, right - left, 6), '#5E1B0E', 'opacity=".35"');
  for (let x = left + 14; x < right; x += 76) {
    art.line(d`M${x} ${y}v${drop + 32}`, TIMBER, 5);
  }
  const sheet = [[left - 6, y + drop]] as [number, number][];
  for (let x = left; x <= right; x += 38) {
    sheet.push([x, y - 14 - 7 * Math.sin(x / 24)]);
  }
  sheet.push([right + 6, y + drop]);
  const outline =
    d`M${left - 6} ${y + drop}` +
    smooth(sheet)
      .slice(1)
      .replace(/^[^C]*/, '') +
    d`L${left - 6} ${y + drop}Z`;
  art.path(outline, '#BFD9D6');
  art.grain(outline, '#4E8A8C', ramp([0, 0], [0.5, 0.2], [1, 0.9]), [0, y - 16, 0, y + drop]);
  for (let x = left + 30; x < right; x += 76) {
    art.line(d`M${x} ${y - 16}L${x + 4} ${y + drop - 3}`, '#EAF4F0', 2);
  }
}

/** The veranda: its left end, eave, back wall and the step in front of it. */
export const VERANDA = {
  left: 740,
  right: 1640,
  ridge: 316,
  eave: 366,
  wall: 404,
  floor: 690,
  step: 838,
} as const;

const LAMP = '#FFDF9A';

/** Back wall with door and board, lit by the lamp; floor and step. Draw the roof afterwards. */
export function drawVeranda(art: Art): void {
  const { left, right, wall, floor, step } = VERANDA;
  const back = rect(left + 40, wall - 40, right - left, floor - wall + 40);
  art.path(back, '#7A4A32');
  art.glow(back, '#F3C27C', ramp([0, 1], [0.45, 0.55], [1, 0]), [LAMP_AT[0], LAMP_AT[1] + 40, 480]);
  art.path(rect(left + 40, floor - 70, right - left, 70), mix(PALETTE.teal, PALETTE.ink, 0.45));
  art.glow(
    rect(left + 40, floor - 70, right - left, 70),
    PALETTE.teal,
    ramp([0, 1], [0.5, 0.5], [1, 0]),
    [LAMP_AT[0], floor - 60, 420],
  );
  art.path(rect(1412, 458, 128, floor - 458), mix(PALETTE.teal, PALETTE.ink, 0.5));
  art.path(rect(1422, 468, 108, floor - 468), '#1F0F0A');
  const deck = d`M${left + 40} ${floor}H${right}V${step - 34}H${left - 36}Z`;
  art.path(deck, '#A66A48');
  art.glow(deck, '#F2C08A', ramp([0, 1], [0.5, 0.45], [1, 0]), [LAMP_AT[0] + 20, floor + 30, 470]);
  art.path(d`M${left - 36} ${step - 34}H${right}V${step}H${left - 36}Z`, '#6B3A2A');
}

/** Where the lamp hangs. */
const LAMP_AT = [1262, 470] as const;

/** Iron roof with the eave's shade, posts, and the storm lamp under it. */
export function drawVerandaRoof(art: Art): void {
  const { left, right, ridge, eave, step } = VERANDA;
  for (const x of [left + 6, 1356]) {
    art.path(rect(x, eave, 15, step - 34 - eave), TIMBER);
    art.path(rect(x + 10, eave, 5, step - 34 - eave), '#A0693C');
  }
  art.path(rect(left - 20, eave, right, 44), '#3A1A14');
  drawCorrugated(
    art,
    [
      [left - 52, eave + 6],
      [left + 70, ridge],
      [right + 40, ridge],
      [right + 60, eave + 6],
    ],
    '#8E3A26',
    '#D98A62',
  );
  art.path(rect(left - 52, eave + 4, right, 9), '#3A1410');
  const [x, y] = LAMP_AT;
  art.line(d`M${x} ${eave + 12}V${y - 40}`, '#22302A', 4);
  art.glow(circle(x, y, 150), LAMP, ramp([0, 0.95], [0.3, 0.35], [1, 0]), [x, y, 150]);
  art.path(d`M${x - 17} ${y - 30}H${x + 17}L${x + 10} ${y - 42}H${x - 10}Z`, '#22302A');
  art.path(
    d`M${x - 15} ${y - 30}C${x - 24} ${y - 8} ${x - 24} ${y + 8} ${x - 14} ${y + 22}H${x + 14}C${x + 24} ${y + 8} ${x + 24} ${y - 8} ${x + 15} ${y - 30}Z`,
    '#FFF3D0',
  );
  art.path(
    d`M${x - 5} ${y + 16}C${x - 10} ${y + 2} ${x - 2} ${y - 4} ${x} ${y - 16}C${x + 3} ${y - 4} ${x + 10} ${y + 2} ${x + 5} ${y + 16}Z`,
    PALETTE.gold,
  );
  art.path(d`M${x - 19} ${y + 22}H${x + 19}V${y + 32}H${x - 19}Z`, '#22302A');
}

/** Dial scale on a chain from the beam, a sack on its hook; (x, y) is the floor under it. */
export function drawHangingScale(art: Art, x: number, y: number): void {
  drawShadow(art, x, y - 4, 74, 9);
  art.at(x, y, 1, () => {
    art.line('M0 -490V-414', '#22302A', 5);
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
