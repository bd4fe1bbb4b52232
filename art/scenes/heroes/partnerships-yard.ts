import { type Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';
import { drawCorrugated } from '../../elements/buildings.ts';
import { drawSmallMaize } from '../../elements/maize.ts';
import { drawTuft } from '../../elements/plants.ts';

const TIMBER = '#5B3A22';

/** The veranda: its left end, roof, the foot of its back wall, and the step in front of it. */
export const VERANDA = {
  left: 790,
  right: 1640,
  ridge: 232,
  eave: 288,
  beam: 318,
  floor: 730,
  edge: 808,
  step: 842,
} as const;

const LAMP = '#FFDF9A';

/** Where the lamp hangs. */
const LAMP_AT = [1402, 404] as const;

/** Where the light on the wall and the floor is brightest, and how far it reaches. */
const GLOW = [1130, 520, 520] as const;

/** Back wall with door and skirting, floor and step. Draw the roof afterwards. */
export function drawVeranda(art: Art): void {
  const { left, right, eave, floor, edge, step } = VERANDA;
  const back = rect(left + 40, eave, right - left, floor - eave);
  art.path(back, '#8A573A');
  art.glow(back, '#F3C27C', ramp([0, 1], [0.45, 0.6], [1, 0]), GLOW);
  const skirting = rect(left + 40, floor - 84, right - left, 84);
  art.path(skirting, mix(PALETTE.teal, PALETTE.ink, 0.4));
  art.path(rect(1470, 336, 130, floor - 336), mix(PALETTE.teal, PALETTE.ink, 0.5));
  art.path(rect(1481, 347, 108, floor - 347), '#3A2014');
  art.line(
    d`M1490 356h38v160h-38ZM1541 356h38v160h-38ZM1490 540h38v170h-38ZM1541 540h38v170h-38Z`,
    '#5B3A22',
    3,
  );
  const deck = d`M${left + 40} ${floor}H${right}V${edge}H${left - 20}Z`;
  art.path(deck, '#A66A48');
  art.glow(deck, '#F2C08A', ramp([0, 1], [0.5, 0.45], [1, 0]), [1130, floor + 30, 470]);
  art.path(d`M${left - 20} ${edge}H${right}V${step}H${left - 20}Z`, '#6B3A2A');
}

/** Iron roof with its gutter and pipe, posts, and the storm lamp under it. */
export function drawVerandaRoof(art: Art): void {
  const { left, right, ridge, eave, beam, edge } = VERANDA;
  for (const x of [left + 6, 1440]) {
    art.path(rect(x, eave, 15, edge - eave), TIMBER);
    art.path(rect(x + 10, eave, 5, edge - eave), '#A0693C');
  }
  art.path(rect(left - 20, eave, right, beam - eave), '#3A1A14');
  drawCorrugated(
    art,
    [
      [left - 48, eave + 6],
      [left + 70, ridge],
      [right + 40, ridge],
      [right + 60, eave + 6],
    ],
    '#8E3A26',
    '#D98A62',
  );
  art.path(rect(left - 54, eave + 3, right, 13), '#8FA3A0');
  art.path(rect(left - 54, eave + 11, right, 5), '#5F7672');
  drawRainBarrel(art, left - 82, VERANDA.step + 6);
  const [x, y] = LAMP_AT;
  art.line(d`M${x} ${beam - 4}V${y - 40}`, '#22302A', 4);
  art.glow(circle(x, y, 130), LAMP, ramp([0, 0.95], [0.3, 0.35], [1, 0]), [x, y, 130]);
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

/** The gutter's pipe fills a barrel, so that no water falls before the people; foot of the barrel at (x, y). */
function drawRainBarrel(art: Art, x: number, y: number): void {
  art.line(
    d`M${VERANDA.left - 44} ${VERANDA.eave + 14}V${VERANDA.eave + 34}L${x + 14} ${VERANDA.eave + 62}V${y - 150}`,
    '#7B918D',
    11,
  );
  art.path(ellipse(x, y, 58, 8), '#3F2A1C', 'opacity=".45"');
  const barrel = d`M${x - 46} ${y - 150}C${x - 54} ${y - 90} ${x - 54} ${y - 50} ${x - 44} ${y}H${x + 44}C${x + 54} ${y - 50} ${x + 54} ${y - 90} ${x + 46} ${y - 150}Z`;
  art.path(barrel, '#3E6A86');
  art.grain(barrel, PALETTE.ink, ramp([0, 0.85], [0.55, 0.15], [1, 0]), [
    x - 52,
    y,
    x + 46,
    y - 20,
  ]);
  for (const up of [34, 74, 114]) {
    art.line(d`M${x - 50} ${y - up}Q${x} ${y - up + 10} ${x + 50} ${y - up}`, '#28506C', 4);
  }
  art.path(ellipse(x, y - 150, 46, 9), '#BFDAD8');
}

/** Inks of the three partners' round marks. */
const MARK_INKS = { leaf: PALETTE.forest, drop: '#2B5C8A', sun: PALETTE.soil } as const;

export type Mark = keyof typeof MARK_INKS;

/** A partner's round mark. It is like no real one. */
export function drawMark(art: Art, mark: Mark, x: number, y: number, radius: number): void {
  art.at(x, y, radius / 40, () => {
    art.path(circle(0, 0, 40), PALETTE.cream);
    art.path(circle(0, 0, 36), MARK_INKS[mark]);
    if (mark === 'leaf') {
      art.path('M-18 20C-26 -12 -2 -26 22 -24C24 4 8 22 -18 20Z', PALETTE.lime);
      art.line('M-22 26L8 -8', PALETTE.forest, 4);
    } else if (mark === 'drop') {
      art.path('M0 -28C16 -6 20 2 20 10A20 20 0 0 1 -20 10C-20 2 -16 -6 0 -28Z', PALETTE.cream);
      art.line('M-10 12Q-5 6 0 12T10 12', MARK_INKS.drop, 4);
    } else {
      art.path(circle(0, -6, 13), PALETTE.sun);
      art.path('M-31 18L-10 0L4 14L16 4L31 18A36 36 0 0 1 -31 18Z', PALETTE.cream);
    }
  });
}

/** A pennant for each partner hangs from the beam, with its mark. */
export function drawPennants(art: Art): void {
  const [width, height] = [88, 128];
  (['leaf', 'sun', 'drop'] as const).forEach((mark, i) => {
    const [x, y] = [908 + i * 104, VERANDA.beam - 6];
    const outline = (dx: number) =>
      d`M${x + dx} ${y}h${width}v${height}l${-width / 2} -22l${-width / 2} 22Z`;
    art.path(outline(5), '#3A1A14', 'opacity=".4"');
    art.path(outline(0), PALETTE.sand);
    art.path(rect(x, y, width, 10), PALETTE.gold);
    drawMark(art, mark, x + width / 2, y + 58, 32);
  });
}

/** A field of young maize in the rain, in rows that come nearer, and the path to the veranda. */
export function drawField(art: Art, random: Random): void {
  for (const [y, scale, haze] of [
    [640, 0.4, 0.4],
    [676, 0.52, 0.26],
    [726, 0.7, 0.1],
  ] as const) {
    const inks = [PALETTE.deep, '#3B7A45', '#6FA04A'].map((ink) => mix(ink, '#B4CBB9', haze));
    const [shade = '', stalk = '', light = ''] = inks;
    for (const x of range(-20, 740, 88 * scale)) {
      drawSmallMaize(art, x + random() * 8, y, scale, [shade, stalk, light], x + y);
    }
  }
}

/** Grass along the foot of the picture. */
export function drawGrass(art: Art, random: Random): void {
  art.path(rect(-40, 886, 1680, 30), '#1F4C33');
  for (let i = 0; i < 150; i++) {
    const x = ((i + random()) / 150) * 1640 - 20;
    drawTuft(art, x, 890 + random() * 14, 24 + random() * 20, 5, random, '#1F4C33', '#6FA04A');
  }
}
