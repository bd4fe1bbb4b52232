import type { Art } from '../drawing/canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { circle, d } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Bust } from './bust.ts';
import { darker, type PortraitContext } from './options.ts';

/** Where the points of a closed collar meet, in units from the top. */
const THROAT_Y = 716;

/** Collars stand this much above the line where neck and cloth meet. */
const STAND = 22;

/** The inside of a collar or band, behind the neck. */
export function drawCollarBack(art: Art, { options }: PortraitContext, { half }: Bust): void {
  const { garment, cloth } = options;
  const trim = options.trim ?? PALETTE.cream;
  if (garment === 'round') {
    art.path(
      d`M${400 - half} 648Q400 606 ${400 + half} 648L${400 + half} 690L${400 - half} 690Z`,
      mix(options.trim ?? cloth.inks[0], PALETTE.ink, 0.5),
    );
  } else if (garment !== 'kanga') {
    const h = half + 6;
    art.path(
      d`M${400 - h} 624Q400 ${598} ${400 + h} 624L${400 + h} 690L${400 - h} 690Z`,
      mix(trim, PALETTE.ink, 0.32),
    );
  }
}

/** Collar, lapels, trim or drape; `clip` holds them inside the body where they must not leave it. */
export function drawCollar(art: Art, context: PortraitContext, bust: Bust, clip: string): void {
  const { options } = context;
  const ink = options.cloth.inks[0];
  const trim = options.trim ?? PALETTE.cream;
  switch (options.garment) {
    case 'shirt':
      drawPlacket(art, bust, ink, 1010, [800, 872, 944]);
      drawCollarLeaves(art, bust, trim, 1);
      return;
    case 'round':
      drawTrim(art, bust, options.trim ?? mix(ink, PALETTE.ink, 0.4));
      return;
    case 'polo':
      drawPlacket(art, bust, ink, 880, [780, 836]);
      drawCollarLeaves(art, bust, trim, 0.8);
      return;
    case 'blazer':
      drawBlazer(art, context, bust, clip);
      return;
    case 'kanga':
      drawKanga(art, context, bust, clip);
      return;
    case 'hijab':
      return;
  }
}

/** A band that follows the neckline exactly and ends where the neck hides it. */
function drawTrim(art: Art, { neckline }: Bust, ink: string): void {
  const flat = 'stroke-linecap="butt"';
  const band = (color: string, width: number, drop: number) => {
    art.group(`translate(0 ${drop})`, () => {
      art.add(
        `<path d="${neckline}" fill="none" stroke="${color}" stroke-width="${width}" ${flat}/>`,
      );
    });
  };
  band(mix(ink, PALETTE.ink, 0.4), 16, 8);
  band(ink, 16, 4);
}

/** Two leaves that meet at the throat; `size` 1 has long points. */
function drawCollarLeaves(art: Art, { half }: Bust, trim: string, size: number): void {
  const h = half + 6;
  const top = 640 - STAND;
  const tip = THROAT_Y + 74 * size;
  for (const side of [-1, 1]) {
    const x = (units: number) => 400 + side * units;
    const leaf =
      d`M${x(h)} ${top}C${x(h - 6)} 656 ${x(34)} 694 ${x(0)} ${THROAT_Y}L${x(20 + 34 * size)} ${tip}` +
      d`C${x(78)} ${tip - 22} ${x(h + 22)} 744 ${x(h + 40)} 700C${x(h + 32)} 662 ${x(h + 14)} 634 ${x(h)} ${top}Z`;
    art.path(leaf, side < 0 ? mix(trim, PALETTE.ink, 0.03) : mix(trim, PALETTE.ink, 0.17));
    const fold = d`M${x(h + 2)} ${top + 14}C${x(h - 2)} 670 ${x(44)} 704 ${x(12)} ${THROAT_Y + 8}`;
    art.line(fold, mix(trim, PALETTE.ink, 0.3), 2.6);
    const seam = d`M${x(h + 30)} 706C${x(h + 14)} 742 ${x(74)} ${tip - 34} ${x(22 + 32 * size)} ${tip - 14}`;
    art.line(seam, mix(trim, PALETTE.ink, 0.26), 2, 'stroke-dasharray="5 5"');
  }
}

function drawPlacket(
  art: Art,
  { middle }: Bust,
  ink: string,
  bottom: number,
  buttons: readonly number[],
): void {
  const at = (y: number) => 400 + ((middle - 400) * (y - THROAT_Y)) / 280;
  const edge = mix(ink, PALETTE.ink, 0.45);
  art.line(d`M${at(THROAT_Y) - 15} 730L${at(bottom) - 15} ${bottom}`, edge, 3);
  art.line(d`M${at(THROAT_Y) + 15} 730L${at(bottom) + 15} ${bottom}`, edge, 3);
  for (const y of buttons) {
    art.path(circle(at(y), y + 2, 7), edge);
    art.path(circle(at(y), y, 7), PALETTE.cream);
  }
}

function drawBlazer(art: Art, { options }: PortraitContext, bust: Bust, clip: string): void {
  const { half, middle } = bust;
  const ink = options.cloth.inks[0];
  const shirt = options.trim ?? PALETTE.cream;
  const button = middle;
  art.path(
    d`M${400 - half} 636C${400 - half + 6} 690 ${384} ${THROAT_Y} 400 ${THROAT_Y}C416 ${THROAT_Y} ${400 + half - 6} 690 ${400 + half} 636L${400 + half + 40} 700L${button} 1010L${400 - half - 40} 700Z`,
    shirt,
  );
  art.line(d`M400 ${THROAT_Y}L${button} 1010`, mix(shirt, PALETTE.ink, 0.22), 3);
  if (options.tie) {
    drawTie(art, options.tie, button);
  }
  drawCollarLeaves(art, bust, shirt, 0.55);
  for (const side of [-1, 1]) {
    const x = (units: number) => 400 + side * units;
    const end = button - side * 6;
    const lapel =
      d`M${x(half + 8)} 640C${x(half + 26)} 668 ${x(half + 34)} 688 ${x(half + 36)} 706C${x(half + 10)} 800 ${x(52)} 910 ${end} 1012` +
      d`L${x(108)} 1012C${x(146)} 940 ${x(158)} 880 ${x(152)} 806L${x(112)} 790L${x(154)} 760C${x(150)} 720 ${x(128)} 676 ${x(half + 8)} 640Z`;
    art.path(lapel, side < 0 ? mix(ink, '#FFF3D6', 0.14) : mix(ink, '#150B10', 0.26), clip);
    art.line(d`M${x(152)} 806L${x(112)} 790L${x(154)} 760`, darker(ink), 2.6, 'opacity=".55"');
  }
  if (options.pocket) {
    art.path('M520 812L586 800L588 812L522 824Z', darker(ink));
    art.path('M526 812L534 778L550 798L562 770L580 803Z', options.pocket);
    art.line('M550 798L553 808', mix(options.pocket, PALETTE.ink, 0.35), 2.4);
  }
}

/** Knot at the throat, blade widening down to the button. */
function drawTie(art: Art, ink: string, button: number): void {
  const shift = button - 400;
  const blade = d`M388 752L412 752L${430 + shift * 0.7} 930L${400 + shift * 0.9} 1004L${370 + shift * 0.7} 930Z`;
  art.path(blade, ink);
  art.path(
    d`M402 752L412 752L${430 + shift * 0.7} 930L${400 + shift * 0.9} 1004Z`,
    darker(ink),
    'opacity=".35"',
  );
  for (const y of [790, 832, 874, 916]) {
    const s = shift * ((y - 752) / 250);
    art.line(d`M${388 + s} ${y}L${414 + s} ${y - 16}`, mix(ink, PALETTE.sun, 0.6), 5);
  }
  art.path(
    d`M377 ${THROAT_Y - 6}L423 ${THROAT_Y - 6}L414 758L386 758Z`,
    mix(ink, PALETTE.ink, 0.18),
  );
  art.line(d`M392 ${THROAT_Y + 2}L396 752`, darker(ink), 3, 'opacity=".5"');
}

/** A printed cloth over both shoulders, the lit side over the other, with its border along the edge. */
function drawKanga(
  art: Art,
  { options }: PortraitContext,
  { half, neckline }: Bust,
  clip: string,
): void {
  const [ground, second = ground, third = second] = options.cloth.inks;
  art.line(neckline, mix(options.under ?? PALETTE.cream, PALETTE.ink, 0.35), 5, clip);
  const drapes = [
    {
      area: d`M${400 + half - 4} 630C462 740 420 840 320 1030L820 1030L820 600Z`,
      edge: d`M${400 + half - 4} 630C462 740 420 840 320 1030`,
      turn: 24,
      inward: 1,
    },
    {
      area: d`M${400 - half + 4} 630C338 740 392 860 520 1030L-20 1030L-20 600Z`,
      edge: d`M${400 - half + 4} 630C338 740 392 860 520 1030`,
      turn: -24,
      inward: -1,
    },
  ];
  for (const { area, edge, turn, inward } of drapes) {
    art.inside(area, () => {
      art.path(area, clothFill(art, options.cloth, 0.9, turn), clip);
      art.group(`translate(${inward * 6} 0)`, () => {
        art.line(edge, second, 44, clip);
        art.line(edge, third, 26, clip);
        art.line(edge, second, 26, `${clip} stroke-dasharray="2 34"`);
      });
    });
    art.line(edge, darker(ground), 3.4, clip);
  }
}
