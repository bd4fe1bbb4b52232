import { type Art, ramp } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { limb } from '../figures/limb.ts';
import { ellipse, type Point } from '../geometry.ts';
import { mix, PALETTE } from '../palette.ts';
import { darker, type PortraitContext } from './options.ts';

const FINE = { frequency: 0.9 };

/** Arms and hands in front of the chest; in the lit frame. */
export function drawGesture(art: Art, context: PortraitContext): void {
  switch (context.options.gesture) {
    case 'folded':
      drawFoldedArms(art, context);
      return;
    case 'mug':
      drawMug(art, context);
      return;
    case 'seedling':
      drawSeedling(art, context);
      return;
    case 'brim':
    case undefined:
      return;
  }
}

/** One finger as a rounded strip with a lit back and a dark lower edge. */
function drawFinger(
  art: Art,
  { light, base, shade, deep }: PortraitContext,
  from: Point,
  to: Point,
  radius: number,
  lit: boolean,
): void {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 2];
  const widths = [radius, radius, radius * 0.86];
  art.path(limb([from, middle, to], widths), mix(base, deep, 0.55));
  const upper = (p: Point): Point => [p[0], p[1] - 1.8];
  const ink = lit ? mix(base, light, 0.2) : mix(base, shade, 0.5);
  art.path(
    limb(
      [upper(from), upper(middle), upper(to)],
      widths.map((w) => w - 1.8),
    ),
    ink,
  );
  const nail = limb(
    [
      [to[0] - Math.sign(to[0] - from[0]) * 3, to[1] - 3],
      [to[0] + Math.sign(to[0] - from[0]) * 3, to[1] - 3],
    ],
    [radius * 0.45, radius * 0.4],
  );
  art.path(nail, mix(ink, '#F4C6A0', 0.3));
}

function drawSleeve(
  art: Art,
  { options }: PortraitContext,
  outline: string,
  line: readonly [number, number, number, number],
  turn = 12,
): void {
  const ink = options.cloth.inks[0];
  art.path(outline, clothFill(art, options.cloth, 0.9, turn));
  art.grain(outline, darker(ink), ramp([0, 0], [0.5, 0.12], [1, 0.85]), line);
}

function drawForearm(
  art: Art,
  { base, light, deep }: PortraitContext,
  outline: string,
  top: number,
  bottom: number,
): void {
  art.path(outline, base);
  const clip = art.clip(outline);
  art.grain(outline, light, ramp([0, 0.8], [0.4, 0.1], [1, 0]), [300, top, 310, top + 40], {
    ...FINE,
    clip,
  });
  art.grain(outline, deep, ramp([0, 0], [0.4, 0.1], [1, 0.85]), [300, top + 20, 306, bottom], {
    ...FINE,
    clip,
  });
}

function drawFoldedArms(art: Art, context: PortraitContext): void {
  const { options, deep } = context;
  const shadow = darker(options.cloth.inks[0]);
  art.path('M120 912C240 850 560 842 690 880L700 1010L110 1010Z', shadow, 'opacity=".35"');
  const lower =
    'M724 872C744 930 716 986 640 1004L300 1004L320 960L620 902C650 890 690 876 724 872Z';
  drawForearm(art, context, lower, 890, 1010);
  drawSleeve(
    art,
    context,
    'M590 716C664 728 722 772 750 850C766 900 770 930 752 948C724 960 684 932 664 892C630 840 586 780 590 716Z',
    [690, 840, 760, 930],
    0,
  );
  const upper =
    'M96 918C150 884 260 884 380 872C470 862 540 848 600 838L612 896C540 924 440 950 330 964C230 978 140 986 92 976Z';
  art.path(upper, deep, 'transform="translate(6 16)" opacity=".45"');
  drawForearm(art, context, upper, 850, 990);
  drawSleeve(
    art,
    context,
    'M210 716C136 728 78 772 50 850C36 900 40 966 66 990C92 1004 136 984 170 902C196 840 214 780 210 716Z',
    [70, 860, 140, 980],
    0,
  );
  for (const [i, x] of [672, 684, 682, 666].entries()) {
    drawFinger(art, context, [596, 850 + i * 17], [x, 834 + i * 20], 13, i < 3);
  }
  drawFinger(art, context, [560, 856], [622, 826], 14, true);
}

/** An enamel mug held in both hands. */
function drawMug(art: Art, context: PortraitContext): void {
  const { options } = context;
  const shadow = darker(options.cloth.inks[0]);
  art.path(ellipse(410, 956, 190, 84), shadow, 'opacity=".4"');
  const cuffs = [
    {
      sleeve: 'M96 1020C110 960 170 920 252 908L290 972C250 990 220 1004 200 1020Z',
      arm: 'M232 916C270 900 300 896 330 900L338 968C300 976 280 984 262 990Z',
    },
    {
      sleeve: 'M704 1020C690 960 630 920 548 908L510 972C550 990 580 1004 600 1020Z',
      arm: 'M568 916C530 900 500 896 470 900L462 968C500 976 520 984 538 990Z',
    },
  ];
  for (const { sleeve, arm } of cuffs) {
    drawForearm(art, context, arm, 890, 1000);
    drawSleeve(art, context, sleeve, [300, 910, 306, 1020]);
  }
  const mug = 'M330 846L470 846L462 1010L338 1010Z';
  art.path(mug, '#F6EBD6');
  art.grain(mug, '#7A6A58', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [350, 900, 476, 910], {
    clip: art.clip(mug),
  });
  art.path(ellipse(400, 846, 72, 17), PALETTE.teal);
  art.path(ellipse(400, 847, 63, 12.5), '#8A4418');
  art.path(ellipse(384, 844, 30, 5), '#C77A35', 'opacity=".8"');
  for (const [i, reach] of [356, 362, 360, 352].entries()) {
    const y = 884 + i * 27;
    drawFinger(art, context, [310, y + 5], [reach, y], 14, true);
    drawFinger(art, context, [490, y + 5], [800 - reach, y], 14, false);
  }
  drawFinger(art, context, [316, 896], [340, 860], 14, true);
  drawFinger(art, context, [484, 896], [460, 860], 14, false);
  art.line(
    'M378 816C366 792 392 780 380 752M414 812C402 786 430 772 416 742',
    '#FFF8EA',
    5,
    'opacity=".6"',
  );
}

/** A young coffee plant in its sleeve of black film, held from below. */
function drawSeedling(art: Art, context: PortraitContext): void {
  const arm = 'M640 1020C620 976 570 950 500 946L470 1020Z';
  drawForearm(art, context, arm, 940, 1030);
  drawSleeve(
    art,
    context,
    'M700 1020C690 970 650 934 592 922L552 966C584 980 604 1000 612 1020Z',
    [560, 930, 680, 1010],
  );
  const film = 'M330 872C370 884 430 884 470 872L462 1020L338 1020Z';
  art.line('M400 880C396 840 402 800 400 752', '#5B6B2C', 8);
  for (const [x, y, turn, size, inkOfLeaf] of LEAVES) {
    art.group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
      art.path('M0 0C18 -30 60 -38 104 -14C70 14 28 20 0 0Z', inkOfLeaf);
      art.path('M0 0C28 20 70 14 104 -14C66 -6 30 -2 0 0Z', mix(inkOfLeaf, PALETTE.ink, 0.3));
      art.line('M0 0C34 -4 66 -8 98 -13', mix(inkOfLeaf, PALETTE.lime, 0.5), 2.6);
    });
  }
  art.path(film, '#2A2B30');
  art.path(ellipse(400, 873, 70, 13), '#4A2A1A');
  art.grain(film, '#8C93A0', ramp([0, 0.7], [0.5, 0.15], [1, 0]), [336, 920, 430, 926], {
    clip: art.clip(film),
  });
  for (const [i, reach] of [352, 356, 362].entries()) {
    drawFinger(art, context, [478, 936 + i * 27], [reach, 930 + i * 29], 15, true);
  }
  drawFinger(art, context, [486, 930], [456, 888], 15, true);
}

const LEAVES: readonly (readonly [
  x: number,
  y: number,
  turn: number,
  size: number,
  ink: string,
])[] = [
  [400, 842, 8, 0.94, PALETTE.leaf],
  [400, 842, 170, 0.94, PALETTE.deep],
  [400, 802, -20, 0.84, PALETTE.leaf],
  [400, 802, 202, 0.84, PALETTE.leaf],
  [400, 762, -52, 0.6, PALETTE.flush],
  [400, 762, 236, 0.6, PALETTE.flush],
];

/** A hand at the brim of the hat: the arm rises beside the head. Drawn after the headwear. */
export function drawBrimHand(art: Art, context: PortraitContext): void {
  if (context.options.gesture !== 'brim') {
    return;
  }
  const { base, light, deep } = context;
  const forearm = limb(
    [
      [742, 700],
      [712, 520],
      [648, 352],
    ],
    [47, 42, 27],
  );
  art.path(forearm, base);
  const clip = art.clip(forearm);
  art.grain(forearm, deep, ramp([0, 0], [0.4, 0.1], [1, 0.9]), [660, 500, 760, 520], {
    ...FINE,
    clip,
  });
  art.grain(forearm, light, ramp([0, 0.7], [0.4, 0.1], [1, 0]), [654, 480, 704, 490], {
    ...FINE,
    clip,
  });
  const palm =
    'M620 356C610 330 612 306 628 292C652 284 676 300 680 330C682 352 676 372 664 382C648 386 630 376 620 356Z';
  art.path(palm, base);
  art.grain(palm, deep, ramp([0, 0], [0.5, 0.15], [1, 0.8]), [620, 320, 684, 340], FINE);
  for (const [i, tip] of [574, 568, 572, 584].entries()) {
    drawFinger(
      art,
      context,
      [642 - i * 5, 292 + i * 16],
      [tip, 262 + i * 17],
      12.5 - i * 0.6,
      true,
    );
  }
  drawFinger(art, context, [636, 356], [580, 334], 13, true);
  const sleeve =
    'M606 716C650 700 690 690 706 660C740 640 790 660 806 700L820 1010L640 1010C650 900 640 800 606 716Z';
  drawSleeve(art, context, sleeve, [660, 700, 800, 780]);
}
