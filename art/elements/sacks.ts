import { type Art, ramp } from '../canvas.ts';
import { circle, d } from '../geometry.ts';
import { at } from '../items.ts';
import { mix, PALETTE } from '../palette.ts';

const SACK_SHADE = '#6B3A1E';

const FREQUENCY = { frequency: 0.9 };

/** Sack lying flat; (x, y) is its lower left corner, `width` in units, height 42 % of it. */
function drawSack(
  art: Art,
  x: number,
  y: number,
  width: number,
  color = '#D9B77A',
  mark = 'lines' as 'lines' | 'leaf' | 'none',
): void {
  const h = width * 0.42;
  const outline =
    d`M${x} ${y}c-8 ${-h * 0.4} -2 ${-h} 10 ${-h}h${width - 20}` +
    d`c14 4 18 ${h * 0.5} 10 ${h}c-14 6 ${16 - width} 6 ${-width} 0Z`;
  art.path(outline, color);
  art.grain(
    outline,
    SACK_SHADE,
    ramp([0, 0.95], [0.5, 0.2], [1, 0]),
    [x, y, x + width, y - h * 0.8],
    FREQUENCY,
  );
  if (mark === 'lines') {
    const lines = d`M${x + width * 0.3} ${y - h * 0.62}h${width * 0.4}M${x + width * 0.36} ${y - h * 0.4}h${width * 0.28}`;
    art.line(lines, mix(color, '#5B3417', 0.6), width * 0.034);
  }
  if (mark === 'leaf') {
    const s = width * 0.12;
    const leaf = d`M${x + width * 0.4} ${y - h * 0.22}c${-s * 0.2} ${-s * 1.4} ${s} ${-s * 2} ${s * 2} ${-s * 2}c${s * 0.1} ${s * 1.2} ${-s * 0.7} ${s * 2.1} ${-s * 2} ${s * 2}Z`;
    art.path(leaf, PALETTE.leaf);
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
  mark: 'lines' | 'leaf' | 'none' = 'lines',
): void {
  rows.forEach((count, row) => {
    const inset = ((at(rows, 0) - count) * width) / 2 + (row % 2) * width * 0.06;
    for (let i = 0; i < count; i++) {
      const ink = inks[(i * 2 + row) % inks.length];
      drawSack(art, x + inset + i * width * 1.02, y - row * width * 0.37, width, ink, mark);
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
): void {
  art.at(x, y, height / 150, () => {
    const body =
      'M-52 -4C-62 -50 -58 -96 -34 -116C-26 -122 26 -122 34 -116C58 -96 62 -50 52 -4C30 6 -30 6 -52 -4Z';
    art.path(
      'M-22 -150C-10 -140 10 -140 22 -150C20 -132 16 -124 18 -114L-18 -114C-16 -124 -20 -132 -22 -150Z',
      mix(color, SACK_SHADE, 0.25),
    );
    art.path(body, color);
    art.grain(
      body,
      SACK_SHADE,
      ramp([0, 0.95], [0.5, 0.2], [1, 0]),
      [-62, -20, 56, -70],
      FREQUENCY,
    );
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
): void {
  art.at(x, y, height / 120, () => {
    const bag =
      'M-40 -2C-44 -40 -42 -80 -38 -114C-20 -120 20 -120 38 -114C42 -80 44 -40 40 -2C20 4 -20 4 -40 -2Z';
    art.path(bag, color);
    const clip = art.clip(bag);
    art.path('M-50 -46H50V-16H-50Z', band, clip);
    art.path('M-12 -56C-18 -84 4 -98 22 -98C22 -74 10 -56 -12 -56Z', band);
    art.line('M-36 -108H36', mix(color, '#5B3417', 0.45), 2.5, clip);
    art.grain(bag, '#5B3417', ramp([0, 0.9], [0.45, 0.15], [1, 0]), [-44, -20, 40, -60], FREQUENCY);
  });
}
