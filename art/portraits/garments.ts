import { type Art, ramp } from '../drawing/canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { circle, d, range, smooth, type Point } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Bust } from './bust.ts';
import { drawCollar, drawCollarBack } from './collars.ts';
import { darker, type PersonOptions, type PortraitContext } from './options.ts';

/** Where cloth and neck meet, and how low a round neckline hangs, in units from the top. */
const NECK_Y = 640;
const NECKLINE_Y = 722;

/** How far the middle of the clothes moves when the shoulders are fully turned, in units. */
const TURN_SHIFT = 34;

/**
 * Everything drawn inside `draw` is lit from the left and mirrored for portraits lit from the right: collars
 * and folds cannot contradict the light.
 */
export function inLitFrame(art: Art, { side }: PortraitContext, draw: () => void): void {
  art.group(side < 0 ? 'translate(0 0)' : 'translate(800 0) scale(-1 1)', draw);
}

/** Shoulders, neck, collar and necklace, from the chin down to the lower edge; in the lit frame. */
export function drawGarment(art: Art, context: PortraitContext): void {
  const { options } = context;
  const bust = bustOf(context);
  const ink =
    options.garment === 'kanga' ? (options.under ?? PALETTE.cream) : options.cloth.inks[0];
  const fill =
    options.garment === 'kanga'
      ? ink
      : clothFill(art, options.cloth, 0.9, (options.bodyTurn ?? 0) * 4);
  drawCollarBack(art, context, bust);
  drawNeck(art, context);
  art.path(bust.outline, fill);
  const clip = art.clip(bust.outline);
  drawArmSeams(art, options, darker(ink));
  drawCollar(art, context, bust, clip);
  const shadow = ramp([0, 0], [0.45, 0.08], [1, 0.8]);
  art.grain(bust.outline, darker(options.cloth.inks[0]), shadow, [240, 700, 700, 900], { clip });
  const shine = ramp([0, 0.5], [0.4, 0.06], [1, 0]);
  art.grain(bust.outline, '#FFF3D6', shine, [90, 700, 330, 900], { clip });
  drawApron(art, options, bust, clip);
  drawBeads(art, context, bust);
}

/** Below the shoulder: half width and height. */
const SIDES = [
  [270, 796],
  [292, 900],
  [312, 1040],
] as const;

function bustOf({ options, neck, side }: PortraitContext): Bust {
  const { broad = 1 } = options;
  const turn = (options.bodyTurn ?? 0) * -side;
  const half = neck + 6;
  const slope = (1 - broad) * 60;
  const shoulder = (direction: -1 | 1): Point[] => {
    const b = broad * (1 + (direction === Math.sign(turn) ? -0.15 : 0.08) * Math.abs(turn));
    const lift = direction === Math.sign(turn) ? 8 * Math.abs(turn) : -6 * Math.abs(turn);
    return [
      [400 + direction * half, NECK_Y],
      [400 + direction * (half + 26), 664],
      [400 + direction * 152 * b, 692 + slope + lift],
      [400 + direction * 226 * b, 728 + slope + lift],
      ...SIDES.map(([width, y]): Point => [400 + direction * width * b, y + (y < 800 ? lift : 0)]),
    ];
  };
  const left = smooth(shoulder(-1));
  const right = smooth(shoulder(1).reverse()).replace('M', 'L');
  const dip = turn * TURN_SHIFT * 0.25;
  const hollow = (h: number) =>
    d`C${400 + h - 6} 700 ${434 + dip} ${NECKLINE_Y} ${400 + dip} ${NECKLINE_Y}C${366 + dip} ${NECKLINE_Y} ${400 - h + 6} 700 ${400 - h} ${NECK_Y}`;
  return {
    outline: `${left}${right}${hollow(half)}Z`,
    neckline: d`M${400 + half} ${NECK_Y}` + hollow(half),
    half,
    middle: 400 + turn * TURN_SHIFT,
  };
}

function drawNeck(art: Art, { base, shade, deep, neck: w }: PortraitContext): void {
  const neck = d`M${400 - w} 500C${400 - w} 570 ${400 - w} 600 ${400 - w - 6} 644L${400 - w - 4} 700C380 740 420 740 ${400 + w + 4} 700L${400 + w + 6} 644C${400 + w} 600 ${400 + w} 570 ${400 + w} 500Z`;
  art.path(neck, base);
  const clip = art.clip(neck);
  art.path(
    'M250 560C330 640 470 625 560 520L560 760L430 760C420 660 380 640 250 610Z',
    shade,
    clip,
  );
  art.grain(neck, deep, ramp([0, 0.9], [0.45, 0.2], [1, 0]), [400, 540, 330, 690], {
    frequency: 0.9,
    clip,
  });
}

/** A bib apron on two straps, with the keys of the shelves on a ring. */
function drawApron(art: Art, { apron }: PersonOptions, { half }: Bust, clip: string): void {
  if (!apron) {
    return;
  }
  const shade = darker(apron.inks[0]);
  for (const side of [-1, 1]) {
    const x = (units: number) => 400 + side * units;
    const strap = d`M${x(half + 62)} 660L${x(half + 92)} 668L${x(126)} 830H${x(96)}Z`;
    art.path(strap, mix(apron.inks[0], '#150B10', 0.2), clip);
  }
  const bib =
    'M268 816Q400 838 532 816C540 880 566 930 640 960V1040H160V960C234 930 260 880 268 816Z';
  art.path(bib, clothFill(art, apron, 1.1), clip);
  art.grain(bib, shade, ramp([0, 0], [0.5, 0.1], [1, 0.8]), [300, 830, 600, 960], { clip });
  art.line(
    'M268 816Q400 838 532 816C540 880 566 930 640 960',
    mix(apron.inks[0], '#150B10', 0.35),
    9,
    clip,
  );
}

function drawArmSeams(art: Art, { broad = 1, bodyTurn = 0 }: PersonOptions, ink: string): void {
  for (const side of [-1, 1]) {
    const at = (x: number) => 400 + side * x * broad + bodyTurn * 8;
    art.line(
      d`M${at(186)} 1010C${at(190)} 930 ${at(196)} 880 ${at(208)} 842`,
      ink,
      4,
      'opacity=".7"',
    );
  }
}

/** Strings of beads that come from behind the neck and lie over the cloth. */
function drawBeads(art: Art, { options }: PortraitContext, { half }: Bust): void {
  const beads = options.beads ?? [];
  beads.forEach((ink, k) => {
    const reach = half + 2 + k * 10;
    const top = NECK_Y - 2 + k * 8;
    const sag = 66 + k * 25;
    const count = 26 + k * 4;
    for (const i of range(0, count)) {
      const t = i / count;
      const x = 400 - reach + 2 * reach * t;
      const y = top + Math.sin(t * Math.PI) ** 0.72 * sag;
      art.path(circle(x, y, 7), mix(ink, PALETTE.ink, 0.5));
      art.path(circle(x - 0.8, y - 1, 5.8), ink);
      art.path(circle(x - 2, y - 2.4, 1.8), mix(ink, '#FFF8E6', 0.6));
    }
  });
}
