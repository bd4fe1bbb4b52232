import { type Art, FINE_GRAIN, ramp } from '../drawing/canvas.ts';
import { circle, d } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawContact } from './shadow.ts';

const SACK_SHADE = '#6B3A1E';

type SackMark = 'lines' | 'leaf' | 'none';

/** Height of a lying sack, and how far the next row sinks into it, as shares of its width. */
const SACK_HEIGHT = 0.36;
const ROW_RISE = 0.325;

/** A stuffed pillow: its sewn ends stand out as four ears, its foot sags between them. */
function sackOutline(x: number, y: number, w: number): string {
  const h = w * SACK_HEIGHT;
  return (
    d`M${x - w * 0.012} ${y - h * 0.07}Q${x + w * 0.03} ${y - h * 0.4} ${x - w * 0.012} ${y - h * 0.74}` +
    d`C${x + w * 0.1} ${y - h * 0.92} ${x + w * 0.22} ${y - h * 1.03} ${x + w * 0.5} ${y - h * 1.03}` +
    d`C${x + w * 0.78} ${y - h * 1.03} ${x + w * 0.9} ${y - h * 0.92} ${x + w * 1.012} ${y - h * 0.74}` +
    d`Q${x + w * 0.97} ${y - h * 0.4} ${x + w * 1.012} ${y - h * 0.07}` +
    d`C${x + w * 0.9} ${y + h * 0.02} ${x + w * 0.78} ${y + h * 0.05} ${x + w * 0.5} ${y + h * 0.05}` +
    d`C${x + w * 0.22} ${y + h * 0.05} ${x + w * 0.1} ${y + h * 0.02} ${x - w * 0.012} ${y - h * 0.07}Z`
  );
}

/** Sack lying flat; (x, y) is its lower left corner, `width` in units, height 36 % of it. */
function drawSack(
  art: Art,
  x: number,
  y: number,
  width: number,
  color: string,
  mark: SackMark,
  sun: LightSide,
): void {
  const h = width * SACK_HEIGHT;
  const outline = sackOutline(x, y, width);
  art.path(outline, color);
  const [dim, lit] = sun > 0 ? [x, x + width * 0.8] : [x + width, x + width * 0.2];
  const line = [dim, y + h * 0.1, lit, y - h * 0.9] as const;
  art.grain(outline, SACK_SHADE, ramp([0, 0.95], [0.45, 0.2], [0.9, 0]), line, FINE_GRAIN);
  const seam = mix(color, '#5B3417', 0.38);
  for (const [end, bend] of [
    [0.06, 0.09],
    [0.94, 0.91],
  ] as const) {
    const [top, foot] = [y - h * 0.84, y - h * 0.02];
    const sewn = d`M${x + width * end} ${top}Q${x + width * bend} ${y - h * 0.4} ${x + width * end} ${foot}`;
    art.line(sewn, seam, width * 0.013);
  }
  if (mark === 'lines') {
    const lines = d`M${x + width * 0.3} ${y - h * 0.6}h${width * 0.4}M${x + width * 0.36} ${y - h * 0.36}h${width * 0.28}`;
    art.line(lines, mix(color, '#5B3417', 0.6), width * 0.03);
  }
  if (mark === 'leaf') {
    const s = width * 0.085;
    const leaf = d`M${x + width * 0.42} ${y - h * 0.42}c${-s * 0.2} ${-s * 1.4} ${s} ${-s * 2} ${s * 2} ${-s * 2}c${s * 0.1} ${s * 1.2} ${-s * 0.7} ${s * 2.1} ${-s * 2} ${s * 2}Z`;
    art.path(leaf, PALETTE.leaf);
    const bar = d`M${x + width * 0.34} ${y - h * 0.22}h${width * 0.32}`;
    art.line(bar, PALETTE.forest, width * 0.032);
  }
}

/** Heap of sacks: `rows` gives the number in each row from the ground up. */
export function drawSackPile(
  art: Art,
  x: number,
  y: number,
  width: number,
  rows: readonly number[],
  inks: readonly string[] = ['#C9A062', '#D9B77A', '#BE9152'],
  mark: SackMark = 'lines',
  sun: LightSide = lightOn(art),
): void {
  const foot = (at(rows, 0) * width * 1.02) / 2;
  drawContact(art, x + foot, y + 1, foot, sun);
  rows.forEach((count, row) => {
    const inset = ((at(rows, 0) - count) * width) / 2 + (row % 2) * width * 0.06;
    for (let i = 0; i < count; i++) {
      const ink = at(inks, (i * 2 + row) % inks.length);
      const left = x + inset + i * width * 1.02;
      drawSack(art, left, y - row * width * ROW_RISE, width, ink, mark, sun);
    }
  });
}

/** Standing sack with a tied neck; foot centre at (x, y), `height` in units. */
export function drawStandingSack(
  art: Art,
  x: number,
  y: number,
  height: number,
  color = '#D9B77A',
  badge: string | null = PALETTE.leaf,
  sun: LightSide = lightOn(art),
): void {
  art.at(x, y, height / 150, () => {
    drawContact(art, 0, -1, 54, sun);
    const body =
      'M-52 -4C-62 -50 -58 -96 -34 -116C-26 -122 26 -122 34 -116C58 -96 62 -50 52 -4C30 6 -30 6 -52 -4Z';
    art.path(
      'M-22 -150C-10 -140 10 -140 22 -150C20 -132 16 -124 18 -114L-18 -114C-16 -124 -20 -132 -22 -150Z',
      mix(color, SACK_SHADE, 0.25),
    );
    art.path(body, color);
    const line = [-62 * sun, -20, 56 * sun, -70] as const;
    art.grain(body, SACK_SHADE, ramp([0, 0.95], [0.5, 0.2], [1, 0]), line, FINE_GRAIN);
    art.line('M-20 -117H20', '#6E4321', 6);
    if (badge) {
      art.path(circle(2, -56, 27), PALETTE.cream);
      art.path('M-10 -40C-14 -62 2 -74 18 -74C18 -54 8 -40 -10 -40Z', badge);
    }
  });
}

/** Printed fertilizer or seed bag, upright; foot centre at (x, y). */
export function drawBag(
  art: Art,
  x: number,
  y: number,
  height: number,
  color: string = PALETTE.cream,
  band: string = PALETTE.forest,
  sun: LightSide = lightOn(art),
): void {
  art.at(x, y, height / 120, () => {
    drawContact(art, 0, 0, 40, sun);
    const bag =
      'M-40 -2C-44 -40 -42 -80 -38 -114C-20 -120 20 -120 38 -114C42 -80 44 -40 40 -2C20 4 -20 4 -40 -2Z';
    art.path(bag, color);
    const clip = art.clip(bag);
    art.path('M-50 -46H50V-16H-50Z', band, clip);
    art.path('M-12 -56C-18 -84 4 -98 22 -98C22 -74 10 -56 -12 -56Z', band);
    art.line('M-36 -108H36', mix(color, '#5B3417', 0.45), 2.5, clip);
    const line = [-44 * sun, -20, 40 * sun, -60] as const;
    art.grain(bag, '#5B3417', ramp([0, 0.9], [0.45, 0.15], [1, 0]), line, FINE_GRAIN);
  });
}
