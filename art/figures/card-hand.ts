import { type Art, ramp } from '../drawing/canvas.ts';
import { pointsOf } from '../drawing/geometry.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';
import { limb } from './limb.ts';

/** Forearm, back of the hand and the side of the index finger, up to where the card hides them. */
const HAND =
  'M-440 -62C-350 -66 -280 -62 -226 -52C-176 -46 -128 -66 -84 -74C-44 -80 0 -74 60 -52L70 96C30 104 -20 106 -64 96C-116 86 -160 62 -214 58C-280 62 -350 76 -440 92Z';
/** The other fingers go behind the card below the index finger. */
const FINGERS = 'M-40 4C-14 -2 20 -2 60 2M-44 42C-18 36 20 34 60 36M-46 74C-20 70 20 68 60 68';
const KNUCKLES = 'M-70 -66C-58 -60 -50 -52 -46 -42M-214 -38C-206 -34 -200 -26 -198 -16';

/** Ball of the thumb, from the wrist, and the thumb itself over the face of the card. */
const THUMB_BALL =
  'M-196 44C-186 0 -140 -24 -84 -22C-40 -20 -6 -10 22 -2C52 4 84 2 104 -2C126 -6 134 10 128 24C122 36 96 44 66 48C36 52 14 60 -22 74C-72 94 -150 92 -196 44Z';
const THUMB_LIT =
  'M-150 -8C-124 -20 -104 -22 -84 -22C-40 -20 -6 -10 22 -2C52 4 84 2 104 -2C118 -4 127 2 129 10C104 14 60 18 18 12C-40 4 -96 -6 -150 -8Z';
const THUMB_NAIL = 'M98 2C112 -2 124 2 125 10C125 18 112 22 100 22C94 18 93 8 98 2Z';
const THUMB_CREASES = 'M34 4C38 12 38 22 34 32M44 6C48 14 48 22 45 30M-24 -10C-18 0 -16 12 -18 24';

const SLEEVE =
  'M-470 -86C-420 -88 -372 -86 -330 -84C-320 -36 -318 28 -326 96C-376 106 -430 114 -470 120Z';
const CUFF = 'M-352 -90L-318 -88C-308 -36 -306 30 -314 100L-350 106C-340 36 -342 -30 -352 -90Z';

/**
 * A hand from the left that holds a flat thing by its left edge, which lies near (x, y): the fingers behind it, the thumb
 * before it. `drawCard` draws the thing, in the hand's units; sleeve and forearm run off to the left.
 */
export function drawHandWithCard(
  art: Art,
  x: number,
  y: number,
  scale: number,
  skin: string,
  sleeve: string,
  drawCard: () => void,
): void {
  art.at(x, y, scale, () => {
    const dark = mix(skin, SKIN_SHADE, 0.5);
    art.path(HAND, skin);
    const clip = art.clip(HAND);
    art.grain(HAND, SKIN_SHADE, ramp([0, 0], [0.45, 0.12], [1, 0.7]), [-60, -70, -50, 110], {
      clip,
    });
    art.line(FINGERS, dark, 4, clip);
    art.line(KNUCKLES, dark, 3, clip);
    drawCard();
    art.group('translate(4 9)', () => {
      art.path(limb(pointsOf('-30,34 60,24 112,14'), [26, 22, 13]), PALETTE.ink, 'opacity=".22"');
    });
    art.path(THUMB_BALL, mix(skin, SKIN_LIGHT, 0.1));
    const thumb = art.clip(THUMB_BALL);
    art.path(THUMB_LIT, mix(skin, SKIN_LIGHT, 0.34), thumb);
    art.grain(THUMB_BALL, SKIN_SHADE, ramp([0, 0], [0.4, 0.08], [1, 0.75]), [-60, -10, -50, 92], {
      clip: thumb,
    });
    art.line(THUMB_CREASES, dark, 3, thumb);
    art.path(THUMB_NAIL, mix(skin, PALETTE.blush, 0.5));
    art.path(SLEEVE, sleeve);
    art.path(CUFF, mix(sleeve, PALETTE.cream, 0.7));
    art.grain(SLEEVE, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [-400, -80, -390, 120], {
      clip: art.clip(SLEEVE),
    });
  });
}
