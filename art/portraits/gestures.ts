import { type Art, ramp } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import { ellipse } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawCuff, drawFinger, drawForearm, drawSleeve } from './arms.ts';
import { darker, type PortraitContext } from './options.ts';

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

function drawFoldedArms(art: Art, context: PortraitContext): void {
  const { options, deep } = context;
  const shadow = darker(options.cloth.inks[0]);
  art.path('M120 912C240 850 560 842 690 880L700 1010L110 1010Z', shadow, 'opacity=".35"');
  const lower =
    'M738 872C770 940 764 990 740 1020L300 1020L320 960L620 902C650 890 690 876 724 872Z';
  drawForearm(art, context, lower, 890, 1010);
  drawSleeve(
    art,
    context,
    'M590 716C664 728 722 772 750 850C766 900 770 930 752 948C724 960 684 932 664 892C630 840 586 780 590 716Z',
    [690, 840, 760, 930],
    0,
  );
  drawCuff(art, context, {
    outline: 'M666 868C684 906 716 930 766 930L762 954C714 958 676 938 650 900Z',
    seam: 'M666 868C684 906 716 930 766 930',
    ink: PALETTE.cream,
    line: [660, 900, 770, 950],
    arm: lower,
    shadow: 'M650 900C676 938 714 958 762 954L758 974C712 976 664 956 640 912Z',
  });
  const upper =
    'M96 918C150 884 260 884 380 872C470 862 540 848 600 838L612 896C540 924 440 950 330 964C230 978 140 986 92 976Z';
  art.path(upper, deep, 'transform="translate(6 16)" opacity=".45"');
  drawForearm(art, context, upper, 850, 990);
  drawSleeve(
    art,
    context,
    'M210 716C136 728 78 772 50 850C36 900 40 966 66 990C84 1008 108 1014 128 1012C162 972 176 914 168 862C196 824 214 780 210 716Z',
    [70, 860, 140, 980],
    0,
  );
  art.line('M168 864C188 836 202 806 208 772', shadow, 4, 'opacity=".7"');
  drawCuff(art, context, {
    outline: 'M162 860L186 856C200 914 184 974 150 1018L122 1016C158 972 172 914 162 860Z',
    seam: 'M162 862C172 914 158 972 124 1014',
    ink: PALETTE.cream,
    line: [190, 870, 140, 1010],
    arm: upper,
    shadow: 'M176 850L204 854C216 914 200 976 170 1020L140 1020Z',
  });
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
  for (const flip of [false, true]) {
    art.group(flip ? 'translate(800 0) scale(-1 1)' : 'translate(0 0)', () => {
      drawMugArm(art, context);
    });
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

/** The forearm on the left of the mug, from the elbow at the lower edge to the knuckles. */
function drawMugArm(art: Art, context: PortraitContext): void {
  const { options } = context;
  const ink = options.cloth.inks[0];
  const arm = limb(
    [
      [190, 996],
      [232, 966],
      [280, 938],
      [326, 924],
    ],
    [45, 41, 36, 47],
    undefined,
    1,
    0.2,
  );
  drawForearm(art, context, arm, 880, 1010);
  drawSleeve(
    art,
    context,
    'M120 1040C112 980 128 920 176 914C194 912 206 914 216 908C244 936 262 976 264 1016L250 1040Z',
    [190, 940, 222, 1040],
    -32,
  );
  art.line('M128 948C142 922 158 914 184 913L216 907', darker(ink), 4, 'opacity=".8"');
  drawCuff(art, context, {
    outline: 'M208 910L228 900C258 930 278 974 280 1020L258 1024C256 980 238 940 208 910Z',
    seam: 'M208 910C238 940 256 980 258 1024',
    ink: options.trim ?? PALETTE.cream,
    line: [226, 930, 276, 1010],
    arm,
    shadow: 'M222 890L242 896C274 930 294 974 296 1030L270 1030Z',
  });
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
