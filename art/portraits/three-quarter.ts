import { type Art, ramp } from '../drawing/canvas.ts';
import { circle, d, ellipse, type Point, pointsOf, rect, smooth } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawBrow, drawEye } from './eyes.ts';
import { inLitFrame } from './garments.ts';
import { DARK, SHEEN } from './hair.ts';
import { drawMouth } from './mouth.ts';
import { darker, type FaceShape, type PortraitContext } from './options.ts';

/** The line through the middle of the face, and the two eyes beside it: the far one is narrower. */
const BRIDGE = 436;
const NEAR_EYE = { x: 384, width: 0.96 } as const;
const FAR_EYE = { x: 467, width: 0.7 } as const;
const MOUTH = { x: 431, width: 0.9 } as const;

/** The eyes look back at the visitor, past the turn of the head. */
const GAZE = -22;

const EAR = { x: 301, y: 420 } as const;

/** From the crown down the far side, then along the jaw to the back of the head. */
const HEAD = pointsOf(
  '404,224 452,246 482,294 498,356 490,402 500,446 494,486 482,524 470,560 448,586 420,594 386,584 342,556 308,512 288,452 268,400 260,330 286,266 340,232',
);
/** The points of the head that the chin moves. */
const CHIN = 560;

/** Where the light ends: down the bridge of the nose, round its wing, past the lips. */
const SHADE = pointsOf(
  '540,262 506,300 472,336 448,356 442,372 447,392 460,424 475,450 466,466 453,474 456,490 472,506 455,534 460,556 444,606 640,650 640,240',
);

const AFRO_FRONT = pointsOf(
  '288,420 258,396 250,320 280,254 340,218 410,206 472,224 508,274 512,340 498,330 474,292 432,276 384,284 346,314 330,352 324,404 310,384',
);

const VEIL = pointsOf(
  '402,190 298,222 246,330 250,470 296,578 410,646 506,574 536,470 532,330 498,230',
);
const VEIL_OPENING = pointsOf(
  '432,262 362,284 320,340 308,410 316,470 342,528 392,572 436,586 466,556 486,510 494,452 487,402 492,352 478,300',
);

/** A head that is turned to the side away from the light; the near cheek is lit. It can wear an afro or a hijab. */
export function drawThreeQuarterHead(art: Art, context: PortraitContext): void {
  inLitFrame(art, context, () => {
    const turned: PortraitContext = {
      ...context,
      face: { ...context.face, turn: GAZE },
      side: -1,
      mirror: (x) => x,
    };
    art.path(headOutline(context.face), context.base);
    drawPlanes(art, turned);
    drawFeatures(art, turned);
    if (context.options.headwear === 'hijab') {
      drawVeil(art, turned);
    } else {
      drawAfro(art, turned);
      drawEar(art, turned);
    }
  });
}

function headOutline({ width, chin }: FaceShape): string {
  const points = HEAD.map(([x, y]): Point => [
    400 + (x - 400) * width,
    y >= CHIN ? y + chin * 0.8 : y,
  ]);
  return smooth(points, true);
}

function drawPlanes(art: Art, { face, light, base, shade, deep }: PortraitContext): void {
  const outline = headOutline(face);
  const clip = art.clip(outline);
  const soft = { frequency: 0.85, clip };
  const forehead = ramp([0, 0], [0.35, 0.22], [0.75, 0.8], [1, 1]);
  art.grain(outline, shade, forehead, [438, 300, 508, 310], soft);
  art.path(smooth(SHADE, true, 1 / 7), shade, clip);
  art.glow(outline, light, ramp([0, 1], [0.45, 0.45], [1, 0]), [368, 336, 140], soft);
  art.grain(outline, deep, ramp([0, 0], [0.55, 0], [1, 0.9]), [430, 400, 524, 470], soft);
  // The jaw turns away below the ear.
  art.grain(outline, deep, ramp([0, 0.75], [0.6, 0.1], [1, 0]), [276, 520, 352, 470], soft);
  const blush = mix(base, '#C0452D', 0.5);
  art.glow(outline, blush, ramp([0, 0.5], [1, 0]), [358, 478, 60], { frequency: 0.9, clip });
  const underChin = [410, 520, 416, 606 + face.chin] as const;
  art.grain(outline, deep, ramp([0, 0], [0.4, 0], [1, 0.85]), underChin, soft);
}

function drawFeatures(art: Art, context: PortraitContext): void {
  const { face } = context;
  for (const [{ x, width }, side] of [
    [NEAR_EYE, -1],
    [FAR_EYE, 1],
  ] as const) {
    art.group(`translate(${x} 0) scale(${width} 1)`, () => {
      drawBrow(art, context, 0, side);
      drawEye(art, context, 0, side);
    });
  }
  drawNose(art, context);
  art.group(`translate(${MOUTH.x} 0) scale(${MOUTH.width} 1) translate(-400 0)`, () => {
    drawMouth(art, { ...context, face: { ...face, turn: 0 } });
  });
}

function drawNose(art: Art, { face, light, base, shade, deep }: PortraitContext): void {
  const size = `translate(${BRIDGE} ${face.noseLength}) scale(${face.noseWidth} 1) translate(${-BRIDGE} 0)`;
  art.group(size, () => {
    art.path(
      'M432 386C438 412 452 434 466 446C454 441 442 436 436 426C430 414 428 400 432 386Z',
      light,
      'opacity=".5"',
    );
    const wings =
      'M411 462C405 447 418 437 429 446C437 452 446 440 458 438C472 440 482 452 476 464C470 473 460 470 452 473C442 479 434 473 428 471C420 473 414 469 411 462Z';
    art.path(wings, mix(base, shade, 0.35));
    art.path(wings, mix(shade, deep, 0.45), art.clip(rect(455, 420, 60, 80)));
    art.path(ellipse(430, 465, 8.5, 4), deep, 'transform="rotate(14 430 465)"');
    art.path(ellipse(464, 465, 5.4, 3.6), deep, 'transform="rotate(-16 464 465)"');
    art.path(ellipse(449, 448, 11, 8), light, 'opacity=".75"');
  });
}

/** The near ear, and the ring in it. */
function drawEar(art: Art, { base, shade, options }: PortraitContext): void {
  const { x, y } = EAR;
  art.path(ellipse(x, y, 22, 38), base);
  art.path(ellipse(x - 1, y - 2, 12, 25), shade, 'opacity=".8"');
  art.path(ellipse(x + 8, y + 2, 7, 13), base);
  if (options.earrings) art.line(circle(x - 2, y + 60, 25), PALETTE.sun, 6);
}

function drawAfro(art: Art, { face }: PortraitContext): void {
  const shape = smooth(
    AFRO_FRONT.map(([x, y]): Point => [400 + (x - 400) * face.width, y]),
    true,
  );
  art.path(shape, DARK);
  art.glow(shape, SHEEN, ramp([0, 0.5], [1, 0]), [318, 240, 130], { frequency: 0.5 });
}

function drawVeil(art: Art, { options }: PortraitContext): void {
  const ink = options.cloth.inks[1] ?? options.cloth.inks[0];
  const ring = smooth(VEIL, true) + smooth([...VEIL_OPENING].reverse(), true);
  art.path(ring, ink, 'fill-rule="evenodd"');
  art.grain(ring, darker(ink), ramp([0, 0], [0.5, 0.12], [1, 0.85]), [340, 300, 550, 460]);
  art.grain(ring, '#FFE3D0', ramp([0, 0.5], [0.4, 0.08], [1, 0]), [248, 240, 370, 360]);
  for (const fold of [
    d`M330 232C280 300 272 450 320 572`,
    d`M380 214C304 280 290 440 342 566`,
    d`M508 262C522 340 520 450 490 552`,
  ]) {
    art.line(fold, mix(ink, PALETTE.ink, 0.3), 4);
  }
}
