import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawHouse } from '../../elements/buildings.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawBicycle } from '../../elements/two-wheelers.ts';
import { d, ellipse, polygon, range, rect } from '../../drawing/geometry.ts';
import { mix } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';
import { isTall } from '../../drawing/stage.ts';

/** Ink of lit windows and of the street lamp. */
export const LAMP = '#FFE3A0';

/** Shadows at dusk. */
export const NIGHT_SHADE = '#1C1A30';

/** Where the houses stand. */
const STREET = 706;

const DARK = '#2E3354';

/** The town behind the kiosk: a block of flats, houses, a shop with its water tank. */
export function drawTown(art: Art, random: Random): void {
  for (const [x, height] of [
    [24, 104],
    [232, 118],
    [432, 86],
    [610, 96],
    [836, 112],
    [950, 78],
    [1540, 104],
  ] as const) {
    drawTree(art, x, 700, height, '#2A3550', '#5A5A7C', x);
  }
  drawFlats(art, 60, 96, 158, random);
  drawHouse(art, 326, STREET, 128, '#5E5474', DARK);
  lightWindows(art, 326, 128);
  drawShop(art, 456);
  if (!isTall(art)) {
    drawHouse(art, 712, STREET, 110, '#4A4866', DARK);
    lightWindows(art, 712, 110);
  }
}

function lightWindows(art: Art, x: number, width: number): void {
  const y = STREET - width * 0.277;
  art.path(rect(x + width * 0.2, y, width * 0.16, width * 0.126), LAMP);
  art.path(rect(x - width * 0.36, y, width * 0.16, width * 0.126), LAMP);
}

/** Flat-roofed block of three storeys; some windows are lit. */
function drawFlats(art: Art, left: number, width: number, height: number, random: Random): void {
  const top = STREET - height;
  art.path(rect(left, top, width, height), '#4F4A6C');
  const line = [left, 0, left + width, 0] as const;
  art.grain(rect(left, top, width, height), DARK, ramp([0, 0.95], [0.6, 0.2], [1, 0]), line);
  art.path(rect(left - 5, top - 7, width + 10, 9), DARK);
  art.path(rect(left + 62, top - 27, 22, 21), '#3B3A5C');
  for (const y of range(top + 18, STREET - 40, 46)) {
    for (const x of range(left + 12, left + width - 18, 28)) {
      art.path(rect(x, y, 15, 20), random() < 0.5 ? LAMP : '#2A2E4E');
    }
    art.path(rect(left + 6, y + 26, width - 12, 4), '#3B3A5C');
  }
  art.path(rect(left + 40, STREET - 28, 17, 28), '#2A2E4E');
}

/** Long low shop with an awning, and a water tank on its stand beside it. */
function drawShop(art: Art, left: number): void {
  art.path(rect(left, STREET - 54, 132, 54), '#564E6E');
  art.path(
    polygon([
      [left - 8, STREET - 52],
      [left + 6, STREET - 72],
      [left + 126, STREET - 66],
      [left + 142, STREET - 48],
    ]),
    DARK,
  );
  art.path(rect(left + 14, STREET - 38, 62, 24), LAMP);
  art.line(d`M${left + 35} ${STREET - 38}v24M${left + 56} ${STREET - 38}v24`, '#564E6E', 3);
  art.path(d`M${left + 8} ${STREET - 38}h74l8 -9h-90Z`, '#7A5A74');
  art.path(rect(left + 96, STREET - 38, 22, 38), '#2A2E4E');
  const tank = left + 172;
  art.line(
    d`M${tank - 15} ${STREET}v-38M${tank + 15} ${STREET}v-38M${tank - 15} ${STREET - 18}h30`,
    DARK,
    4,
  );
  art.path(rect(tank - 18, STREET - 76, 36, 38), '#3B3A5C');
  art.path(ellipse(tank, STREET - 76, 18, 5), '#5A5A7C');
  for (const y of [STREET - 64, STREET - 52]) {
    art.line(d`M${tank - 18} ${y}h36`, DARK, 1.6);
  }
}

/** A trodden path from the kiosk to the houses, a parked bicycle, grass along the foot. */
export function drawForeground(art: Art, random: Random): void {
  const path =
    'M470 702C452 734 380 742 440 768C530 806 760 800 900 838L1010 830C860 786 600 784 540 758C500 740 524 730 512 702Z';
  art.path(path, '#8A6468', 'opacity=".75"');
  art.grain(path, '#C08C7C', ramp([0, 0], [0.5, 0.2], [1, 0.8]), [440, 0, 1010, 0]);
  const tufts = range(0, 46).map(() => [random() * 900, 716 + random() * 130] as const);
  for (const [x, y] of tufts) {
    drawTuft(art, x, y, 10 + (y - 700) * 0.08, 5, random, '#3A3046', '#6A5064');
  }
  drawShadow(art, 312, 822, 184, 11, NIGHT_SHADE);
  art.line('M308 758L278 823', '#1F2238', 5);
  drawBicycle(art, 330, 820, 1.7, '#2B2F4C');
  for (let i = 0; i < 130; i++) {
    const x = (i / 130) * 1640 - 20 + random() * 14;
    const ink = mix('#2C2440', '#4E3D58', random());
    drawTuft(art, x, 900 + random() * 12, 24 + random() * 26, 6, random, '#171629', ink);
  }
}
