import { type Art, ramp } from '../../canvas.ts';
import { drawCorrugated, drawWall } from '../../elements/buildings.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawTablet } from '../../elements/goods.ts';
import { drawGround, drawRidges } from '../../elements/hills.ts';
import { drawMountKenya } from '../../elements/mountain.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawHeadLoad } from '../../figures/head-load.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, ellipse } from '../../geometry.ts';
import { pick } from '../../items.ts';
import { PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';
import { createHero, drawBackdrop } from '../../stage.ts';

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
    y: 478,
    amplitude: 40,
    seed: 13,
    color: '#7FA68A',
    light: '#CBD9AC',
    trees: 30,
    treeHeight: [30, 70],
  },
  {
    y: 512,
    amplitude: 44,
    seed: 27,
    color: '#4F8560',
    light: '#9FBE7C',
    trees: 30,
    treeHeight: [30, 70],
  },
] as const;

/** The store is kept low, so that the sky above it stays free for text. */
const STORE_PLACE = 'translate(0 700) scale(0.66) translate(0 -690)';

/** Partnerships hero: weighing coffee sacks at the cooperative. */
export function drawCooperative(width: number, height: number): Art {
  const art = createHero(width, height, 5, 958, 920);
  const random = createRandom(14);
  drawBackdrop(art, {
    bands: SKY_KEYS.mint,
    horizon: 520,
    sun: [1370, 200, 70],
    clouds: [
      [1000, 130, 150],
      [1240, 290, 110],
    ],
  });
  drawMountKenya(art, 1180, 498, 0.86, 0.5, MORNING_MOUNTAIN);
  drawRidges(art, RIDGES, 640);
  drawGround(art, 600);
  drawDryingBed(art, 640, 930, 1640, 10, random);
  drawDryingBed(art, 690, 900, 1660, 14, random);
  art.group(STORE_PLACE, () => drawStore(art));
  drawSackPile(art, 20, 812, 116, [3, 2, 1]);
  drawHangingScale(art, 784, 0);
  for (const [x, y] of [
    [560, 852],
    [1010, 860],
    [1290, 868],
  ] as const) {
    drawShadow(art, x - 55, y, 110);
  }
  drawWeighers(art);
  return art;
}

/** Raised drying bed with cherries; `y` is its front edge. */
function drawDryingBed(
  art: Art,
  y: number,
  left: number,
  right: number,
  lip: number,
  random: Random,
  inks: readonly string[] = ['#C0262D', '#C0262D', '#C0262D', '#8F1226', '#E0662A'],
): void {
  for (let x = left + 20; x < right; x += 90) {
    art.line(d`M${x} ${y}v${46 + lip}`, '#5B3A22', 6);
  }
  art.path(d`M${left} ${y}L${left + 60} ${y - 26}H${right}V${y}Z`, '#D9B77A');
  for (let i = 0; i < 420; i++) {
    const x = left + 20 + random() * (right - left);
    const ink = pick(inks, random);
    art.path(ellipse(x, y - 3 - random() * 20, 5, 3.4), ink);
  }
  art.path(d`M${left} ${y}H${right}v${lip}H${left}Z`, '#8A5A2B');
}

function drawStore(art: Art): void {
  drawWall(art, -20, 250, 580, 690, PALETTE.sand, PALETTE.teal);
  const door = 'M330 380H500V690H330Z';
  art.path(
    door,
    art.linear(
      [
        [0, '#1F0F0A'],
        [1, '#5B2F18'],
      ],
      [330, 0, 500, 0],
    ),
  );
  drawCorrugated(
    art,
    [
      [-40, 270],
      [560, 190],
      [640, 262],
      [-40, 330],
    ],
    PALETTE.soil,
    '#F2A96B',
    30,
  );
  art.path('M-40 330L640 262v12L-40 346Z', PALETTE.soilDark);
  art.line('M604 266V690', '#5B3A22', 14);
  const frame = clothFill(
    art,
    { motif: 'zigzag', inks: ['#1E4A33', '#F6B23C', '#CF6A3D', '#93B83A'] },
    0.7,
  );
  art.path('M40 400h210v96H40Z', frame);
  art.path('M58 418h174v60H58Z', PALETTE.cream);
  art.path(
    'M84 462c-4 -22 14 -34 30 -34c0 18 -12 32 -30 34ZM128 440h84v7h-84ZM128 454h62v7h-62Z',
    PALETTE.forest,
  );
}

/** Tripod with a dial scale and a hanging sack; ground at y 860. */
function drawHangingScale(art: Art, x: number, dy: number): void {
  art.group(`translate(${x - 784} ${dy})`, () => {
    for (const [fx, fy] of [
      [690, 860],
      [860, 868],
      [786, 830],
    ] as const) {
      art.line(`M784 396L${fx} ${fy}`, '#5B3A22', 12);
    }
    art.line('M784 400V446', '#22302A', 5);
    art.path(circle(784, 476, 34), PALETTE.cream);
    art.line(circle(784, 476, 34), '#22302A', 6);
    art.line('M784 476L800 456', PALETTE.cherry, 4);
    art.line('M784 512V540', '#22302A', 5);
    const sack =
      'M770 560C776 552 792 552 798 560C812 590 846 610 846 650C846 690 816 700 784 700C752 700 722 690 722 650C722 610 756 590 770 560Z';
    art.path('M764 540C772 556 796 556 804 540L798 562H770Z', '#B8904E');
    art.path(sack, '#D9B77A');
    art.grain(sack, '#6B3A1E', ramp([0, 0.95], [0.5, 0.2], [1, 0]), [722, 650, 846, 630], {
      frequency: 0.9,
    });
    art.line('M768 564H800', '#6E4321', 6);
    art.line('M752 640h64M760 656h48', '#8A5A2B', 4.5);
  });
}

function drawWeighers(art: Art): void {
  drawPerson(
    art,
    590,
    850,
    1.12,
    {
      top: PALETTE.sun,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.soil,
      skin: '#653822',
    },
    {
      near: [
        [52, -218],
        [116, -196],
      ],
      far: [
        [66, -226],
        [120, -214],
      ],
    },
  );
  drawPerson(
    art,
    1010,
    858,
    1.16,
    { top: PALETTE.teal, bottom: '#3A4A5C', hat: '#EBCB8B', skin: '#4A2719' },
    {
      flip: true,
      near: [
        [30, -204],
        [84, -196],
      ],
      far: [
        [56, -216],
        [96, -206],
      ],
      held: () => drawTablet(art, 96, -222, 62, -14),
    },
  );
  drawPerson(
    art,
    1290,
    866,
    1.16,
    { top: PALETTE.cream, bottom: PALETTE.plum, cap: PALETTE.cherry, skin: '#4A2719' },
    {
      flip: true,
      legs: 'walk',
      near: [
        [-14, -330],
        [22, -386],
      ],
      far: [
        [52, -326],
        [44, -384],
      ],

      held: () => drawHeadLoad(art),
    },
  );
}
