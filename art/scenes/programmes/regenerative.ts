import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCuppedHands } from './cupped-hands.ts';
import { drawEarthworm } from './earthworm.ts';
import { drawRoot } from '../../elements/roots.ts';
import { drawSeedling } from '../../elements/plants.ts';
import { blob, d, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const SOIL = '#2B130B';

/** Squash leaves at the edges of the picture: middle, radius and turn. */
const SQUASH = [
  [70, 110, 170, 20],
  [1130, 90, 190, 150],
  [250, 30, 110, 80],
  [1170, 360, 120, 200],
  [20, 400, 120, 300],
] as const;

/** Bean seedlings that come up through the mulch. */
const BEANS = [
  [150, 640, 96],
  [1040, 610, 104],
  [1130, 800, 92],
  [80, 850, 110],
] as const;

/** Regenerative agriculture, as one's own hands show it: a handful of dark soil with worms over mulch and squash leaves. */
export function drawRegenerative(): Art {
  const art = new Art(WIDTH, HEIGHT, 23);
  const random = createRandom(11);
  setLight(art, 1);
  drawMulch(art, random);
  for (const [x, y, r, turn] of SQUASH) {
    drawSquashLeaf(art, x, y, r, turn);
  }
  for (const [x, y, height] of BEANS) {
    drawSeedling(art, x, y, height);
  }
  drawCuppedHands(art, 600, 470, 1.02, '#6E3F25', () => {
    art.at(0, -2, 0.9, () => drawSoil(art, random));
  });
  return art;
}

/** Maize straw laid on the soil in every direction. */
function drawMulch(art: Art, random: Random): void {
  art.path(rect(0, 0, WIDTH, HEIGHT), '#9A6A38');
  for (const [ink, width, count] of [
    ['#7A4A26', 13, 150],
    ['#C2924E', 11, 170],
    ['#DDB36C', 8, 150],
    ['#EFD193', 5, 90],
  ] as const) {
    let straw = '';
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI;
      const length = 60 + random() * 130;
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      straw += d`M${random() * 1300 - 50 - dx / 2} ${random() * 1000 - 50 - dy / 2}l${dx} ${dy}`;
    }
    art.line(straw, ink, width);
  }
}

/** A broad leaf with five lobes and pale veins. */
function drawSquashLeaf(art: Art, x: number, y: number, r: number, turn: number): void {
  art.at(
    x,
    y,
    r / 100,
    () => {
      const leaf =
        'M0 84C-30 96 -60 84 -70 58C-96 56 -106 24 -92 0C-102 -34 -80 -64 -50 -62C-40 -92 -10 -104 14 -90C44 -102 76 -84 76 -54C102 -40 106 -4 88 16C98 46 78 74 50 70C38 88 16 92 0 84Z';
      art.group('translate(-8 12)', () => art.path(leaf, '#2A120A', 'opacity=".4"'));
      art.path(leaf, '#3F7F45');
      art.grain(leaf, '#CFDB68', ramp([0, 0.8], [0.5, 0.25], [1, 0]), [80, -80, -50, 50]);
      art.line('M0 70L0 -70M0 40L-64 -6M0 40L62 -2M0 10L-46 -52M0 10L52 -46', '#BFD79A', 4);
    },
    false,
    turn,
  );
}

/** Crumbling soil heaped on the palms, in the hands' units. */
function drawSoil(art: Art, random: Random): void {
  const heap = blob(2, -22, 226, 206, random, 0.16, 16);
  art.group('translate(-12 12)', () => art.path(heap, '#140806', 'opacity=".6"'));
  art.path(heap, SOIL);
  art.grain(heap, '#8A4A2C', ramp([0, 1], [0.45, 0.25], [1, 0]), [190, -210, -60, 60]);
  for (let i = 0; i < 70; i++) {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 196];
    const [x, y] = [2 + Math.cos(angle) * far, -22 + Math.sin(angle) * far * 0.9];
    const w = 7 + random() * 17;
    art.path(blob(x - 3, y + 4, w, w * 0.8, random, 0.5, 7), '#140806', 'opacity=".55"');
    art.path(blob(x, y, w, w * 0.8, random, 0.5, 7), mix(SOIL, '#B9683F', 0.12 + 0.42 * random()));
  }
  for (const [x, y, angle, length] of [
    [-30, -130, 2.5, 150],
    [-24, -132, 1.3, 130],
    [30, 40, 0.4, 130],
  ] as const) {
    drawRoot(art, x, y, angle, 2.6, length, 1, random);
  }
  drawEarthworm(
    art,
    [
      [-150, 30],
      [-104, -24],
      [-50, -6],
      [-10, 50],
      [46, 54],
    ],
    16,
  );
  drawEarthworm(
    art,
    [
      [20, -150],
      [74, -146],
      [112, -92],
      [160, -82],
      [178, -30],
    ],
    16,
  );
}
