import { type Art, ramp } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { ellipse, type Point, range, smooth } from '../geometry.ts';
import { mix, PALETTE } from '../palette.ts';
import type { PortraitContext } from './options.ts';
import { drawVeilFront } from './veil.ts';

const WRAP: readonly Point[] = [
  [276, 366],
  [258, 310],
  [250, 250],
  [272, 180],
  [330, 128],
  [404, 112],
  [484, 126],
  [540, 178],
  [556, 250],
  [542, 312],
  [524, 366],
  [506, 306],
  [462, 276],
  [400, 268],
  [338, 276],
  [294, 306],
];

const KNOT: readonly Point[] = [
  [470, 196],
  [520, 120],
  [600, 84],
  [650, 110],
  [640, 170],
  [580, 210],
  [640, 240],
  [640, 290],
  [580, 290],
  [510, 250],
];

const WRAP_FOLDS = [
  'M284 340C330 270 430 236 520 236',
  'M266 290C300 210 390 176 494 190',
  'M276 210C320 160 390 140 470 150',
  'M512 350C500 300 460 262 420 246',
];

const STRAW = '#E9C98C';

export function drawHeadwear(art: Art, context: PortraitContext): void {
  switch (context.options.headwear) {
    case 'wrap':
      drawWrap(art, context);
      break;
    case 'hat':
      drawStrawHat(art, context);
      break;
    case 'cap':
      drawCap(art, context);
      break;
    case 'hijab':
      drawVeilFront(art, context);
      break;
  }
}

function drawWrap(art: Art, { options, mirror: m, deep, face }: PortraitContext): void {
  const cloth = options.headCloth ?? options.cloth;
  const wide = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [400 + (x - 400) * face.width, y]);
  const wrap = smooth(wide(WRAP), true);
  art.path(wrap, clothFill(art, cloth, 0.8, -18));
  const clip = art.clip(wrap);
  const knot = smooth(KNOT, true);
  art.path(knot, clothFill(art, cloth, 0.8, 40));
  art.grain(knot, PALETTE.ink, ramp([0, 0.9], [0.4, 0.2], [1, 0]), [500, 220, 620, 150]);
  art.path(ellipse(500, 214, 30, 38), cloth.inks[1] ?? cloth.inks[0]);
  art.grain(ellipse(500, 214, 30, 38), PALETTE.ink, ramp([0, 0], [1, 0.8]), [480, 190, 524, 246]);
  for (const fold of WRAP_FOLDS) {
    art.line(fold, mix(cloth.inks[0], PALETTE.ink, 0.55), 4, clip);
  }
  art.grain(wrap, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.85]), [m(300), 160, m(540), 350], {
    clip,
  });
  art.grain(wrap, '#FFF3D6', ramp([0, 0.55], [0.35, 0.05], [1, 0]), [m(262), 150, m(420), 330], {
    clip,
  });
  const rim =
    'M294 306C320 280 360 270 400 268C440 270 480 280 506 306C480 292 440 284 400 284C360 284 320 292 294 306Z';
  art.path(rim, deep, 'opacity=".55"');
}

function drawStrawHat(art: Art, { options, mirror: m, deep, faceOutline }: PortraitContext): void {
  const straw = options.headInk ?? STRAW;
  const dark = '#7A4A22';
  art.path(ellipse(400, 306, 150, 34), deep, `opacity=".6" ${art.clip(faceOutline)}`);
  const brim = ellipse(400, 286, 232, 56);
  art.path(brim, straw);
  art.grain(brim, dark, ramp([0, 0], [0.5, 0.15], [1, 0.85]), [m(200), 270, m(620), 330], {
    frequency: 0.7,
  });
  const crown = 'M276 276C282 180 330 140 400 138C470 140 518 180 524 276C480 296 320 296 276 276Z';
  art.path(crown, straw);
  const clip = art.clip(crown);
  for (const i of range(0, 8)) {
    art.line(
      `M270 ${160 + i * 15}Q400 ${184 + i * 15} 530 ${160 + i * 15}`,
      mix(straw, dark, 0.35),
      2,
      clip,
    );
  }
  art.path(
    'M274 250C320 276 480 276 526 250L526 282C480 304 320 304 274 282Z',
    options.trim ?? PALETTE.soil,
  );
  art.grain(crown, dark, ramp([0, 0], [0.5, 0.1], [1, 0.85]), [m(300), 160, m(540), 270], {
    frequency: 0.7,
    clip,
  });
}

function drawCap(art: Art, { options, mirror: m }: PortraitContext): void {
  const ink = options.headInk ?? PALETTE.soil;
  const crown = 'M280 330C276 220 330 176 400 174C470 176 524 220 520 330C480 300 320 300 280 330Z';
  art.path(crown, ink);
  art.path(
    'M280 326C330 290 470 290 520 326C560 344 540 366 500 352C440 334 360 334 300 352C260 366 240 344 280 326Z',
    mix(ink, PALETTE.ink, 0.25),
  );
  art.grain(crown, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.8]), [m(320), 200, m(530), 320]);
  art.path(
    'M378 262C370 232 392 212 424 210C426 242 408 264 378 262Z',
    mix(ink, PALETTE.cream, 0.85),
  );
}
