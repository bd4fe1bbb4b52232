import { type Art, ramp } from '../drawing/canvas.ts';
import { type Cloth, clothFill } from '../elements/cloth.ts';
import { d, ellipse, type Point, range, smooth } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawHijabFront } from './hijab.ts';
import { darker, type PortraitContext } from './options.ts';

const WRAP: readonly Point[] = [
  [274, 388],
  [262, 320],
  [252, 250],
  [272, 180],
  [330, 130],
  [404, 114],
  [484, 128],
  [540, 178],
  [554, 250],
  [538, 320],
  [526, 388],
  [515, 372],
  [504, 312],
  [462, 276],
  [400, 266],
  [338, 276],
  [296, 312],
  [285, 372],
];

/** A wrap without height: close to the head, for one that is tied at the nape. */
const LOW_WRAP: readonly Point[] = [
  [274, 392],
  [260, 330],
  [256, 262],
  [286, 196],
  [340, 164],
  [402, 156],
  [464, 164],
  [516, 196],
  [544, 262],
  [540, 330],
  [526, 392],
  [515, 376],
  [506, 318],
  [466, 284],
  [400, 274],
  [334, 284],
  [294, 318],
  [285, 376],
];

/** Two ends of cloth that stand up from the knot. */
const BOW: readonly (readonly Point[])[] = [
  [
    [492, 196],
    [516, 130],
    [572, 84],
    [628, 82],
    [646, 122],
    [620, 168],
    [560, 204],
    [506, 226],
  ],
  [
    [500, 212],
    [570, 208],
    [632, 226],
    [652, 262],
    [626, 292],
    [572, 288],
    [516, 254],
  ],
];
const BOW_FOLDS = ['M514 200C546 164 586 130 622 116', 'M520 228C556 232 600 246 626 262'];
const KNOT = 'M474 206C478 178 506 170 524 184C540 198 540 236 522 250C502 262 476 240 474 206Z';
const KNOT_FOLDS = 'M486 196C500 204 512 226 512 246M500 186C514 194 526 214 526 234';
/** From the knot round the head. */
const WRAP_FOLDS = [
  'M478 196C430 156 350 156 290 196',
  'M476 210C420 176 320 200 264 276',
  'M480 226C430 206 340 234 276 330',
];
/** Two bands that cross over the brow. */
const LOW_FOLDS = [
  'M266 300C310 230 420 190 520 204',
  'M536 312C500 248 420 214 330 214',
  'M270 344C300 290 350 254 412 240',
];
const NAPE_TAILS = [
  'M500 440C560 450 600 500 606 580C580 590 550 570 528 540C510 510 500 480 500 440Z',
  'M490 450C540 490 556 560 540 640C512 632 492 590 486 550C480 510 482 480 490 450Z',
];

/** A folded cloth round the head, over the hairline. */
const BAND: readonly Point[] = [
  [272, 372],
  [272, 308],
  [304, 250],
  [350, 222],
  [400, 214],
  [450, 222],
  [496, 250],
  [528, 308],
  [528, 372],
  [514, 338],
  [484, 306],
  [440, 290],
  [400, 286],
  [360, 290],
  [316, 306],
  [286, 338],
];
const BAND_FOLDS = [
  'M268 340C300 270 360 244 430 246C470 248 510 270 532 320',
  'M284 300C330 258 400 258 470 284',
];

const STRAW = '#E9C98C';

export function drawHeadwear(art: Art, context: PortraitContext): void {
  switch (context.options.headwear) {
    case 'wrap':
      drawWrap(art, context);
      break;
    case 'band':
      drawBand(art, context);
      break;
    case 'hat':
      drawStrawHat(art, context);
      break;
    case 'cap':
      drawCap(art, context);
      break;
    case 'hijab':
      drawHijabFront(art, context);
      break;
  }
}

/** What hangs from the headwear behind the neck. */
export function drawHeadwearBack(art: Art, context: PortraitContext): void {
  const { options } = context;
  if (options.wrapTie !== 'nape') {
    return;
  }
  const cloth = options.headCloth ?? options.cloth;
  const fill = clothFill(art, cloth, 0.8, 30);
  for (const tail of NAPE_TAILS) {
    art.path(tail, fill);
    art.grain(
      tail,
      darker(cloth.inks[0]),
      ramp([0, 0.9], [0.5, 0.3], [1, 0.1]),
      [500, 440, 560, 640],
    );
  }
}

function drawWrap(art: Art, { options, mirror: m, deep, face }: PortraitContext): void {
  const cloth = options.headCloth ?? options.cloth;
  const atNape = options.wrapTie === 'nape';
  const wide = (atNape ? LOW_WRAP : WRAP).map(([x, y]): Point => [400 + (x - 400) * face.width, y]);
  const shade = darker(cloth.inks[0]);
  const wrap = smooth(wide, true);
  art.path(wrap, clothFill(art, cloth, 0.8, -18));
  const clip = art.clip(wrap);
  art.grain(wrap, shade, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [m(300), 160, m(540), 350], { clip });
  art.grain(wrap, '#FFF3D6', ramp([0, 0.55], [0.35, 0.05], [1, 0]), [m(262), 150, m(420), 330], {
    clip,
  });
  for (const fold of atNape ? LOW_FOLDS : WRAP_FOLDS) {
    art.line(fold, shade, 5, clip);
  }
  const drop = atNape ? 8 : 0;
  art.path(
    d`M294 ${312 + drop}C320 ${284 + drop} 360 ${268 + drop} 400 ${266 + drop}C440 ${268 + drop} 480 ${284 + drop} 506 ${312 + drop}C480 ${298 + drop} 444 ${284 + drop} 400 ${284 + drop}C356 ${284 + drop} 320 ${298 + drop} 294 ${312 + drop}Z`,
    deep,
    'opacity=".5"',
  );
  if (!atNape) {
    drawTempleKnot(art, cloth, shade);
  }
}

function drawBand(
  art: Art,
  { options, mirror: m, deep, face, faceOutline }: PortraitContext,
): void {
  const cloth = options.headCloth ?? options.cloth;
  const shade = darker(cloth.inks[0]);
  const band = smooth(
    BAND.map(([x, y]): Point => [400 + (x - 400) * face.width, y]),
    true,
  );
  art.group('translate(0 10)', () => {
    art.path(band, deep, `opacity=".5" ${art.clip(faceOutline)}`);
  });
  art.path(band, clothFill(art, cloth, 0.8, -10));
  const clip = art.clip(band);
  art.grain(band, shade, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [m(320), 220, m(540), 320], { clip });
  art.grain(band, '#FFF3D6', ramp([0, 0.5], [0.4, 0.05], [1, 0]), [m(280), 220, m(400), 320], {
    clip,
  });
  for (const fold of BAND_FOLDS) {
    art.line(fold, shade, 4, clip);
  }
}

function drawTempleKnot(art: Art, cloth: Cloth, shade: string): void {
  BOW.forEach((end, i) => {
    const outline = smooth(end, true);
    art.path(outline, clothFill(art, cloth, 0.8, i ? 70 : 30));
    art.grain(outline, shade, ramp([0, 0.95], [0.4, 0.3], [1, 0]), [496, 226, 600, i ? 250 : 130]);
  });
  for (const fold of BOW_FOLDS) {
    art.line(fold, shade, 4);
  }
  art.path(KNOT, clothFill(art, cloth, 0.8, 84));
  art.grain(KNOT, shade, ramp([0, 0], [0.4, 0.2], [1, 0.95]), [478, 186, 534, 246]);
  art.line(KNOT_FOLDS, shade, 4);
}

function drawStrawHat(art: Art, { options, mirror: m, deep, faceOutline }: PortraitContext): void {
  const straw = options.headInk ?? STRAW;
  const dark = '#7A4A22';
  art.path(ellipse(400, 316, 150, 40), deep, `opacity=".62" ${art.clip(faceOutline)}`);
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

/** Five-panel cap with a button on top, seen from the front. */
function drawCap(art: Art, { options, mirror: m, deep, faceOutline }: PortraitContext): void {
  const ink = options.headInk ?? PALETTE.soil;
  const shade = darker(ink);
  art.path(ellipse(400, 338, 118, 22), deep, `opacity=".5" ${art.clip(faceOutline)}`);
  art.path(ellipse(400, 201, 13, 7), mix(ink, PALETTE.ink, 0.25));
  const crown = 'M280 334C272 248 326 202 400 202C474 202 528 248 520 334C480 308 320 308 280 334Z';
  art.path(crown, ink);
  const clip = art.clip(crown);
  art.grain(crown, shade, ramp([0, 0], [0.5, 0.1], [1, 0.85]), [m(320), 220, m(530), 320], {
    clip,
  });
  art.line(
    'M400 202C352 222 336 264 334 316M400 202C448 222 464 264 466 316M396 202C330 212 296 250 284 326M404 202C470 212 504 250 516 326',
    mix(ink, PALETTE.ink, 0.3),
    2.6,
    clip,
  );
  const brim =
    'M288 330C320 302 480 302 512 330C530 352 522 368 500 360C450 342 350 342 300 360C278 368 270 352 288 330Z';
  art.path(brim, mix(ink, PALETTE.ink, 0.22));
  art.grain(brim, shade, ramp([0, 0], [0.5, 0.1], [1, 0.8]), [m(330), 320, m(520), 356], {
    clip: art.clip(brim),
  });
  art.line('M290 328C322 304 478 304 510 328', mix(ink, PALETTE.cream, 0.3), 3.4);
  art.path(
    'M376 286C366 252 390 230 424 228C428 264 408 288 376 286Z',
    mix(ink, PALETTE.cream, 0.88),
  );
  art.line('M380 282C392 266 404 252 418 236', ink, 3);
}
