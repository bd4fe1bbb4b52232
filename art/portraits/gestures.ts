import { type Art, ramp } from '../drawing/canvas.ts';
import { fingerOutline } from '../figures/finger-outline.ts';
import { limb } from '../figures/limb.ts';
import { drawCherryCluster } from '../elements/coffee-cherries.ts';
import { drawBasket } from '../elements/goods.ts';
import { drawCoffeeLeaf, drawTeaLeaf } from '../elements/leaf.ts';
import { drawMaizeCob } from '../elements/maize-cob.ts';
import {
  circle,
  ellipse,
  type Point,
  pointsOf,
  range,
  rect,
  roundRect,
} from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';
import { drawCuff, drawForearm, drawSleeve, FINE } from './arms.ts';
import { drawGrip, drawGripThumb } from './grip.ts';
import { darker, type PortraitContext } from './options.ts';

/** Arms and hands in front of the chest; in the lit frame. */
export function drawGesture(art: Art, context: PortraitContext): void {
  switch (context.options.gesture) {
    case 'mug':
      drawMug(art, context);
      return;
    case 'cupping':
      drawCupping(art, context);
      return;
    case 'basket':
      drawBasketOfLeaf(art, context);
      return;
    case 'seedling':
      drawInHand(art, context, drawPottedSeedling);
      return;
    case 'cob':
      drawBetweenThumbAndFingers(art, context, drawCob);
      return;
    case 'branch':
      drawBranchInHand(art, context);
      return;
    case 'jar':
      drawInHand(art, context, drawSoilJar);
      return;
    case 'receipts':
      drawBetweenThumbAndFingers(art, context, drawReceiptBook);
      return;
    case 'packet':
      drawBetweenThumbAndFingers(art, context, drawSeedPacket);
      return;
    case undefined:
      return;
  }
}

/** The left half as it is drawn, then mirrored. */
function onBothSides(art: Art, draw: () => void): void {
  for (const place of ['translate(0 0)', 'translate(800 0) scale(-1 1)']) art.group(place, draw);
}

/** A cupping bowl in one hand, and over it the taster's spoon in the other. */
function drawCupping(art: Art, context: PortraitContext): void {
  const shadow = darker(context.options.cloth.inks[0]);
  art.path(ellipse(345, 960, 150, 60), shadow, 'opacity=".35"');
  const bowl = 'M252 842C256 910 282 968 318 976H372C408 968 434 910 438 842Z';
  art.path(bowl, '#F6EBD6');
  art.grain(bowl, '#7A6A58', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [280, 880, 440, 910], {
    clip: art.clip(bowl),
  });
  art.path(ellipse(345, 842, 93, 21), '#E7D8BC');
  art.path(ellipse(345, 844, 82, 15), '#3B1C0E');
  art.path(ellipse(322, 840, 40, 5), '#8A5630', 'opacity=".8"');
  // A large hand needs a thicker wrist than the one at the mug.
  art.group('translate(-150 -150) scale(1.18)', () => {
    drawMugArm(art, context);
  });
  art.group('translate(767 -58) scale(-1 1)', () => {
    drawGripThumb(art, context, 'rim');
    drawGrip(art, context);
  });
  drawSpoonHand(art, context);
  art.line(
    'M300 812C288 788 314 776 302 748M384 776C374 754 398 742 388 716',
    '#FFF8EA',
    5,
    'opacity=".6"',
  );
}

/** The taster's spoon on the index finger. */
function drawSpoonHand(art: Art, context: PortraitContext): void {
  drawOnIndexFinger(art, context, () => {
    art.line('M424 806L668 744', '#8C8F8A', 11);
    art.line('M428 802L666 741', '#E9EAE2', 4);
  });
  art.path('M340 814C344 798 396 798 430 806C420 828 352 838 340 814Z', '#B9BCB4');
  art.path('M350 813C360 805 396 805 416 808C402 822 364 826 350 813Z', '#4A2412');
  drawSleeveFromRight(
    art,
    context,
    'M712 862C760 872 810 905 850 940V1060H620C628 1020 644 990 664 962Z',
  );
}

/** A thin thing lies on the index finger; the thumb, nearest to us, presses on it. */
function drawOnIndexFinger(art: Art, context: PortraitContext, drawThing: () => void): void {
  drawGrip(art, context, 'handle');
  drawThing();
  drawGripThumb(art, context, 'handle');
}

/** Sleeve and cuff of the hand that has a thing on its index finger. */
function drawSleeveFromRight(art: Art, context: PortraitContext, sleeve: string): void {
  drawSleeve(art, context, sleeve, [700, 900, 740, 1040]);
  drawCuff(art, context, {
    outline: 'M716 866L692 854C678 888 660 922 640 948L664 964C684 936 702 904 716 866Z',
    seam: 'M716 866C702 904 684 936 664 964',
    ink: context.options.trim ?? PALETTE.cream,
    line: [690, 860, 660, 960],
    arm: 'M640 700H800V1000H640Z',
    shadow: 'M690 860L682 856C668 888 650 920 634 940L642 948C662 922 678 890 690 860Z',
  });
}

/** A plucking basket full of green leaf, cupped from below on both sides, the thumbs on its rim. */
function drawBasketOfLeaf(art: Art, context: PortraitContext): void {
  onBothSides(art, () => drawBasketArm(art, context));
  drawBasket(art, 400, 838, 186, () => drawLeafHeap(art, context.random), '#C98F45', -1);
  onBothSides(art, () => {
    art.group('rotate(-18 186 956) translate(668 106) scale(-0.86 0.86)', () => {
      drawGripThumb(art, context, 'rim');
      drawGrip(art, context);
    });
  });
}

/** A bare forearm that comes from below the picture. */
function drawBasketArm(art: Art, { base, deep }: PortraitContext): void {
  const arm = fingerOutline([pointsOf('56,1100 110,1030 188,953'), [58, 52, 45]]);
  art.path(arm, base);
  art.grain(arm, deep, ramp([0, 0], [0.4, 0.1], [1, 0.85]), [136, 966, 200, 1040], {
    ...FINE,
    clip: art.clip(arm),
  });
}

/** Shoots of tea, two leaves and a bud, thrown on a heap. */
function drawLeafHeap(art: Art, random: Random): void {
  art.path(
    'M224 840C250 788 332 770 400 772C472 770 550 788 576 840C520 894 280 894 224 840Z',
    '#1E4A33',
  );
  for (const i of range(0, 89)) {
    const row = i / 89;
    const across = (random() * 2 - 1) * (0.62 + row * 0.38);
    const x = 400 + across * 140;
    const y = 786 + row * 82 + across * across * 34 - row * across * across * 40;
    const length = 45 + random() * 26;
    const inks = row > 0.5 || random() > 0.6 ? LIGHT_LEAF : DARK_LEAF;
    const shape = { length, width: 0.22, angle: -90 + across * 60 + (random() - 0.5) * 90 };
    drawTeaLeaf(art, x, y, shape, inks, PALETTE.lime);
  }
}

const LIGHT_LEAF = [PALETTE.leaf, PALETTE.flush] as const;
const DARK_LEAF = [PALETTE.deep, PALETTE.leaf] as const;

/** A branch between thumb and forefinger; its cut end shows beyond the hand. */
function drawBranchInHand(art: Art, context: PortraitContext): void {
  art.group('translate(465 806) rotate(44) scale(0.92) translate(-540 -777)', () => {
    drawOnIndexFinger(art, context, () => {
      art.group('translate(540 777) rotate(-38) translate(-490 -894)', () => {
        drawLadenBranch(art, context);
      });
    });
    drawSleeveFromRight(
      art,
      context,
      'M712 862C800 880 900 940 1000 1000V1300H560C600 1160 634 1020 664 962Z',
    );
  });
}

/** A thing round which the fingers of one hand close. */
function drawInHand(
  art: Art,
  context: PortraitContext,
  drawThing: (art: Art, context: PortraitContext) => void,
): void {
  art.group('translate(0 -40)', () => {
    art.group('translate(24 0)', () => {
      drawArmFromRight(art, context);
    });
    drawGripThumb(art, context, 'behind');
    drawThing(art, context);
    drawGrip(art, context);
  });
}

/** A flat thing that is shown: the palm lies behind it, the thumb before it. */
function drawBetweenThumbAndFingers(
  art: Art,
  context: PortraitContext,
  drawThing: (art: Art, context: PortraitContext) => void,
): void {
  drawArmFromRight(art, context);
  const palm = 'M430 860C470 850 520 870 532 916C540 960 520 1000 490 1012H430Z';
  art.path(palm, context.base);
  art.grain(palm, context.deep, ramp([0, 0], [0.5, 0.2], [1, 0.85]), [500, 860, 470, 1010], FINE);
  drawThing(art, context);
  const { base, light, deep } = context;
  const thumb = limb(THUMB, [40, 29, 21, 19, 12]);
  art.path(
    limb(
      THUMB.map(([x, y]) => [x + 2, y + 8]),
      [40, 29, 21, 19, 12],
    ),
    deep,
    'opacity=".4"',
  );
  art.path(thumb, mix(base, light, 0.14));
  const clip = art.clip(thumb);
  art.grain(thumb, deep, ramp([0, 0], [0.5, 0.12], [1, 0.9]), [478, 900, 456, 956], {
    ...FINE,
    clip,
  });
  art.line('M452 916C456 908 464 902 470 902M459 923C463 915 470 909 476 909', deep, 2.6, clip);
  art.group('translate(421 893) rotate(30)', () => {
    art.path(
      'M-13 -2C-12 -9 2 -11 14 -8C18 -3 17 5 12 8C0 8 -11 5 -13 -2Z',
      mix(base, '#F4C6A0', 0.4),
    );
  });
}

/** From the ball, hidden in the palm, over the thing to the tip. */
const THUMB: readonly Point[] = [
  [520, 986],
  [494, 946],
  [464, 916],
  [434, 897],
  [414, 890],
];

/** The forearm as far as the foot of the picture. */
const FOREARM = 'M700 1090V1030C664 972 590 938 500 930L462 1030V1090Z';

/** The forearm that comes in at the foot of the picture, out of a sleeve with a cuff. */
function drawArmFromRight(art: Art, context: PortraitContext): void {
  drawForearm(art, context, FOREARM, 930, 1030);
  const sleeve = 'M750 1090V1030C730 972 684 940 602 924C582 954 572 990 568 1030V1090Z';
  drawSleeve(art, context, sleeve, [580, 920, 680, 1010]);
  drawCuff(art, context, {
    outline: 'M608 922L574 914C554 948 542 988 538 1030V1090H574V1030C578 992 588 954 608 922Z',
    seam: 'M608 922C588 954 578 992 574 1030V1090',
    ink: context.options.trim ?? PALETTE.cream,
    line: [560, 914, 590, 1020],
    arm: FOREARM,
    shadow: 'M590 910L556 914C534 948 522 988 518 1030V1090H560V1030Z',
  });
}

/** An enamel mug held in both hands. */
function drawMug(art: Art, context: PortraitContext): void {
  const { options } = context;
  const shadow = darker(options.cloth.inks[0]);
  art.path(ellipse(410, 956, 190, 84), shadow, 'opacity=".4"');
  onBothSides(art, () => {
    art.group('translate(-40 10)', () => {
      drawMugArm(art, context);
    });
  });
  const mug = 'M318 846L482 846L472 1010L328 1010Z';
  art.path(mug, '#F6EBD6');
  art.grain(mug, '#7A6A58', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [350, 900, 476, 910], {
    clip: art.clip(mug),
  });
  art.path(ellipse(400, 846, 84, 18), PALETTE.teal);
  art.path(ellipse(400, 847, 74, 13.5), '#8A4418');
  art.path(ellipse(384, 844, 30, 5), '#C77A35', 'opacity=".8"');
  onBothSides(art, () => {
    art.group('translate(698 140) scale(-0.8 0.8)', () => {
      art.group('translate(-32 -8)', () => {
        drawGripThumb(art, context, 'rim');
      });
      drawGrip(art, context);
    });
  });
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
  const sleeve =
    'M120 1040C112 980 128 920 176 914C194 912 206 914 216 908C244 936 262 976 264 1016L250 1040Z';
  drawSleeve(art, context, sleeve, [190, 940, 222, 1040], -32);
  const seam = `opacity=".8" ${art.clip(sleeve)}`;
  art.line('M128 948C142 922 158 914 184 913L216 907', darker(ink), 4, seam);
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
function drawPottedSeedling(art: Art): void {
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

/** A jar of soil shaken with water: stones and sand have settled first, then silt and clay, and dark humus last, under water that is still cloudy. */
function drawSoilJar(art: Art, { random }: PortraitContext): void {
  const glass =
    'M346 764H454V786C470 794 478 808 478 826V1000C478 1012 470 1020 458 1020H342C330 1020 322 1012 322 1000V826C322 808 330 794 346 786Z';
  art.inside(glass, () => {
    art.path(rect(310, 750, 180, 280), '#E9EFE2');
    for (const [y, ink] of SETTLED) {
      art.path(
        `M310 ${y}C350 ${y - 5} 380 ${y + 5} 410 ${y}C440 ${y - 4} 470 ${y + 3} 490 ${y}V1040H310Z`,
        ink,
      );
    }
    for (const i of range(0, 30)) {
      const [x, y] = [326 + (i % 10) * 15.6 + random() * 10, 950 + Math.floor(i / 10) * 22];
      const ink = random() > 0.5 ? '#8A6A4C' : '#F0D3A4';
      art.path(ellipse(x, y + random() * 12, 5 + random() * 3, 4), ink);
    }
  });
  art.grain(glass, '#3A1C12', ramp([0, 0], [0.55, 0.05], [1, 0.7]), [330, 880, 480, 890], FINE);
  art.line('M338 832V990', '#FFFDF4', 7, 'opacity=".75"');
  art.line(glass, mix(PALETTE.teal, PALETTE.cream, 0.45), 3.6);
  const lid = roundRect(336, 730, 128, 38, 8);
  art.path(lid, PALETTE.soil);
  art.line(
    range(0, 9)
      .map((i) => `M${346 + i * 12} 738v22`)
      .join(''),
    darker(PALETTE.soil),
    2.4,
  );
  art.line('M342 735H458', mix(PALETTE.soil, PALETTE.cream, 0.4), 4);
}

/** Upper edge and ink of what has settled in the jar, from the water down. */
const SETTLED = [
  [806, '#DCC9A2'],
  [846, '#3A1F14'],
  [868, '#96472A'],
  [900, '#BD7444'],
  [940, '#D9AC78'],
] as const;

/** A cob in its peeled husk, tip up. */
function drawCob(art: Art): void {
  art.at(396, 868, 0.5, () => drawMaizeCob(art), false, 166);
}

/** A bearing branch of coffee: leaves in pairs, ripe cherries at the nodes, bare where it is held. */
function drawLadenBranch(art: Art, { random }: PortraitContext): void {
  const branch = 'M646 965C560 922 470 890 384 846C356 828 330 806 298 798C270 786 250 780 226 778';
  for (const [x, y, angle, length] of BRANCH_LEAVES) {
    drawCoffeeLeaf(art, x, y, { length, width: 0.24, angle }, [PALETTE.deep, PALETTE.leaf]);
  }
  art.line(branch, '#5A4A2A', 15);
  art.line(branch, '#8A7A42', 6);
  art.path(ellipse(647, 965, 4, 7.4), '#D9C79A', 'transform="rotate(26 647 965)"');
  drawCherryCluster(art, 246, 786, 8, 20, random, 0.6);
  drawCherryCluster(art, 318, 806, 8, 21, random, 1.6);
  drawCherryCluster(art, 384, 848, 6, 19, random, 2.4);
}

const BRANCH_LEAVES: readonly (readonly [x: number, y: number, angle: number, length: number])[] = [
  [228, 778, -178, 140],
  [250, 782, -128, 132],
  [306, 800, 134, 160],
  [372, 834, 142, 150],
  [322, 806, -70, 140],
  [384, 842, -66, 120],
];

/** The shop's receipts: a pad bound at the top, a sheet of carbon under the page that is written. */
function drawReceiptBook(art: Art): void {
  art.group('rotate(-7 390 900)', () => {
    art.path(roundRect(286, 782, 190, 220, 6), '#8A2A1C');
    art.path(rect(296, 800, 176, 196), PALETTE.indigo);
    art.path(rect(290, 792, 178, 196), PALETTE.cream);
    art.path(rect(286, 776, 190, 26), PALETTE.soil);
    art.line('M304 789H458', mix(PALETTE.soil, PALETTE.cream, 0.5), 3, 'stroke-dasharray="2 12"');
    art.path('M306 852C300 826 320 814 342 812C344 834 332 852 306 852Z', PALETTE.leaf);
    art.line('M362 822H446M362 840H420', PALETTE.forest, 7);
    art.line('M306 878H452M306 904H452M306 930H396', mix(PALETTE.indigo, PALETTE.cream, 0.45), 4);
    art.line('M310 958C322 942 330 966 342 952C352 940 360 964 384 950', PALETTE.indigo, 4);
  });
}

/** A seed packet with a cob on it, closed with a fold. */
function drawSeedPacket(art: Art): void {
  art.group('rotate(-6 390 880)', () => {
    const packet = 'M292 742H468L474 1010H286Z';
    art.path(packet, PALETTE.cream);
    art.path('M291 776H469L470 796H290Z', PALETTE.soil);
    art.path('M287 944H473L474 1010H286Z', PALETTE.forest);
    art.path(circle(380, 870, 66), PALETTE.sky);
    art.at(380, 872, 0.2, () => drawMaizeCob(art), false, 176);
    art.grain(packet, '#5B3417', ramp([0, 0], [0.6, 0.1], [1, 0.7]), [330, 760, 480, 800], FINE);
    art.path('M292 742H468L469 762H291Z', mix(PALETTE.cream, '#5B3417', 0.2));
  });
}
