import { Art, ramp } from '../../canvas.ts';
import { drawGround } from '../../elements/hills.ts';
import { d, ellipse, range, rect } from '../../geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Auction and export: stacked tea chests on the quay before a ship at dusk. */
export function drawTeaExport(): Art {
  const art = new Art(WIDTH, HEIGHT, 34);
  drawBackdrop(art, {
    bands: SKY_KEYS.dusk,
    horizon: 520,
    sun: [300, 450, 100],
    clouds: [[820, 150, 130]],
    cloudInk: '#F6C9A8',
    cloudShade: '#8A5F7C',
  });
  art.path(rect(0, 520, WIDTH, 190), '#3F6F86');
  art.grain(
    rect(0, 520, WIDTH, 190),
    '#F6BE85',
    ramp([0, 1], [0.5, 0.3], [1, 0]),
    [300, 510, 700, 720],
  );
  art.path('M560 470L1260 470L1260 620L640 620Z', '#16283F');
  art.path('M624 594H1260V620H640Z', PALETTE.soil);
  art.line('M572 492H1260', PALETTE.cream, 4);
  for (const [x, y, ink] of [
    [720, 434, PALETTE.teal],
    [816, 434, PALETTE.soil],
    [912, 434, PALETTE.sun],
    [1008, 434, PALETTE.forest],
    [768, 398, PALETTE.soilLight],
    [864, 398, PALETTE.cream],
    [960, 398, PALETTE.teal],
  ] as const) {
    art.path(rect(x, y, 92, 34), ink);
    for (const px of range(x + 9, x + 88, 9)) {
      art.line(d`M${px} ${y + 4}v26`, mix(ink, PALETTE.ink, 0.25), 1.6);
    }
  }
  art.line(
    'M1080 690V190M1150 690V190M940 200H1200M1115 190L1000 200M1115 120L960 200M1115 120L1200 190',
    '#C8502F',
    11,
  );
  art.line('M1000 204V352', PALETTE.ink, 3);
  drawChest(art, 948, 352, 104);
  drawGround(art, 680, '#8C5A46', '#F3C79A', '#2A1724', -1);
  for (const [x, y, size] of [
    [250, 610, 200],
    [470, 620, 200],
    [140, 830, 230],
    [390, 836, 230],
    [640, 842, 236],
    [320, 420, 180],
  ] as const) {
    drawChest(art, x, y, size);
  }
  drawCupAndGavel(art);
  return art;
}

/** Plywood tea chest with metal edges and a stencilled leaf; lower left corner at (x, y). */
function drawChest(art: Art, x: number, y: number, size: number): void {
  const face = rect(x, y - size * 0.92, size, size * 0.92);
  art.path(face, '#D9A866');
  art.grain(face, '#6B3A1E', ramp([0, 0], [0.5, 0.12], [1, 0.9]), [x, y - size, x + size, y]);
  art.line(face, '#8C8474', size * 0.06);
  const s = size / 100;
  art.path(
    d`M${x + 34 * s} ${y - 20 * s}C${x + 24 * s} ${y - 56 * s} ${x + 52 * s} ${y - 74 * s} ${x + 76 * s} ${y - 74 * s}C${x + 78 * s} ${y - 44 * s} ${x + 62 * s} ${y - 20 * s} ${x + 34 * s} ${y - 20 * s}Z`,
    PALETTE.forest,
    'opacity=".85"',
  );
  art.line(d`M${x + 30 * s} ${y - 12 * s}L${x + 66 * s} ${y - 62 * s}`, '#D9A866', 3 * s);
}

/** Auctioneer's gavel and a tasting cup on the quay's edge. */
function drawCupAndGavel(art: Art): void {
  art.path(ellipse(1010, 842, 130, 16), '#2A1724', 'opacity=".6"');
  const bowl = 'M950 740C950 810 976 838 1016 838S1084 810 1084 740Z';
  art.path(bowl, PALETTE.cream);
  art.grain(bowl, '#8A5B50', ramp([0, 0], [0.5, 0.12], [1, 0.95]), [950, 740, 1080, 830]);
  art.path(ellipse(1017, 740, 67, 19), '#FFFBF0');
  art.path(ellipse(1017, 742, 58, 14), '#B5471B');
  art.line(
    'M1000 706c-12 -20 12 -34 0 -56M1032 706c-12 -20 12 -34 0 -56',
    '#FFF6DF',
    5,
    'opacity=".6"',
  );
}
