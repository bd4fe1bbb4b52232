import { type Art, ramp } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import {
  between,
  circle,
  d,
  ellipse,
  type Point,
  pointsOf,
  range,
  smooth,
} from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { type Cloth, clothFill } from './cloth.ts';

/** Her headwear: cloth in a high fan, cloth wound round a low bun, a scarf with a hanging end; or no cloth and long braids. */
export type Wrap = 'gele' | 'bun' | 'scarf' | 'braids';

export type WomanFromBehind = {
  cloth: Cloth;
  /** Ink of the headwrap, or of the hair if it is in braids. */
  wrap: string;
  tie: Wrap;
  skin: string;
  /** Tilt of her head to the right, in degrees. */
  tilt?: number;
};

const DRESS: readonly Point[] = pointsOf(
  '-240,60 -226,-110 -190,-206 -120,-246 -50,-262 0,-256 50,-262 120,-246 190,-206 226,-110 240,60',
);

const NECK =
  'M-38 -356C-36 -300 -44 -272 -76 -252C-30 -230 30 -230 76 -252C44 -272 36 -300 38 -356Z';
const NAPE_SHADE = ramp([0, 0.95], [0.4, 0.3], [1, 0]);

/** Head cloth over the hair, its edge level at the nape. */
const CAP =
  'M-82 -346C-98 -392 -100 -452 -78 -492C-56 -528 -20 -540 8 -538C48 -536 82 -512 94 -468C102 -428 98 -386 84 -346C40 -330 -40 -330 -82 -346Z';

/** Where braids leave the head, from left to right, and how far down they hang. */
const BRAIDS = [
  [-70, -206],
  [-36, -180],
  [0, -190],
  [36, -174],
  [70, -202],
] as const;

const TIES: Record<Wrap, { shapes: readonly string[]; folds: string }> = {
  gele: {
    shapes: [
      'M-96 -420C-150 -470 -146 -560 -86 -596C-40 -632 60 -640 112 -592C160 -552 150 -462 100 -410C60 -446 -40 -456 -96 -420Z',
    ],
    folds:
      'M-70 -436C-112 -484 -108 -548 -72 -588M-24 -446C-46 -500 -34 -566 -6 -614M28 -446C34 -506 60 -566 92 -604M70 -430C104 -474 128 -520 134 -556',
  },
  bun: {
    shapes: [
      'M-40 -412C-62 -376 -40 -336 8 -330C58 -328 84 -366 70 -406C54 -440 -16 -446 -40 -412Z',
    ],
    folds:
      'M-28 -398C-20 -366 10 -350 44 -354M-6 -420C2 -392 30 -378 66 -384M22 -428C34 -412 50 -406 68 -408',
  },
  scarf: {
    shapes: [
      'M40 -352C66 -320 84 -260 80 -196C66 -190 50 -190 34 -196C44 -250 34 -300 14 -340Z',
      'M18 -346C36 -312 34 -262 16 -222C4 -222 -8 -226 -18 -232C2 -270 4 -310 -4 -340Z',
    ],
    folds: 'M44 -330C62 -290 66 -240 62 -204M14 -326C20 -290 12 -256 2 -236',
  },
  braids: {
    shapes: BRAIDS.map(([x, end]) =>
      limb(
        [
          [x, -380],
          [x * 1.16, -290],
          [x * 1.24, end],
        ],
        [20, 19, 10],
      ),
    ),
    folds: BRAIDS.map(([x, end]) =>
      range(-376, end, 22)
        .map((y) => d`M${x * 1.14 - 11} ${y}l11 8l11 -8`)
        .join(''),
    ).join(''),
  },
};

const CAP_FOLDS: Record<Wrap, string> = {
  braids:
    'M-52 -508C-74 -450 -74 -400 -64 -356M-26 -526C-42 -460 -40 -400 -34 -346M8 -534C6 -470 4 -400 2 -342M40 -526C54 -460 52 -400 38 -346M68 -504C88 -450 84 -400 70 -356',
  gele: 'M-84 -366C-30 -384 34 -384 86 -364M-92 -396C-34 -416 40 -416 94 -392',
  bun: 'M-84 -380C-60 -450 -8 -500 58 -520M-72 -356C-52 -420 -20 -456 20 -470M84 -390C86 -440 74 -480 46 -506',
  scarf:
    'M-84 -372C-34 -392 10 -376 34 -352M-96 -420C-34 -440 30 -410 52 -358M-88 -470C-24 -482 56 -446 76 -366',
};

/** Bust of a woman from behind, about 300 units high: dress, neck and headwrap; foot middle at (x, y). */
export function drawWomanFromBehind(
  art: Art,
  x: number,
  y: number,
  scale: number,
  woman: WomanFromBehind,
): void {
  const { cloth, wrap, tie, skin, tilt = 0 } = woman;
  const sun = lightOn(art);
  art.at(x, y, scale, () => {
    const dress = smooth(DRESS) + 'Z';
    art.path(dress, clothFill(art, cloth, 0.95));
    const line = [40 * sun, -240, -80 * sun, 70] as const;
    art.grain(dress, PALETTE.ink, ramp([0, 0], [0.55, 0.1], [1, 0.9]), line);
    art.path(NECK, skin);
    art.grain(NECK, SKIN_SHADE, NAPE_SHADE, [0, -350, 0, -240]);
    art.line('M-60 -262C-30 -238 30 -238 60 -262', PALETTE.sun, 9);
    art.group(`rotate(${tilt} 0 -340)`, () => {
      drawHead(art, skin, wrap, tie, sun);
    });
  });
}

function drawHead(art: Art, skin: string, wrap: string, tie: Wrap, sun: 1 | -1): void {
  for (const side of [-1, 1]) {
    art.path(ellipse(side * 84, -392, 15, 27), skin);
    art.line(circle(side * 90, -350, 15), PALETTE.sun, 5);
  }
  const shade = mix(wrap, PALETTE.ink, 0.6);
  const { shapes, folds } = TIES[tie];
  const line = [70 * sun, -560, -80 * sun, -340] as const;
  const cover = (outline: string, ink: string) => {
    art.path(outline, ink);
    art.grain(outline, shade, ramp([0, 0], [0.5, 0.12], [1, 0.85]), line);
  };
  const fold = tie === 'braids' ? mix(wrap, PALETTE.clay, 0.26) : mix(wrap, PALETTE.ink, 0.35);
  cover(CAP, wrap);
  art.line(CAP_FOLDS[tie], fold, 5);
  shapes.forEach((shape, i) => {
    cover(shape, tie === 'braids' ? wrap : mix(wrap, i ? PALETTE.ink : '#FFF3D6', 0.12));
  });
  art.line(folds, fold, 4.8);
}

/** How far down the forearm a sleeve reaches. */
const SLEEVE_END = 0.26;

/**
 * Arm round the neighbour's back, with the hand on her far shoulder: from `shoulder` over `elbow` to `wrist`,
 * in the units of the woman whose arm it is. Draw it after both women.
 */
export function drawArmAround(
  art: Art,
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  cloth: Cloth,
  skin: string,
): void {
  const cuff = between(elbow, wrist, SLEEVE_END);
  const lowered = [shoulder, elbow, wrist].map(([px, py]): Point => [px, py + 16]);
  art.path(limb(lowered, [50, 44, 30]), PALETTE.ink, 'opacity=".4"');
  art.path(limb([elbow, cuff, wrist], [34, 35, 24]), skin);
  drawHandOnShoulder(art, wrist, Math.sign(wrist[0] - shoulder[0]), skin);
  const sleeve = limb([shoulder, elbow, cuff], [52, 47, 40], undefined, 1, 0.1);
  art.path(sleeve, clothFill(art, cloth, 0.95));
  const line = [elbow[0], elbow[1] - 36, elbow[0] + 6, elbow[1] + 56] as const;
  art.grain(sleeve, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.85]), line);
}

/** Back of a hand with four fingers over a shoulder and the thumb on the near side. */
function drawHandOnShoulder(art: Art, [x, y]: Point, way: number, skin: string): void {
  const crease = mix(skin, SKIN_SHADE, 0.6);
  art.at(
    x,
    y,
    1,
    () => {
      art.path('M-6 -20C8 -34 28 -46 46 -50C58 -51 60 -41 50 -35C38 -29 32 -20 26 -8Z', skin);
      art.path(
        'M-24 -24C4 -30 40 -29 60 -22C82 -17 104 -10 118 4C126 13 122 20 113 18C122 26 120 35 110 35C112 44 102 49 92 45C90 52 78 53 68 46C46 42 10 34 -24 24Z',
        skin,
      );
      art.line(
        'M74 -6C90 -2 104 8 113 18M68 8C84 14 98 24 110 35M58 22C70 28 82 36 92 45',
        crease,
        3,
      );
      art.line('M26 -8C32 -20 38 -28 50 -34', crease, 3);
    },
    way < 0,
  );
}
