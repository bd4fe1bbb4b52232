import { type Art, CLOTH_GRAIN, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import type { Look } from '../../figures/pose.ts';
import { rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const WRAPPER: Cloth = { motif: 'zigzag', inks: ['#20365C', '#A9CDBF', '#F6B23C', '#FCF4E3'] };
const BLOUSE: Cloth = { motif: 'rows', inks: ['#5B1E36', '#F6B23C', '#F4C6A0', '#2F7B78'] };

const SCALE = 1.5;

/** So that the backs of those who sit end on the bench. */
const SEATED_FOOT = 975;
const BENCH = 744;
/** Of two boards, down to the edge of the picture: below a seat without boards the legs would have to show. */
const BENCH_HEIGHT = 56;
const BENCHES = [
  [-20, 560],
  [880, 1220],
] as const;

/** Where each member sits, and where he or she looks. */
const MEMBERS: readonly (readonly [x: number, Look, looks: 'away' | 'left' | 'right'])[] = [
  [
    40,
    { longSleeves: true, top: '#6B7F8C', bottom: PALETTE.indigo, hair: '#17100E', skin: '#653822' },
    'away',
  ],
  [
    458,
    {
      longSleeves: true,
      top: PALETTE.plum,
      topCloth: BLOUSE,
      skirt: true,
      scarf: PALETTE.sand,
      scarfTie: 'low',
      mood: 'smile',
      skin: '#653822',
    },
    'left',
  ],
  [
    1138,
    {
      longSleeves: true,
      top: PALETTE.teal,
      skirt: true,
      skirtCloth: WRAPPER,
      scarf: PALETTE.plum,
      scarfTie: 'low',
      old: true,
      mood: 'laugh',
      skin: '#4A2719',
    },
    'left',
  ],
  [
    982,
    { longSleeves: true, top: PALETTE.sand, bottom: '#4A3A30', hair: '#17100E', skin: '#4A2719' },
    'away',
  ],
];

/** Arms of someone who sits with the hands in the lap, where the back hides them. */
const IN_LAP = {
  left: {
    arm: [
      [-62, -206],
      [-30, -178],
    ],
    isBefore: true,
  },
  right: {
    arm: [
      [62, -206],
      [30, -178],
    ],
    isBefore: true,
  },
} as const;

/** Members of the society on benches with their backs to us; one has stood up to ask. */
export function drawMembers(art: Art): void {
  drawAsker(art);
  for (const [left, right] of BENCHES) {
    art.path(rect(left, BENCH, right - left, BENCH_HEIGHT), '#7C4F2B');
    art.path(rect(left, BENCH, right - left, 12), '#A97A48');
    art.path(rect(left, BENCH + 32, right - left, 3), '#4A2D1A');
    art.path(
      rect(left + 30, BENCH + 12, 20, BENCH_HEIGHT) +
        rect(right - 50, BENCH + 12, 20, BENCH_HEIGHT),
      '#5F3B20',
    );
  }
  art.inside(rect(0, 0, art.width, BENCH + 9), () => {
    for (const [x, look, looks] of MEMBERS) {
      drawPersonFromBehind(art, x, SEATED_FOOT, SCALE, look, { ...IN_LAP, looks });
    }
  });
}

const COAT_SKIRT =
  'M-43 -156C-47 -130 -50 -108 -53 -82C-20 -72 20 -72 53 -82C50 -108 47 -130 43 -156C14 -148 -14 -148 -43 -156Z';
/** A band that stands up round the nape. */
const COLLAR = 'M-21 -303C-8 -297 8 -297 21 -303L24 -286C8 -279 -8 -279 -24 -286Z';
/** The slit in the back of the coat, below its seam. */
const VENT = 'M0 -112L-5 -75H5Z';

/** An old man, still in his raincoat, one hand up. */
function drawAsker(art: Art): void {
  const coat = PALETTE.sun;
  const seam = mix(coat, PALETTE.soilDark, 0.45);
  drawPersonFromBehind(
    art,
    248,
    862,
    1.6,
    {
      longSleeves: true,
      top: coat,
      bottom: PALETTE.indigo,
      hair: '#A59C90',
      old: true,
      beard: true,
      beardInk: '#A59C90',
      mood: 'intent',
      skin: '#4A2719',
    },
    {
      looks: 'right',
      right: {
        arm: [
          [74, -276],
          [78, -338],
        ],
        hand: 'flat',
      },
      front: () => {
        art.path(COAT_SKIRT, coat);
        art.grain(
          COAT_SKIRT,
          PALETTE.ink,
          ramp([0, 0.8], [0.5, 0.15], [1, 0]),
          [-52, -120, 46, -130],
          CLOTH_GRAIN,
        );
        art.line('M0 -152V-112', seam, 1.6);
        art.path(VENT, mix(PALETTE.indigo, PALETTE.ink, 0.4));
        art.path(COLLAR, mix(coat, PALETTE.soil, 0.22));
        art.line('M-24 -286C-8 -279 8 -279 24 -286', seam, 1.6);
      },
    },
  );
}
