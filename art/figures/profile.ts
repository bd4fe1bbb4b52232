import type { Art } from '../drawing/canvas.ts';
import { ellipse } from '../drawing/geometry.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';
import { type HeadLook, isWoman, type Mood } from './head-look.ts';

const LIPSTICK = PALETTE.soil;
const BLACK_HAIR = '#1B120F';
const GREY_HAIR = '#8C857C';
const EYE_WHITE = '#F3E2C8';
const TEETH = '#F7EBD6';

/** Outlines of the face from the nape over the brow to the chin; the ear lies at (-5, 1). */
const STRONG =
  'M-20 -6C-22 -31 0 -41 14 -35C22 -31.5 26 -25 26.8 -17.6C27.2 -14.4 25.8 -12 26.2 -10.4C27.6 -6.6 32 -1.6 33.4 0.6C34.2 3 31.6 4.4 28.8 4.4C28.2 6 29 7 30.2 8.2C31.2 9.6 30.2 10.8 29.2 11.2C30.6 12.2 30.6 14 28.8 15C27.6 15.8 27.6 17 28 18.4C28.8 22.6 25.6 26.4 20 26.8C12 27.4 3 24.4 -4 19.4C-10 15 -18 9 -20 -6Z';
const SOFT =
  'M-20 -6C-22 -30 -2 -41 13 -35C21 -31.5 25.2 -25 25.6 -18C25.8 -14.5 25 -12.4 25.4 -10.8C26.8 -7.4 30.4 -3.2 31.6 -1C32.4 1.2 30.2 2.8 27.8 3C27.4 4.6 28.4 5.6 29.8 6.8C31 8.4 29.8 9.4 28.8 10C30.2 10.8 30.4 12.6 28.6 13.8C27 14.6 26.4 15.4 26.6 16.6C27 19.8 24.8 22.8 20 23.6C13 24.4 5 21.4 -1 17C-8 12 -18 8 -20 -6Z';

/** The plane that faces forward: brow, bridge of the nose, and the cheekbone. */
const FRONT_PLANE =
  'M16 -34C22.5 -31 25.6 -25 25.8 -18C26 -14.5 25.2 -12.4 25.6 -10.8C27 -7 31 -2.6 32 -0.2C29.6 -0.8 27.4 -3 25.6 -6.4C24 -9.6 23.4 -12 23.2 -15.6C22.8 -22.6 20.4 -28.6 16 -34Z';
const CHEEK = ellipse(15.5, 3.4, 5.6, 3);
/** Behind the ear. */
const NAPE_PLANE = 'M-30 -20L-9 -6C-9 4 -8 10 -4 15L2 26L-30 26Z';
/** Under the lower lip, round the chin. */
const CHIN_PLANE = 'M32 13C27 14.6 25.6 16 25 18.4C24 21.6 18 24 8 23L10 34L36 34Z';
/** The plane that faces backward: jaw and cheek before the ear. */
const BACK_PLANE =
  'M-2 8C0 13 4 17 10 19.6C5 20.6 0 18.6 -4.4 15.4C-9 12 -12 8 -12.6 3C-9 8 -6 9 -2 8Z';

const LIPS: Record<Mood, { upper: string; lower: string; line: string }> = {
  neutral: {
    upper:
      'M20.8 10.2C23.4 8.4 27.4 7.2 30 8.2C30.6 9.2 30 10.2 29 10.4C26 10.2 23 10.2 20.8 10.2Z',
    lower:
      'M20.8 10.2C23 10.2 26 10.4 29 10.4C30.2 11.6 29.6 13.4 28.4 13.9C25.4 14.2 22.6 13 20.8 10.2Z',
    line: 'M19.6 9.6C22 10.6 26 10.8 29 10.4',
  },
  intent: {
    upper:
      'M21.4 10.4C23.6 8.6 27.4 7.6 30 8.4C30.6 9.4 30 10.2 29 10.5C26.4 10.3 23.6 10.4 21.4 10.4Z',
    lower:
      'M21.4 10.4C23.4 10.3 26 10.5 29 10.5C30 11.6 29.4 13 28.2 13.4C25.6 13.7 23 12.8 21.4 10.4Z',
    line: 'M19.6 9.4C22.4 10.6 26 10.9 29 10.5',
  },
  smile: {
    upper: 'M18.6 7.6C22 7.6 27 6.8 30 8C30.6 9 30 9.9 29 10C25.6 10.2 21.6 9.6 18.6 7.6Z',
    lower:
      'M18.6 7.6C21.6 9.6 25.6 10.2 29 10C30.2 11.2 29.4 13 28 13.4C24.4 13.8 20.8 11.6 18.6 7.6Z',
    line: 'M17.4 6.4C20 9.4 25 10.6 29.2 10',
  },
  laugh: {
    upper: 'M17.6 6.4C21.6 6.6 27 6.2 30 7.4C30.6 8.4 30 9 29 9C25 9.2 20.6 8.6 17.6 6.4Z',
    lower:
      'M17.6 6.4C18.6 11 22 14 27.6 12.8C29.6 12.8 29.8 14.4 28.2 15.2C23.4 16 18.4 12.6 17.6 6.4Z',
    line: 'M16.4 5.2C17 6 17.4 6.4 18.4 7',
  },
};

const LAUGHING_TEETH =
  'M18.6 7.4C21.6 8.8 25.4 9.2 29 9C29 10.8 28.6 12 27.6 12.8C23.4 13 19.8 11 18.6 7.4Z';

/** Lines of the brow: level in a calm face, higher in a glad one. */
const BROWS: Record<Mood, string> = {
  neutral: 'M11.6 -13.4C14.4 -15.8 19.4 -16.4 23.4 -14.4',
  intent: 'M11.6 -12.6C14.4 -15 19.4 -15.8 23.4 -14',
  smile: 'M11.4 -14C14.4 -17 19.6 -17.6 23.6 -15.4',
  laugh: 'M11.2 -14.2C14.4 -17.6 19.6 -18.2 23.6 -16',
};

/** Bare face with its light, ear and beard, in head units; the light as the head sees it. */
export function drawProfile(art: Art, skin: string, look: HeadLook, light: LightSide): void {
  const woman = isWoman(look);
  const mood = look.mood ?? 'neutral';
  const outline = woman ? SOFT : STRONG;
  art.path(outline, skin);
  drawPlanes(art, skin, outline, light);
  if (look.beard) {
    // The beard covers the lower ends of the folds.
    drawCheekFolds(art, skin, look);
    drawBeard(art, look.beardInk ?? BLACK_HAIR, mood);
  }
  drawMouth(art, skin, woman, mood);
  if (!look.beard) {
    drawCheekFolds(art, skin, look);
  }
  drawEye(art, skin, look, woman, mood);
  art.line('M25.2 3.4C24.2 1.8 25 0.2 27 0.6', mix(skin, SKIN_SHADE, 0.55), 1.3);
  drawEar(art, skin);
  if (look.old) {
    const fold = mix(skin, SKIN_SHADE, 0.45);
    art.line('M9.6 -7.4L6.4 -9M9.4 -5L5.6 -4.6M15.6 -21C18 -22.4 21 -22.6 23.4 -21.4', fold, 1.2);
  }
}

function drawPlanes(art: Art, skin: string, outline: string, light: LightSide): void {
  const clip = art.clip(outline);
  const shade = mix(skin, SKIN_SHADE, 0.42);
  const lit = mix(skin, SKIN_LIGHT, 0.45);
  if (light === 1) {
    art.path(NAPE_PLANE, shade, clip);
    art.path(FRONT_PLANE, lit, 'opacity=".75"');
    art.path(CHEEK, lit, 'opacity=".32"');
  } else {
    art.path(BACK_PLANE, lit, 'opacity=".7"');
    art.path(FRONT_PLANE, shade, 'opacity=".8"');
    art.path(CHIN_PLANE, shade, `opacity=".7" ${clip}`);
  }
}

function drawMouth(art: Art, skin: string, woman: boolean, mood: Mood): void {
  const ink = woman ? mix(skin, LIPSTICK, 0.5) : mix(skin, PALETTE.soilDark, 0.42);
  const { upper, lower, line } = LIPS[mood];
  art.path(lower, mix(ink, SKIN_LIGHT, 0.16));
  if (mood === 'laugh') {
    art.path(LAUGHING_TEETH, TEETH);
  }
  art.path(upper, mix(ink, SKIN_SHADE, 0.14));
  art.line(line, mix(skin, SKIN_SHADE, 0.7), 1.1);
}

/** The fold from the nose to the corner of the mouth: deeper with age, and when the mouth is glad. */
function drawCheekFolds(art: Art, skin: string, look: HeadLook): void {
  if (look.mood === 'smile' || look.mood === 'laugh') {
    art.line('M17.6 0.8C15.2 2.6 14.2 5.2 14.6 8', mix(skin, SKIN_SHADE, 0.36), 1.2);
  }
  if (look.old) {
    art.line('M15 2.6C12.6 5 12.2 8 13 11', mix(skin, SKIN_SHADE, 0.45), 1.2);
  }
}

function drawEye(art: Art, skin: string, look: HeadLook, woman: boolean, mood: Mood): void {
  const lashes = woman ? 1.9 : 1.6;
  if (mood === 'laugh') {
    art.line('M13 -4.4C15.6 -7.8 20.4 -7.8 23 -4.8', SKIN_SHADE, 2);
  } else {
    const lowered = mood === 'intent';
    const white = lowered
      ? 'M13.4 -4.6C16 -5.8 20.4 -5.8 23 -4.4C21 -2.8 16.2 -2.4 13.4 -4.6Z'
      : 'M13.2 -4.8C15.6 -8 20.4 -8.2 23 -5.4C21.2 -3 16.2 -2.4 13.2 -4.8Z';
    const lid = lowered
      ? 'M12.4 -5.4C15.8 -6.2 20.4 -6.2 23.4 -4.6'
      : 'M12.2 -5C15.4 -8.8 20.8 -8.8 23.6 -5.6';
    art.path(white, mix(skin, EYE_WHITE, 0.78));
    art.path(
      ellipse(lowered ? 20 : 20.2, lowered ? -4.4 : -5.4, 2.1, lowered ? 1.4 : 2.4),
      SKIN_SHADE,
    );
    art.line(lid, SKIN_SHADE, lashes);
    if (woman) {
      art.line(lowered ? 'M12.6 -5.4L10.6 -4.2' : 'M12.4 -5L10.4 -6', SKIN_SHADE, 1.4);
    }
  }
  const brow = look.old ? GREY_HAIR : mix(skin, SKIN_SHADE, 0.85);
  art.line(BROWS[mood], brow, woman ? 1.9 : 2.7);
}

function drawBeard(art: Art, ink: string, mood: Mood): void {
  const corner = mood === 'smile' || mood === 'laugh' ? -1.4 : 0;
  art.path(
    `M-8 2C-4 8 2 9.4 8 ${9 + corner}C12 ${8 + corner} 15 6.4 19 6C23 5 26.4 5 28.8 5.8C29.6 7 30 7.6 30.4 8.4C31 10 30.8 12 30.4 14C31.2 20.4 28.4 27.6 19.6 28.8C9 30 -3 24 -7 14C-8 10 -8.4 6 -8 2Z`,
    ink,
  );
}

function drawEar(art: Art, skin: string): void {
  art.path(
    'M-8.6 -3C-9 -8 -1.6 -9.4 -0.4 -3.6C0.4 0.6 -2 3 -2.6 6C-3.2 9 -7 9 -7.6 5.4C-8 2.6 -8.4 0 -8.6 -3Z',
    mix(skin, SKIN_LIGHT, 0.12),
  );
  art.line(
    'M-6.4 -3C-6 -6 -2.6 -6 -2.6 -2.6C-2.6 -0.6 -4.6 0.4 -4.4 2.6',
    mix(skin, SKIN_SHADE, 0.5),
    1.2,
  );
}
