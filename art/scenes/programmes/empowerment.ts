import { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawTeaHill, TEA_MID } from '../../elements/tea-hills.ts';
import { drawArmAround, drawWomanFromBehind } from '../../elements/woman-from-behind.ts';
import { rect } from '../../drawing/geometry.ts';
import { SKIN_TONES, SKY_KEYS } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const LEFT_CLOTH: Cloth = { motif: 'leaf', inks: ['#F6B23C', '#1E4A33', '#FCF4E3', '#A63D22'] };
const MIDDLE_CLOTH: Cloth = { motif: 'sun', inks: ['#A63D22', '#F6B23C', '#20365C', '#FCF4E3'] };
const RIGHT_CLOTH: Cloth = { motif: 'eye', inks: ['#2F7B78', '#FCF4E3', '#F6B23C', '#5B1E36'] };

/** Foot and scale of each woman. */
const MIDDLE_PLACE = [600, 952, 1.05] as const;
const LEFT_PLACE = [240, 946, 1.02] as const;
const RIGHT_PLACE = [958, 962, 0.98] as const;

/** Community empowerment: three women, the middle one with her arms round the others, look out over their valley. */
export function drawEmpowerment(): Art {
  const art = new Art(WIDTH, HEIGHT, 29);
  drawBackdrop(art, {
    bands: SKY_KEYS.lilac,
    horizon: 520,
    sun: [836, 286, 104],
    clouds: [[300, 170, 130, 'bank']],
    cloudInk: '#FFF1DE',
    cloudShade: '#D9AFB4',
    ridges: [
      { y: 440, amplitude: 76, seed: 21, color: '#A997B0', light: '#E9CDBE' },
      {
        y: 500,
        amplitude: 44,
        seed: 34,
        color: '#6F9079',
        light: '#CBCB9E',
        trees: 26,
        treeHeight: [20, 40],
        cover: 'fields',
      },
    ],
    land: 800,
  });
  art.path(rect(0, 740, WIDTH, HEIGHT - 740), TEA_MID.dark);
  drawTeaHill(art, {
    cx: 600,
    cy: 880,
    rx: 1060,
    rise: 320,
    squash: 0.24,
    rings: 24,
    seed: 19,
    inks: TEA_MID,
    lean: 0.34,
  });
  drawWomen(art);
  return art;
}

function drawWomen(art: Art): void {
  const [left, middle, right] = [SKIN_TONES[0], SKIN_TONES[3], SKIN_TONES[1]];
  drawWomanFromBehind(art, ...LEFT_PLACE, {
    cloth: LEFT_CLOTH,
    wrap: '#20365C',
    tie: 'bun',
    skin: left,
    tilt: 5,
  });
  drawWomanFromBehind(art, ...RIGHT_PLACE, {
    cloth: RIGHT_CLOTH,
    wrap: '#F6B23C',
    tie: 'scarf',
    skin: right,
    tilt: -7,
  });
  drawWomanFromBehind(art, ...MIDDLE_PLACE, {
    cloth: MIDDLE_CLOTH,
    wrap: '#CF6A3D',
    tie: 'gele',
    skin: middle,
  });
  for (const side of [-1, 1]) {
    art.at(...MIDDLE_PLACE, () => {
      drawArmAround(
        art,
        [
          [side * 150, -182],
          [side * 250, -112],
          [side * 392, -176],
        ],
        MIDDLE_CLOTH,
        middle,
      );
    });
  }
}
