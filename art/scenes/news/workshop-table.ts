import { type Art, ramp, SMALL_GRAIN } from '../../drawing/canvas.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawKnapsack, drawLongGlove } from '../../figures/gear.ts';
import { circle, d, ellipse, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

/** Ink of the water with boiled beetroot. */
export const BEETROOT = '#C8437C';

const WOOD = '#7C4F2B';
const SIGN_BLUE = '#2C5F93';

/** Left and right end of the table, its rear and front edge, and its feet, in picture units. */
const TABLE = { left: 562, right: 936, rear: 514, front: 542, foot: 726 } as const;

/** The kit that is put on before spraying, and the sprayer, on a table. */
export function drawTable(art: Art): void {
  const { left, right, rear, front, foot } = TABLE;
  drawShadow(art, (left + right) / 2, foot, 206, 10, '#4A140A');
  drawShadow(art, 874, 716, 34, 6, '#4A140A');
  art.at(922, 864, 0.9, () => drawKnapsack(art));
  const legs = [left + 22, right - 38];
  art.path(legs.map((x) => rect(x, front, 16, foot - front)).join(''), '#4A2D1A');
  art.path(d`M${left + 18} ${rear}H${right - 18}L${right} ${front}H${left}Z`, '#B98A54');
  art.path(rect(left, front, right - left, 18), WOOD);
  drawJar(art, 803, 532);
  drawRespirator(art, 725, 530);
  drawGoggles(art, 606, 534);
}

/** A jar of the pink water. */
function drawJar(art: Art, x: number, y: number): void {
  art.path(ellipse(x, y, 28, 5), '#4A2D1A', 'opacity=".5"');
  art.path(roundRect(x - 22, y - 58, 44, 60, 8), '#E4EFE8', 'opacity=".8"');
  art.path(roundRect(x - 19, y - 40, 38, 39, 6), BEETROOT);
  art.path(ellipse(x, y - 40, 19, 4), '#E58BB0');
  art.line(d`M${x - 14} ${y - 52}V${y - 8}`, '#FFFFFF', 3, 'opacity=".6"');
}

/** A half mask with its two filters, its straps on the table. */
function drawRespirator(art: Art, x: number, y: number): void {
  const rubber = '#3E4A48';
  art.path(ellipse(x, y, 50, 6), '#4A2D1A', 'opacity=".5"');
  for (const side of [-1, 1]) {
    const strap = d`M${x + side * 14} ${y - 34}C${x + side * 40} ${y - 44} ${x + side * 56} ${y - 20} ${x + side * 50} ${y}C${x + side * 44} ${y + 6} ${x + side * 30} ${y + 4} ${x + side * 16} ${y - 4}`;
    art.line(strap, rubber, 3.4);
  }
  const face = d`M${x} ${y - 54}C${x + 9} ${y - 54} ${x + 13} ${y - 44} ${x + 18} ${y - 32}C${x + 28} ${y - 22} ${x + 26} ${y + 4} ${x} ${y + 4}C${x - 26} ${y + 4} ${x - 28} ${y - 22} ${x - 18} ${y - 32}C${x - 13} ${y - 44} ${x - 9} ${y - 54} ${x} ${y - 54}Z`;
  art.path(face, '#8FA3A0');
  art.grain(
    face,
    PALETTE.ink,
    ramp([0, 0.8], [0.5, 0.15], [1, 0]),
    [x + 26, y, x - 12, y - 20],
    SMALL_GRAIN,
  );
  art.line(d`M${x} ${y - 46}V${y - 28}`, mix('#8FA3A0', PALETTE.cream, 0.5), 4);
  art.path(circle(x, y - 12, 8), rubber);
  for (const side of [-1, 1]) {
    const disc = (rx: number, ry: number) => ellipse(x + side * 29, y - 11, rx, ry);
    art.path(disc(14, 16), mix(PALETTE.cherry, PALETTE.ink, 0.35));
    art.path(ellipse(x + side * 31, y - 11, 12, 14), PALETTE.cherry);
  }
}

function drawGoggles(art: Art, x: number, y: number): void {
  art.path(ellipse(x, y, 46, 5), '#4A2D1A', 'opacity=".5"');
  art.line(
    d`M${x - 36} ${y - 18}C${x - 56} ${y - 44} ${x + 56} ${y - 44} ${x + 36} ${y - 18}`,
    PALETTE.night,
    6,
  );
  const frame = d`M${x - 38} ${y - 28}C${x - 14} ${y - 34} ${x + 14} ${y - 34} ${x + 38} ${y - 28}C${x + 44} ${y - 14} ${x + 40} ${y} ${x + 26} ${y}C${x + 14} ${y} ${x + 10} ${y - 8} ${x} ${y - 8}C${x - 10} ${y - 8} ${x - 14} ${y} ${x - 26} ${y}C${x - 40} ${y} ${x - 44} ${y - 14} ${x - 38} ${y - 28}Z`;
  art.path(frame, '#BFE0E0');
  art.line(frame, PALETTE.night, 6);
  art.line(
    d`M${x - 26} ${y - 9}L${x - 16} ${y - 22}M${x + 14} ${y - 9}L${x + 24} ${y - 22}`,
    '#FFFFFF',
    4,
  );
}

/** A product's label, drawn large, on an easel with its feet at (x, y): warning triangle, what to wear, colour band. */
export function drawLabelPoster(art: Art, x: number, y: number): void {
  const [width, height, top] = [156, 206, y - 402];
  const left = x - width / 2;
  drawShadow(art, x, y + 2, 84, 8, '#4A140A');
  art.line(
    d`M${x - 34} ${top + 60}L${x - 66} ${y}M${x + 34} ${top + 60}L${x + 66} ${y}M${x} ${top - 16}V${y - 18}`,
    '#5A3820',
    9,
  );
  const sheet = roundRect(left, top, width, height, 5);
  art.path(roundRect(left - 6, top - 6, width + 12, height + 12, 6), WOOD);
  art.path(sheet, PALETTE.cream);
  art.grain(
    sheet,
    '#8A6A4A',
    ramp([0, 0.4], [0.5, 0.08], [1, 0]),
    [x + 78, top, x - 30, top + 80],
    SMALL_GRAIN,
  );
  art.line(d`M${x} ${top + 26}L${x + 50} ${top + 108}H${x - 50}Z`, PALETTE.ink, 14);
  art.path(d`M${x} ${top + 28}L${x + 48} ${top + 107}H${x - 48}Z`, PALETTE.sun);
  art.path(d`M${x - 7} ${top + 54}H${x + 7}L${x + 4} ${top + 84}H${x - 4}Z`, PALETTE.ink);
  art.path(circle(x, top + 95, 6), PALETTE.ink);
  for (const [i, draw] of [drawGloveSign, drawGogglesSign, drawBootSign].entries()) {
    const cx = x + (i - 1) * 48;
    art.path(circle(cx, top + 148, 21), SIGN_BLUE);
    art.at(cx, top + 148, 1, () => draw(art));
  }
  art.path(rect(left, top + height - 22, width, 22), SIGN_BLUE);
}

function drawGloveSign(art: Art): void {
  art.at(1, -15, 0.34, () => drawLongGlove(art, PALETTE.cream));
}

function drawGogglesSign(art: Art): void {
  art.line('M-16 -3H16', PALETTE.cream, 3.4);
  art.path(roundRect(-13, -7, 12, 14, 5) + roundRect(1, -7, 12, 14, 5), PALETTE.cream);
}

function drawBootSign(art: Art): void {
  art.path('M-9 -14H3V0C6 4 14 4 14 11H-9Z', PALETTE.cream);
}
