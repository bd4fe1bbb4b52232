import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCup } from '../../elements/tasting-cup.ts';
import { type ChestView, drawTeaChest, type Stencil } from './tea-chest.ts';
import { drawFallingRain } from '../../elements/rain.ts';
import { drawSky } from '../../elements/sky.ts';
import { drawTruck } from '../../elements/vehicles.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, ellipse, fillBelow, type Point, polygon, range, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Eye level; everyone's head who stands on the floor is near it. */
const EYE = 380;
/** Where the back wall meets the floor. */
const SILL = 640;

const DOOR = { left: 540, right: 1110, top: 96 };

const WALL = '#5A2B22';
const FLOOR = '#8A5038';
const DARK = '#24100F';
const DAYLIGHT = '#DDE7D4';

const ROOM: ChestView = { vanish: [820, EYE], depth: 0.84 };
const CHEST = [216, 186] as const;
const FRONT_LINE = 850;

/** Chests from left to right and from below: column, height in the pile, stencil. */
const PILE: readonly (readonly [column: number, level: number, stencil: Stencil])[] = [
  [0, 0, 'leaf'],
  [0, 1, 'lot'],
  [0, 2, 'none'],
  [1, 0, 'none'],
  [1, 1, 'leaf'],
  [2, 0, 'lot'],
];

/** Auction and export: tea chests in a dry warehouse, wheeled to the door while a closed lorry waits in the rain. */
export function drawTeaExport(): Art {
  const art = new Art(WIDTH, HEIGHT, 34);
  setLight(art, 1);
  drawYard(art);
  drawWall(art);
  drawFloor(art);
  drawTrolley(art);
  for (const [column, level, stencil] of PILE) {
    const x = -70 + column * (CHEST[0] + 4);
    drawTeaChest(art, ROOM, [x, FRONT_LINE - level * CHEST[1]], CHEST, stencil);
  }
  drawCup(art, { x: 486, y: 625, scale: 0.36, liquor: '#B5471B', steam: true });
  return art;
}

/** What is seen through the door: rain over the yard, and a closed lorry that waits. */
function drawYard(art: Art): void {
  // Under the wall's edge, and as far as the floor.
  const opening = rect(
    DOOR.left - 4,
    DOOR.top - 4,
    DOOR.right - DOOR.left + 8,
    SILL - DOOR.top + 8,
  );
  art.inside(opening, () => {
    drawSky(art, ['#6F9A96', '#8FB3A8', '#B3CDBB', '#D3DFC8'], 430);
    const ridge: Point[] = range(500, 1160, 30).map((x) => [
      x,
      392 - 30 * Math.sin((x - 480) / 170) - 8 * Math.sin(x / 47),
    ]);
    art.path(fillBelow(ridge, 560), '#7F9C93');
    const land = rect(DOOR.left - 4, 412, DOOR.right - DOOR.left + 8, SILL - 404);
    art.path(land, '#A98A72');
    art.grain(land, DAYLIGHT, ramp([0, 1], [0.6, 0.4], [1, 0]), [960, 420, 700, 640]);
    drawPuddles(art);
    art.path(ellipse(938, 508, 236, 11), '#6E2F1E', 'opacity=".6"');
    drawTruck(art, 986, 506, 1.2, PALETTE.teal, '#E7DCC2', false);
    drawFallingRain(art, {
      area: [DOOR.left, 60, DOOR.right + 60, SILL - 40],
      drops: 150,
      length: 92,
      slant: -0.2,
      ink: '#F1F6EE',
      random: createRandom(8),
    });
  });
}

/** Water that stands in the yard and shows the sky. */
function drawPuddles(art: Art): void {
  for (const [x, y, rx] of [
    [640, 560, 70],
    [900, 596, 110],
    [1040, 556, 60],
  ] as const) {
    art.path(ellipse(x, y, rx, rx * 0.12), '#C3D6C6');
  }
}

/** Dark inner wall around the door; its leaf is slid aside to the left. */
function drawWall(art: Art): void {
  const { left, right, top } = DOOR;
  const wall = rect(0, 0, WIDTH, SILL + 4) + d`M${left} ${top}V${SILL}H${right}V${top}Z`;
  art.path(wall, WALL);
  for (const x of range(40, 520, 60)) {
    art.line(d`M${x} 0V${SILL}`, mix(WALL, DARK, 0.3), 5);
  }
  art.grain(wall, DARK, ramp([0, 0.95], [0.55, 0.5], [1, 0]), [0, 0, left + 30, 0]);
  const leaf = rect(250, top + 4, left - 250, SILL - top - 4);
  art.path(leaf, '#2F4F46');
  art.line(
    d`M250 ${top + 4}L${left} ${SILL}M${left} ${top + 4}L250 ${SILL}`,
    '#26403A',
    16,
    art.clip(leaf),
  );
  art.grain(leaf, DARK, ramp([0, 0.9], [1, 0.1]), [250, 0, left, 0]);
  art.path(rect(180, top - 22, WIDTH - 180, 16), '#3A2420');
  art.path(rect(left, top, 12, SILL - top), '#C9D3BF');
  art.path(rect(left - 8, top, 8, SILL - top), '#7A4A34');
  art.path(rect(right, top, 18, SILL - top), '#3A1A16');
  art.path(rect(0, 14, WIDTH, 28), mix(WALL, DARK, 0.6));
}

/** Concrete floor; the daylight lays the door's shape across it to the left. */
function drawFloor(art: Art): void {
  const floor = rect(0, SILL, WIDTH, HEIGHT - SILL);
  art.path(floor, FLOOR);
  art.grain(floor, DARK, ramp([0, 0.9], [0.5, 0.45], [1, 0.1]), [0, 0, 700, 0]);
  art.grain(floor, DARK, ramp([0, 0.9], [1, 0]), [WIDTH, 0, 1010, 0]);
  // Light from a clouded sky has no edge: each step is wider and paler.
  for (const spread of [-60, -20, 20, 60, 100]) {
    art.path(
      polygon([
        [DOOR.left, SILL],
        [DOOR.right, SILL],
        [1010 + spread, HEIGHT],
        [440 - spread, HEIGHT],
      ]),
      art.linear(
        [
          [0, '#C3AE94', 0.34],
          [1, '#C3AE94', 0.04],
        ],
        [0, SILL, 0, HEIGHT],
      ),
    );
  }
  const near = polygon([
    [DOOR.left, SILL],
    [DOOR.right, SILL],
    [940, HEIGHT],
    [510, HEIGHT],
  ]);
  art.grain(near, DAYLIGHT, ramp([0, 0.8], [0.6, 0.2], [1, 0]), [820, SILL - 20, 760, HEIGHT]);
  art.path(rect(0, FRONT_LINE - 4, 588, 12), DARK, 'opacity=".7"');
}

/** A man wheels two chests out to the lorry. The light behind them is soft, and so are their shadows. */
function drawTrolley(art: Art): void {
  for (const [x, width] of [
    [774, 96],
    [946, 84],
  ] as const) {
    art.path(ellipse(x, 754, width, 13), '#4A2018', 'opacity=".3"');
    art.path(ellipse(x, 753, width * 0.7, 8), '#4A2018', 'opacity=".4"');
  }
  drawPerson(
    art,
    764,
    756,
    1.04,
    {
      top: PALETTE.teal,
      bottom: '#3B3450',
      vest: PALETTE.sun,
      kofia: PALETTE.cream,
      skin: '#4A2719',
      mood: 'smile',
      longSleeves: true,
    },
    {
      legs: 'walk',
      bend: 9,
      near: [
        [44, -214],
        [82, -206],
      ],
      far: [
        [62, -216],
        [92, -204],
      ],
      nearHand: 'grip',
      farHand: 'grip',
      held: () => {
        drawHandTruck(art);
      },
    },
  );
}

/** Two-wheeled barrow with two chests, in the figure's units, tilted back. */
function drawHandTruck(art: Art): void {
  art.group('translate(138 -22) rotate(-14)', () => {
    art.line('M-6 10L-6 -206L-22 -214', '#22302A', 8);
    art.path(rect(-6, 2, 100, 8), '#22302A');
    drawTeaChest(art, { vanish: [300, -160], depth: 0.88 }, [0, 2], [88, 78], 'leaf');
    drawTeaChest(art, { vanish: [300, -160], depth: 0.88 }, [0, -76], [88, 78], 'lot');
    art.path('M-28 8a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', '#1B211E');
    art.path('M-16 8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', '#C9C2AE');
  });
}
