import { type Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawFingertips } from '../../figures/fingertips.ts';
import { drawPerson } from '../../figures/person.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';
import { NIGHT_SHADE } from './news-town.ts';

const SHIRT: Cloth = { motif: 'zigzag', inks: ['#F6B23C', '#20365C', '#A63D22', '#FCF4E3'] };

const PAPER = '#F3E6CC';

const PRINT = '#5B5348';

/** Open newspaper seen from outside: back page, fold, front page with its masthead; figure units. */
function drawNewspaper(art: Art): void {
  const back = 'M56 -284C72 -294 92 -300 108 -298L110 -196C94 -198 76 -194 62 -186Z';
  const front = 'M108 -298C126 -302 146 -300 162 -292L156 -194C142 -200 124 -200 110 -196Z';
  art.path('M52 -279C70 -290 92 -296 108 -295L108 -200L60 -182Z', mix(PAPER, PRINT, 0.4));
  art.path(back, mix(PAPER, PALETTE.indigo, 0.2));
  art.path(front, PAPER);
  art.grain(front, PALETTE.plum, ramp([0, 0.9], [0.4, 0.2], [1, 0]), [107, 0, 142, 0]);
  art.path(
    'M113 -288C128 -292 144 -290 155 -285L154 -273C142 -278 128 -280 114 -276Z',
    PALETTE.soil,
  );
  art.path(
    'M115 -267C120 -269 126 -270 132 -269L132 -240C126 -241 120 -240 116 -238Z',
    PALETTE.leaf,
  );
  const columns =
    'M138 -266Q146 -265 152 -262M138 -257Q146 -256 152 -253M138 -248Q145 -247 151 -244M117 -229Q134 -234 150 -228M117 -219Q134 -224 149 -218';
  art.line(columns, PRINT, 2.4);
  art.path('M66 -274C76 -280 90 -284 100 -284L101 -252C90 -253 78 -250 68 -244Z', PALETTE.teal);
  art.line(
    'M69 -232Q84 -241 101 -241M70 -221Q85 -230 102 -230M71 -210Q86 -219 102 -219',
    PRINT,
    2.4,
  );
  art.line('M108 -298L110 -196', mix(PAPER, PRINT, 0.55), 1.8);
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
    },
    {
      nod: 10,
      legs: 'rest',
      nearHand: 'grip',
      near: [
        [2, -192],
        [38, -219],
      ],
      farHand: 'none',
      far: [
        [72, -226],
        [126, -240],
      ],
      held: () => {
        art.group('translate(-14 0)', () => drawNewspaper(art));
        drawFingertips(art, 144, -252, mix(skin, SKIN_SHADE, 0.1));
      },
    },
  );
}
