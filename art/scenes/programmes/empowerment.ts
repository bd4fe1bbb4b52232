import { Art, ramp } from '../../canvas.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawRidges } from '../../elements/hills.ts';
import { drawTeaHill, TEA_FAR, TEA_MID } from '../../elements/tea.ts';
import { circle, ellipse, type Point, rect, smooth } from '../../geometry.ts';
import { at } from '../../items.ts';
import { mix, PALETTE, SKIN_TONES, SKY_KEYS } from '../../palette.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const BACKS: readonly {
  x: number;
  y: number;
  cloth: Cloth;
  wrap: string;
  skin: number;
  scale: number;
}[] = [
  {
    x: 250,
    y: 930,
    cloth: { motif: 'leaf', inks: ['#F6B23C', '#1E4A33', '#FCF4E3', '#A63D22'] },
    wrap: '#20365C',
    skin: 0,
    scale: 1.02,
  },
  {
    x: 950,
    y: 930,
    cloth: { motif: 'eye', inks: ['#2F7B78', '#FCF4E3', '#F6B23C', '#5B1E36'] },
    wrap: '#F6B23C',
    skin: 2,
    scale: 1.02,
  },
  {
    x: 600,
    y: 950,
    cloth: { motif: 'sun', inks: ['#A63D22', '#F6B23C', '#20365C', '#FCF4E3'] },
    wrap: '#CF6A3D',
    skin: 1,
    scale: 1.16,
  },
];

/** Community empowerment: three women, arms round each other, look out over their hills. */
export function drawEmpowerment(): Art {
  const art = new Art(WIDTH, HEIGHT, 29);
  drawBackdrop(art, {
    bands: SKY_KEYS.dawn,
    horizon: 520,
    sun: [600, 300, 110],
    clouds: [
      [240, 140, 120],
      [980, 170, 110],
    ],
    cloudInk: '#FFF1D6',
    cloudShade: '#F2B883',
  });
  drawRidges(
    art,
    [
      { y: 450, amplitude: 50, seed: 21, color: '#B99A94', light: '#EACBA4' },
      {
        y: 500,
        amplitude: 50,
        seed: 34,
        color: '#638C72',
        light: '#B4C394',
        trees: 26,
        treeHeight: [20, 40],
      },
    ],
    680,
  );
  art.path(rect(0, 660, WIDTH, HEIGHT - 660), TEA_MID.dark);
  drawTeaHill(art, {
    cx: 240,
    cy: 700,
    rx: 430,
    rise: 160,
    squash: 0.26,
    rings: 22,
    seed: 5,
    inks: TEA_FAR,
  });
  drawTeaHill(art, {
    cx: 960,
    cy: 720,
    rx: 480,
    rise: 180,
    squash: 0.26,
    rings: 22,
    seed: 8,
    inks: TEA_MID,
  });
  drawTeaHill(art, {
    cx: 480,
    cy: 900,
    rx: 700,
    rise: 220,
    squash: 0.28,
    rings: 20,
    seed: 11,
    inks: TEA_MID,
    bump: 2,
  });
  for (const back of BACKS) {
    drawBack(art, back);
  }
  return art;
}

/** Bust of a woman from behind: dress, neck and knotted headwrap. */
function drawBack(art: Art, back: (typeof BACKS)[number]): void {
  const skin = at(SKIN_TONES, back.skin);
  art.at(back.x, back.y, back.scale, () => {
    const dress =
      smooth([
        [-240, 40],
        [-226, -110],
        [-190, -206],
        [-120, -246],
        [-50, -262],
        [0, -256],
        [50, -262],
        [120, -246],
        [190, -206],
        [226, -110],
        [240, 40],
      ]) + 'Z';
    art.path(dress, clothFill(art, back.cloth, 0.95));
    art.grain(dress, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [0, -220, 60, 60]);
    art.line(
      'M-150 -160C-160 -90 -168 -20 -170 40M150 -160C160 -90 168 -20 170 40M0 -226V40',
      mix(back.cloth.inks[0], PALETTE.ink, 0.55),
      4,
      'opacity=".6"',
    );
    const neck =
      'M-40 -356C-38 -300 -46 -272 -78 -252C-30 -230 30 -230 78 -252C46 -272 38 -300 40 -356Z';
    art.path(neck, skin);
    art.grain(neck, '#140806', ramp([0, 0.95], [0.4, 0.3], [1, 0]), [0, -350, 0, -240]);
    art.line('M-62 -262C-30 -238 30 -238 62 -262', PALETTE.sun, 9);
    for (const side of [-1, 1]) {
      art.path(ellipse(side * 84, -392, 15, 27), skin);
      art.line(circle(side * 90, -352, 15), PALETTE.sun, 5);
    }
    const wrap = smooth(
      [
        [-80, -352],
        [-96, -420],
        [-84, -490],
        [-40, -530],
        [10, -538],
        [60, -520],
        [92, -474],
        [94, -410],
        [80, -352],
        [40, -338],
        [0, -334],
        [-40, -338],
      ],
      true,
    );
    art.path(wrap, back.wrap);
    art.grain(wrap, PALETTE.ink, ramp([0, 0], [0.45, 0.12], [1, 0.9]), [0, -520, 30, -320]);
    art.grain(wrap, '#FFF3D6', ramp([0, 0.6], [0.4, 0.08], [1, 0]), [-20, -540, 10, -420]);
    for (const fold of [
      'M-86 -380C-40 -420 20 -430 70 -500',
      'M-90 -430C-50 -470 0 -490 40 -524',
      'M84 -380C50 -400 20 -410 -6 -410',
    ]) {
      art.line(fold, mix(back.wrap, PALETTE.ink, 0.35), 5);
    }
    const knot: Point[] = [
      [-2, -392],
      [-66, -356],
      [-84, -300],
      [-40, -316],
      [0, -372],
      [44, -312],
      [86, -296],
      [66, -354],
    ];
    art.path(smooth(knot, true), mix(back.wrap, PALETTE.ink, 0.14));
    art.path(ellipse(0, -384, 27, 21), mix(back.wrap, '#FFF3D6', 0.2));
  });
}
