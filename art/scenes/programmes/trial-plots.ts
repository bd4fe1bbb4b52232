import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawMaize, MAIZE_GREEN, type MaizeInks } from '../../elements/maize.ts';
import { d, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

/** Maize that grew without what the lesson teaches. */
const POOR_MAIZE: MaizeInks = ['#8C8A42', '#6B6A34', '#C9BC5A'];

/** Two trial plots of the same age, each with its number: poor maize in front, full maize behind. */
export function drawTrialPlots(art: Art): void {
  for (const [y, right] of [
    [642, 330],
    [772, 316],
  ] as const) {
    const bed = d`M-20 ${y - 6}C80 ${y - 16} 240 ${y - 16} ${right} ${y - 4}C${right + 26} ${y + 4} ${right} ${y + 16} ${right - 30} ${y + 16}H-20Z`;
    art.path(bed, '#7A2E18');
    art.grain(bed, '#D98A5A', ramp([0, 0.9], [0.6, 0.1], [1, 0]), [0, y - 14, 40, y + 12]);
  }
  for (const x of range(10, 290, 64)) {
    drawMaize(art, x, 642, 1.32, MAIZE_GREEN, x);
  }
  drawSign(art, 352, 650, 2);
  for (const x of range(24, 270, 78)) {
    drawMaize(art, x, 772, 0.62, POOR_MAIZE, x + 1);
  }
  drawSign(art, 330, 784, 1);
}

/** Number of a plot in bars on a stake; (x, y) is its foot. */
function drawSign(art: Art, x: number, y: number, bars: number): void {
  art.path(rect(x - 4, y - 70, 8, 70), '#5B3A22');
  art.path(rect(x - 25, y - 104, 50, 42), PALETTE.cream);
  for (const i of range(0, bars - 1)) {
    art.path(rect(x - 3 - (bars - 1) * 9 + i * 18, y - 96, 7, 26), PALETTE.soil);
  }
}

/** Maize cob in its half-open husk, held at (x, y), `length` units of it above the hand. */
export function drawCob(art: Art, x: number, y: number, length: number, turn: number): void {
  art.at(
    x,
    y,
    length / 80,
    () => {
      const cob = 'M-15 6C-20 -30 -14 -66 0 -84C14 -66 20 -30 15 6Z';
      art.path(cob, PALETTE.sun);
      const rows = [-9, -3, 3, 9].map(
        (cx) => d`M${cx} 0C${cx * 1.3} -30 ${cx} -58 ${cx * 0.3} -76`,
      );
      art.line(rows.join(''), mix(PALETTE.sun, PALETTE.soil, 0.5), 1.8);
      art.grain(cob, PALETTE.soil, ramp([0, 0], [0.5, 0.12], [1, 0.8]), [-16, -40, 18, -36]);
      art.path('M-4 22C-26 6 -30 -22 -24 -44C-12 -26 -4 -6 4 20Z', PALETTE.flush);
      art.path('M4 22C26 6 30 -18 26 -38C14 -24 4 -6 -4 20Z', PALETTE.leaf);
    },
    false,
    turn,
  );
}
