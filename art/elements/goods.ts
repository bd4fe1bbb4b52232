import { type Art, FINE_GRAIN, ramp } from '../drawing/canvas.ts';
import { d, ellipse, pointsOf, polygon, range, rect, roundRect } from '../drawing/geometry.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawContact } from './shadow.ts';

/** Crate of slats; lower left corner at (x, y). */
export function drawCrate(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#C98F45',
  sun: LightSide = lightOn(art),
): void {
  drawContact(art, x + width / 2, y, width / 2, sun);
  const box = rect(x, y - height, width, height);
  art.path(box, mix(color, '#3A1C0C', 0.62));
  const slats = 3;
  for (const i of range(0, slats - 1)) {
    const top = y - height + (i * height) / slats + 1;
    art.path(rect(x, top, width, height / slats - 3), i % 2 ? mix(color, '#8A5A2B', 0.3) : color);
  }
  for (const px of [x, x + width - width * 0.09]) {
    art.path(rect(px, y - height, width * 0.09, height), mix(color, '#5A3417', 0.3));
  }
  art.grain(
    box,
    '#3A1C0C',
    ramp([0, 0.8], [0.5, 0.1], [1, 0]),
    sun > 0 ? [x, y, x + width, y - height] : [x + width, y, x, y - height],
    FINE_GRAIN,
  );
}

/** Jerrycan with a handle, foot centre at (x, y). */
export function drawJerrycan(
  art: Art,
  x: number,
  y: number,
  height: number,
  color: string = PALETTE.sun,
  sun: LightSide = lightOn(art),
): void {
  art.at(x, y, height / 100, () => {
    drawContact(art, 0, 0, 36, sun);
    const can = 'M-34 0V-66C-34 -74 -28 -80 -20 -80H22C30 -80 34 -74 34 -66V0Z';
    art.path(can, color);
    art.line('M-14 -80V-94H14V-80', mix(color, PALETTE.ink, 0.25), 8);
    art.line('M-22 -10L20 -66M20 -10L-22 -66', mix(color, PALETTE.ink, 0.2), 4);
    const line = [-34 * sun, 0, 34 * sun, -30] as const;
    art.grain(can, PALETTE.ink, ramp([0, 0.7], [0.5, 0.1], [1, 0]), line, FINE_GRAIN);
  });
}

/** Round wide basket; rim centre at (x, y). Draw the contents between back and front. */
export function drawBasket(
  art: Art,
  x: number,
  y: number,
  rx: number,
  contents: () => void,
  cane = '#C98F45',
  sun: LightSide = lightOn(art),
): void {
  art.shows.add('a basket');
  const depth = rx * 0.86;
  art.path(ellipse(x, y, rx, rx * 0.3), mix(cane, '#2A1508', 0.65));
  const body = d`M${x - rx} ${y}C${x - rx * 0.98} ${y + depth * 0.7} ${x - rx * 0.72} ${y + depth} ${x - rx * 0.6} ${y + depth}H${x + rx * 0.6}C${x + rx * 0.72} ${y + depth} ${x + rx * 0.98} ${y + depth * 0.7} ${x + rx} ${y}C${x + rx * 0.7} ${y + rx * 0.4} ${x - rx * 0.7} ${y + rx * 0.4} ${x - rx} ${y}Z`;
  contents();
  art.path(body, cane);
  const clip = art.clip(body);
  for (let row = 0; row < 8; row++) {
    for (let column = -6; column <= 6; column++) {
      if ((row + column) % 2) {
        const w = rx / 6;
        const sag = (1 - (column / 6.5) ** 2) * rx * 0.28;
        const cellY = y + sag + row * depth * 0.125;
        art.path(
          d`M${x + column * w - w / 2} ${cellY}q${w / 2} ${-w * 0.2} ${w} 0v${depth * 0.1}q${-w / 2} ${w * 0.2} ${-w} 0Z`,
          mix(cane, '#5A3417', 0.42),
          clip,
        );
      }
    }
  }
  const line = [x - sun * rx, y + depth, x + sun * rx * 0.6, y] as const;
  art.grain(body, '#3A1C0C', ramp([0, 0.95], [0.5, 0.2], [1, 0]), line, { clip });
  art.line(
    d`M${x - rx} ${y}C${x - rx * 0.7} ${y + rx * 0.4} ${x + rx * 0.7} ${y + rx * 0.4} ${x + rx} ${y}`,
    mix(cane, '#F6D7A0', 0.4),
    rx * 0.07,
  );
}

/** Wooden pallet, lower left corner of its deck at (x, y). */
export function drawPallet(art: Art, x: number, y: number, width: number, sun: 1 | -1 = 1): void {
  drawContact(art, x + width / 2 - sun * width * 0.05, y + 21, width * 0.52, sun);
  art.path(rect(x, y, width, 9), '#6B4526');
  for (const i of [0, 0.44, 0.88]) {
    art.path(rect(x + width * i, y + 9, width * 0.12, 12), '#3F2717');
  }
}

/** Rounded tablet or phone showing a leaf and a rising line; centre at (x, y). */
export function drawTablet(art: Art, x: number, y: number, width: number, turn = 0): void {
  art.at(
    x,
    y,
    width / 100,
    () => {
      art.path(roundRect(-50, -36, 100, 72, 9), '#22302A');
      art.path(roundRect(-42, -29, 84, 58, 4), '#CFEAE4');
      art.path(polygon(pointsOf('-34,20 -12,2 6,10 32,-18 32,24 -34,24')), PALETTE.flush);
      art.line('M-34 18L-12 0L6 8L32 -20', PALETTE.forest, 4.5);
    },
    false,
    turn,
  );
}
