import type { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';
import { drawSeated } from '../../figures/seated.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const SHADE = '#4A140A';

const LEAF_SKIRT: Cloth = { motif: 'leaf', inks: ['#E08E1B', '#5B1E36', '#FCF4E3', '#1E4A33'] };

/** Growers at the left of the table: one laughs, one writes, one asks. */
export function drawGrowers(art: Art): void {
  drawLaughing(art);
  drawWriter(art);
  drawAsking(art);
}

function drawLaughing(art: Art): void {
  const [x, y, scale] = [136, 716, 1.18];
  drawShadow(art, x, y + 3, 92, 10, SHADE, -1);
  drawPerson(
    art,
    x,
    y,
    scale,
    {
      top: PALETTE.cream,
      skirt: true,
      skirtCloth: LEAF_SKIRT,
      bottom: PALETTE.gold,
      sash: PALETTE.plum,
      scarf: PALETTE.plum,
      scarfTie: 'low',
      longSleeves: true,
      skin: '#4A2719',
      mood: 'laugh',
    },
    {
      nod: -2,
      near: [
        [8, -206],
        [30, -160],
      ],
      far: [
        [30, -206],
        [24, -160],
      ],
    },
  );
}

/** He writes down what belongs to the kit. */
function drawWriter(art: Art): void {
  const [x, y, scale] = [402, 722, 1.16];
  drawShadow(art, x + 20, y + 3, 92, 10, SHADE, -1);
  drawSeated(
    art,
    x,
    y,
    scale,
    {
      top: '#7A94A6',
      bottom: '#3A2F2A',
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin: '#4A2719',
      mood: 'intent',
      longSleeves: true,
    },
    {
      nod: 10,
      nearHand: 'pinch',
      near: [
        [28, -204],
        [64, -198],
      ],
      far: [
        [46, -204],
        [84, -188],
      ],
      held: () => {
        art.path('M46 -184L104 -196L110 -186L54 -172Z', PALETTE.cream);
        art.path('M54 -172L110 -186L110 -182L55 -167Z', PALETTE.soilDark);
      },
      front: () => {
        art.line('M86 -212L94 -186', PALETTE.sun, 3.4);
      },
    },
  );
}

/** She has a question, a hand up. */
function drawAsking(art: Art): void {
  const [x, y, scale] = [246, 778, 1.3];
  drawShadow(art, x + 20, y + 3, 96, 11, SHADE, -1);
  drawSeated(
    art,
    x,
    y,
    scale,
    {
      top: PALETTE.teal,
      skirt: true,
      bottom: PALETTE.soilDark,
      hijab: '#E8C48C',
      footwear: 'shoes',
      skin: '#80492C',
      longSleeves: true,
      mood: 'smile',
    },
    {
      nod: -4,
      near: [
        [56, -276],
        [72, -334],
      ],
      nearHand: 'flat',
      far: [
        [34, -206],
        [66, -184],
      ],
    },
  );
}

/** He stands nearest to us and looks over at the gloves. */
export function drawGrowerFromBehind(art: Art): void {
  drawPersonFromBehind(
    art,
    1092,
    846,
    1.44,
    {
      top: PALETTE.sand,
      vest: PALETTE.soil,
      longSleeves: true,
      bottom: PALETTE.indigo,
      cap: mix(PALETTE.forest, PALETTE.ink, 0.2),
      hair: '#17100E',
      skin: '#653822',
      mood: 'smile',
    },
    { looks: 'left' },
  );
}
