import type { Art } from '../drawing/canvas.ts';
import { mix, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';

const FINGERS = 'M4 0C14 3 22 11 28 17.4C32 21.4 37.4 20 36.8 15.6C33 8 26 0 16 -4Z';
const PALM =
  'M0 -6.7C4 -8.4 6 -11 11 -11.4C20 -11.4 30 -10 36 -5C39.6 -2 41 2.2 39.4 4.6C37.4 6 35.4 4 33.8 1C30 -3 24 -4 18.4 -2.4C20.4 2 18.4 8 12 9.6C7 10.2 4 8 0 6.7C-9 6.7 -9 -6.7 0 -6.7Z';
const BACK_OF_HAND =
  'M1 -7C4 -8.4 6 -11 11 -11.4C20 -11.4 30 -10 36 -5C39.6 -2 41 2.2 39.4 4.6C38 0 34 -4.6 28 -6.4C18 -8.6 10 -7.6 1 -7Z';
const THUMB =
  'M0 2C6 2.4 11 4 15.6 7C18.6 9 21.4 10.4 24 10.6C26.6 11.6 26 15 23 15.6C16 16.2 9 13.6 4 10.2C0.4 8 -1.4 4 0 2Z';
const CREASES =
  'M21.4 -8.6C23 -7.4 23.8 -6 23.6 -4.6M31 -7C32 -6 32.4 -4.6 32 -3.2M2 3.4C6 4 9.6 5 12.6 6.8';

/** Where the picked thing lies between thumb and index finger, from the wrist, in units. */
const PICK_POINT = [29.6, 6.4] as const;

export type PickingHand = {
  /** Wrist, in picture units. */
  wrist: readonly [x: number, y: number];
  /** Picture units per unit of the hand; from wrist to fingertip it has 40. */
  scale: number;
  /** Degrees from pointing right. */
  turn: number;
  skin: string;
  /** The palm faces up, so that the thumb is on top. */
  palmUp?: boolean;
};

/** Large hand whose thumb and index finger close round a thing; `hold` draws it, the finger ends lie over it. */
export function drawPickingHand(
  art: Art,
  { wrist: [x, y], scale, turn, skin, palmUp = false }: PickingHand,
  hold: (x: number, y: number) => void,
): void {
  const [px, py] = PICK_POINT;
  const up = palmUp ? -1 : 1;
  art.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * up})`, () => {
    art.path(FINGERS, mix(skin, SKIN_SHADE, 0.34));
    hold(px, py);
    art.path(PALM, skin);
    art.path(BACK_OF_HAND, mix(skin, palmUp ? SKIN_SHADE : SKIN_LIGHT, 0.24));
    art.path(THUMB, mix(skin, SKIN_LIGHT, 0.18));
    art.line(CREASES, mix(skin, SKIN_SHADE, 0.5), 1);
  });
}
