import type { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawTablet } from '../../elements/goods.ts';
import { drawGround, drawRidges } from '../../elements/hills.ts';
import { drawMountKenya } from '../../elements/mountain.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawHeadLoad } from '../../figures/head-load.ts';
import { drawPerson } from '../../figures/person.ts';
import { PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { createHero, drawBackdrop, isTall } from '../../drawing/stage.ts';
import {
  drawCoffeeFringe,
  drawDryingBed,
  drawHangingScale,
  drawStore,
} from './cooperative-yard.ts';

export const MORNING_MOUNTAIN = {
  crown: '#6F8FA0',
  flank: '#A7BDB0',
  foot: '#F2E6C2',
  shade: '#5A7A90',
  snow: '#FDF6E6',
};

const DRESS: Cloth = { motif: 'leaf', inks: ['#F6B23C', '#A63D22', '#FCF4E3', '#1E4A33'] };

const RIDGES = [
  {
    y: 462,
    amplitude: 40,
    seed: 13,
    color: '#7FA68A',
    light: '#CBD9AC',
    trees: 30,
    treeHeight: [30, 70],
  },
  {
    y: 492,
    amplitude: 44,
    seed: 27,
    color: '#4F8560',
    light: '#9FBE7C',
    trees: 30,
    treeHeight: [30, 70],
  },
] as const;

/** Partnerships hero: weighing coffee sacks at the cooperative. */
export function drawCooperative(width: number, height: number): Art {
  const art = createHero(width, height, 5, 950, 960);
  const random = createRandom(14);
  drawBackdrop(art, {
    bands: SKY_KEYS.mint,
    horizon: 520,
    sun: isTall(art) ? [1310, 176, 66] : [1440, 196, 70],
    clouds: isTall(art) ? [] : [[1090, 150, 116]],
  });
  drawMountKenya(art, 1112, 482, 0.86, 0.54, MORNING_MOUNTAIN);
  drawRidges(art, RIDGES, 640);
  drawGround(art, 572);
  drawDryingBed(art, 606, 930, 1640, 10, random);
  drawDryingBed(art, 652, 900, 1660, 14, random);
  drawStore(art);
  drawShadow(art, 160, 780, 190, 9);
  drawSackPile(art, 20, 780, 116, [3, 2, 1]);
  drawHangingScale(art, 784, 822);
  drawTallywoman(art);
  drawClerk(art);
  drawPorter(art);
  drawCoffeeFringe(art, random);
  return art;
}

/** She steadies the sack that hangs on the scale. */
function drawTallywoman(art: Art): void {
  drawShadow(art, 528, 834, 104, 10);
  drawPerson(
    art,
    562,
    832,
    1.14,
    {
      top: PALETTE.sun,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.indigo,
      skin: '#653822',
    },
    {
      near: [
        [52, -218],
        [118, -200],
      ],
      far: [
        [66, -230],
        [126, -222],
      ],
    },
  );
}

/** He notes the weight on a tablet. */
function drawClerk(art: Art): void {
  drawShadow(art, 972, 822, 100, 9);
  drawPerson(
    art,
    1004,
    820,
    1.14,
    {
      top: PALETTE.teal,
      bottom: '#3A4A5C',
      hair: '#120D0C',
      glasses: '#10231B',
      skin: '#4A2719',
    },
    {
      flip: true,
      legs: 'rest',
      nod: 10,
      near: [
        [26, -204],
        [78, -204],
      ],
      far: [
        [56, -214],
        [96, -208],
      ],
      // Mirrored once more, or its rising line would fall.
      held: () => art.at(100, -226, 1, () => drawTablet(art, 0, 0, 62, 14), true),
    },
  );
}

/** He brings the next sack on his head, one hand at its front and one behind. */
function drawPorter(art: Art): void {
  drawShadow(art, 1268, 828, 106, 9);
  drawPerson(
    art,
    1312,
    826,
    1.14,
    { top: PALETTE.cream, bottom: PALETTE.plum, cap: PALETTE.cherry, skin: '#4A2719' },
    {
      flip: true,
      legs: 'walk',
      near: [
        [-38, -308],
        [-54, -360],
      ],
      far: [
        [62, -306],
        [70, -360],
      ],
      held: () => drawHeadLoad(art),
    },
  );
}
