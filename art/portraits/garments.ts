import { type Art, ramp } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { circle, d, range, smooth, type Point } from '../geometry.ts';
import { mix, PALETTE } from '../palette.ts';
import type { PortraitContext } from './options.ts';

const SEAM = 'opacity=".7"';

/** Shoulders, neck, collar and necklace, from the chin down to the lower edge. */
export function drawGarment(art: Art, context: PortraitContext): void {
  const { options, mirror: m } = context;
  const broad = options.broad ?? 1;
  const left: Point[] = [
    [360, 640],
    [338, 660],
    [400 - 150 * broad, 688],
    [400 - 226 * broad, 722],
    [400 - 272 * broad, 790],
    [400 - 292 * broad, 900],
    [400 - 302 * broad, 1040],
  ];
  const right = left.map(([x, y]): Point => [800 - x, y]).reverse();
  const body = `${smooth([...left, ...right])}Z`;
  art.path(body, clothFill(art, options.cloth, 0.9));
  drawNeck(art, context);
  drawCollar(art, context);
  const clip = art.clip(body);
  const ink = options.cloth.inks[0];
  for (const side of [-1, 1]) {
    const seam = d`M${400 + side * 186 * broad} 1010C${400 + side * 190 * broad} 930 ${400 + side * 196 * broad} 880 ${400 + side * 206 * broad} 842`;
    art.line(seam, mix(ink, PALETTE.ink, 0.5), 4, SEAM);
  }
  art.grain(body, PALETTE.ink, ramp([0, 0], [0.45, 0.08], [1, 0.8]), [m(240), 700, m(700), 900], {
    clip,
  });
  art.grain(body, '#FFF3D6', ramp([0, 0.5], [0.4, 0.06], [1, 0]), [m(90), 700, m(330), 900], {
    clip,
  });
  drawBeads(art, context, clip);
}

function drawNeck(art: Art, { options, base, shade, deep, mirror: m }: PortraitContext): void {
  const w = options.neck ?? 66;
  const neck = d`M${400 - w} 500C${400 - w} 580 ${400 - w - 2} 630 ${400 - w - 34} 668C370 720 430 720 ${400 + w + 34} 668C${400 + w + 2} 630 ${400 + w} 580 ${400 + w} 500Z`;
  art.path(neck, base);
  const cast = d`M${m(250)} 560C${m(330)} 640 ${m(470)} 625 ${m(560)} 520L${m(560)} 720L${m(430)} 720C${m(420)} 660 ${m(380)} 640 ${m(250)} 610Z`;
  const clip = art.clip(neck);
  art.path(cast, shade, clip);
  art.grain(neck, deep, ramp([0, 0.9], [0.45, 0.2], [1, 0]), [400, 540, m(330), 690], {
    frequency: 0.9,
    clip,
  });
}

function drawCollar(art: Art, { options }: PortraitContext): void {
  const ink = options.cloth.inks[0];
  const trim = options.trim ?? PALETTE.cream;
  switch (options.garment) {
    case 'shirt':
      art.path('M330 650L400 760L300 800L272 690Z', mix(trim, PALETTE.ink, 0.04));
      art.path('M470 650L400 760L500 800L528 690Z', mix(trim, PALETTE.ink, 0.14));
      art.line('M400 760V1010', mix(ink, PALETTE.ink, 0.35), 4);
      for (const y of [800, 870, 940]) {
        art.path(circle(412, y, 7), PALETTE.cream);
      }
      return;
    case 'round':
      art.line('M318 664C340 752 460 752 482 664', trim, 15);
      art.line('M306 668C334 776 466 776 494 668', mix(trim, PALETTE.ink, 0.35), 4);
      return;
    case 'polo':
      art.path('M326 652C340 700 372 730 400 744L352 806L292 690Z', trim);
      art.path('M474 652C460 700 428 730 400 744L448 806L508 690Z', mix(trim, PALETTE.ink, 0.2));
      art.line('M400 744V860', mix(ink, PALETTE.ink, 0.3), 5);
      return;
    case 'blazer':
      drawBlazer(art, ink, trim, options.tie, options.pocket);
      return;
    case 'hijab':
      return;
  }
}

function drawBlazer(art: Art, ink: string, shirt: string, tie?: string, pocket?: string): void {
  art.path('M338 662L400 1010L462 662C440 720 360 720 338 662Z', shirt);
  art.path('M330 650L400 770L352 830L318 700Z', mix(shirt, '#FFFFFF', 0.3));
  art.path('M470 650L400 770L448 830L482 700Z', mix(shirt, PALETTE.ink, 0.12));
  if (tie) {
    art.path('M384 764L416 764L430 1010L370 1010Z', tie);
    art.path('M380 748L420 748L412 790L388 790Z', mix(tie, PALETTE.ink, 0.2));
  }
  art.path(
    'M322 672C300 780 340 900 396 1010L290 1010C250 900 250 800 262 700Z',
    mix(ink, '#FFFFFF', 0.1),
  );
  art.path(
    'M478 672C500 780 460 900 404 1010L510 1010C550 900 550 800 538 700Z',
    mix(ink, PALETTE.ink, 0.18),
  );
  if (pocket) {
    art.path('M520 800l52 -16l4 30l-50 12Z', pocket);
  }
}

/** Strings of beads, cut at the slope of the shoulder, where they pass behind the neck. */
function drawBeads(art: Art, { options }: PortraitContext, clip: string): void {
  const beads = options.beads ?? [];
  beads.forEach((ink, k) => {
    const half = 64 + k * 17;
    const top = 656 + k * 5;
    const sag = 64 + k * 24;
    const count = 24 + k * 4;
    for (const i of range(0, count)) {
      const t = i / count;
      const x = 400 - half + 2 * half * t;
      const y = top + Math.sin(t * Math.PI) ** 0.72 * sag;
      art.path(circle(x, y, 6.8), mix(ink, PALETTE.ink, 0.45), clip);
      art.path(circle(x, y - 0.6, 6), ink, clip);
    }
  });
}
