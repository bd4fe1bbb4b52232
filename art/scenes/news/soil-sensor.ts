import { Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawPallet, drawTablet } from '../../elements/goods.ts';
import { drawMaize, drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawRoot } from '../../elements/roots.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import { blob, fillBelow, type Point, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { drawStation } from './sensor-station.ts';

const WIDTH = 1200;
const HEIGHT = 800;

const BLOUSE: Cloth = { motif: 'zigzag', inks: ['#F6B23C', '#A63D22', '#20365C', '#FCF4E3'] };

/** Where the ground is cut open to show the probe. */
const CUT = 716;

/** Plants at the edge of the cut, and how deep their roots go. */
const ROOTED = [
  [92, 190],
  [236, 170],
  [604, 150],
  [1130, 176],
] as const;

/** How far all that is lifted, so that the section takes the lower third of the picture. */
const RISE = 196;

/** Foot, size and distance of the rows of maize, far to near. */
const ROWS = [
  [430, 0.3, 46],
  [470, 0.42, 68],
  [524, 0.58, 96],
  [596, 0.8, 140],
] as const;

/** News: a soil probe in young maize, the ground cut open round it; its reading arrives on a tablet. */
export function drawSoilSensor(): Art {
  const art = new Art(WIDTH, HEIGHT, 17);
  const random = createRandom(15);
  art.group(`translate(0 ${-RISE})`, () => drawPlot(art, random));
  return art;
}

/** What stands on the ground, and the ground in section. */
function drawPlot(art: Art, random: Random): void {
  drawBackdrop(art, {
    bands: SKY_KEYS.tealMorning,
    horizon: 392,
    clouds: [[820, 250, 150, 'bank']],
    ridges: [
      { y: 352, amplitude: 44, seed: 24, color: '#7FA39A', light: '#D3D6B4' },
      {
        y: 380,
        amplitude: 26,
        seed: 30,
        color: '#4F7F70',
        light: '#A9BE8E',
        trees: 16,
        treeHeight: [22, 44],
        cover: 'homesteads',
      },
    ],
    land: 480,
    side: -1,
  });
  drawField(art, random);
  drawProfile(art, random);
  drawStation(art, 420, CUT);
  drawGrower(art);
}

function drawField(art: Art, random: Random): void {
  const soil = rect(0, 400, WIDTH, 420);
  art.path(soil, '#A5482A');
  art.grain(soil, '#E5A06C', ramp([0, 1], [0.4, 0.25], [1, 0]), [120, 390, 640, 720]);
  for (const [y, scale, step] of ROWS) {
    art.path(rect(0, y - 3 * scale, WIDTH, 9 * scale), '#6E2415', 'opacity=".4"');
    range(-20, 1240, step).forEach((x) => {
      const size = scale * 0.78 * (0.92 + random() * 0.16);
      drawSmallMaize(art, x + random() * 12, y, size, MAIZE_GREEN, x * 3 + y);
    });
  }
  drawPallet(art, 892, 664, 270, -1);
  drawSackPile(art, 900, 662, 124, [2, 2, 1], [PALETTE.cream, PALETTE.sand], 'leaf');
  drawMaize(art, 92, CUT + 4, 0.78, MAIZE_GREEN, 9, true);
  drawMaize(art, 236, CUT + 2, 0.72, MAIZE_GREEN, 5, true);
  drawMaize(art, 604, CUT + 2, 0.66, MAIZE_GREEN, 7, true);
  drawMaize(art, 1130, CUT + 4, 0.76, MAIZE_GREEN, 3, true);
}

/** The soil in section: dark topsoil, red subsoil, rotten rock; stones and the roots of the maize. */
function drawProfile(art: Art, random: Random): void {
  const line = (y: number, seed: number, rise: number): Point[] =>
    range(-40, 1240, 40).map((x) => [x, y + art.noise(x / 130, seed) * rise]);
  const top = fillBelow(line(CUT, 3, 5), HEIGHT + RISE + 20);
  art.path(top, '#4A1D12');
  const subsoil = fillBelow(line(CUT + 46, 8, 9), HEIGHT + RISE + 20);
  art.path(subsoil, '#7E3320');
  art.grain(subsoil, '#4A1D12', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [0, CUT + 36, 0, HEIGHT]);
  const rock = fillBelow(line(CUT + 176, 5, 14), HEIGHT + RISE + 20);
  art.path(rock, '#A85A36');
  art.grain(rock, '#6E2A17', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [0, CUT + 160, 0, HEIGHT + RISE]);
  for (let i = 0; i < 34; i++) {
    const [x, y] = [random() * WIDTH, CUT + 60 + random() * 200];
    const r = 6 + ((y - CUT) / 260) * 16 * (0.6 + random() * 0.5);
    art.path(blob(x, y, r * 1.3, r, random, 0.4, 7), mix('#C98A62', '#7E3320', random() * 0.6));
  }
  for (const [x, reach] of ROOTED) {
    for (const [i, angle] of [0.8, 1.2, 1.57, 1.95, 2.4].entries()) {
      drawRoot(art, x, CUT - 2, angle, 4.4, reach * (1 - Math.abs(i - 2) * 0.16), 1, random);
    }
  }
}

function drawGrower(art: Art): void {
  drawShadow(art, 822, CUT - 2, 130, 11, '#4A140A');
  drawPerson(
    art,
    790,
    CUT - 6,
    1.22,
    {
      top: PALETTE.sun,
      topCloth: BLOUSE,
      bottom: '#3A4A5C',
      scarf: PALETTE.teal,
      scarfTie: 'low',
      skin: '#653822',
      boots: '#2A211F',
      mood: 'smile',
    },
    {
      flip: true,
      legs: 'kneel',
      bend: 8,
      nod: 12,
      nearHand: 'hold',
      near: [
        [40, -120],
        [88, -132],
      ],
      farHand: 'hold',
      far: [
        [62, -128],
        [100, -144],
      ],
      // Mirrored once more, or its rising line would fall.
      held: () => art.at(106, -154, 1, () => drawTablet(art, 0, 0, 78, 8), true),
    },
  );
}
