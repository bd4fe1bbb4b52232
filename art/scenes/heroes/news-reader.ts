import { type Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import { roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { NIGHT_SHADE } from './news-town.ts';

const SHIRT: Cloth = { motif: 'zigzag', inks: ['#F6B23C', '#20365C', '#A63D22', '#FCF4E3'] };

const PAPER = '#F3E6CC';

const PRINT = '#5B5348';

/**
 * The newspaper opens towards its reader: its fold is farthest from him. Its near half is seen from outside, with the
 * masthead and the picture; over its edge shows the inside of the far half; figure units.
 */
function drawNewspaper(art: Art): void {
  const inside = 'M72 -292C92 -306 116 -308 138 -300L138 -280L70 -268Z';
  const near = 'M58 -274C82 -290 112 -296 138 -300L142 -202C116 -198 86 -188 64 -174Z';
  art.path(inside, mix(PAPER, PALETTE.indigo, 0.2));
  art.line('M84 -289Q104 -299 128 -297M86 -281Q106 -291 128 -290', PRINT, 2);
  art.path(near, PAPER);
  art.grain(near, PALETTE.plum, ramp([0, 0.9], [0.4, 0.2], [1, 0]), [141, 0, 100, 0]);
  art.path('M66 -266C86 -280 110 -286 131 -289L132 -277C110 -274 88 -267 67 -254Z', PALETTE.soil);
  art.path(
    'M103 -266C113 -269 123 -271 132 -272L134 -239C124 -238 114 -236 105 -233Z',
    PALETTE.leaf,
  );
  const columns =
    'M69 -246Q82 -255 96 -261M70 -236Q83 -245 96 -250M71 -226Q84 -235 97 -240M106 -222Q120 -227 134 -229M107 -212Q121 -217 135 -219';
  art.line(columns, PRINT, 2.4);
  art.line('M138 -300L142 -202', mix(PAPER, PRINT, 0.55), 2);
}

/** The cuff of his near sleeve, in figure units. */
function drawCuff(art: Art): void {
  art.group('translate(52 -214) rotate(-31)', () => {
    art.path(roundRect(-5, -10.4, 9, 20.8, 3), PALETTE.indigo);
    art.path(roundRect(2, -10.4, 2.6, 20.8, 1.3), PALETTE.sun);
  });
}

/** A man reading the paper under the lamp, feet at (x, y). */
export function drawReader(art: Art, x: number, y: number): void {
  const skin = '#4A2719';
  drawShadow(art, x - 38, y + 4, 110, 11, NIGHT_SHADE);
  drawPerson(
    art,
    x,
    y,
    1.12,
    {
      top: PALETTE.sun,
      topCloth: SHIRT,
      bottom: '#2A3550',
      hair: '#120D0C',
      glasses: '#10231B',
      mood: 'smile',
      skin,
      longSleeves: true,
    },
    {
      nod: 10,
      legs: 'rest',
      nearHand: 'grip',
      near: [
        [14, -200],
        [60, -222],
      ],
      farHand: 'none',
      far: [
        [56, -226],
        [84, -262],
      ],
      held: () => drawNewspaper(art),
      front: () => drawCuff(art),
    },
  );
}
