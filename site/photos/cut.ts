/** Cuts a photograph to the shape of its place, around its focal point. */
import { PhotoError } from './photo-file.ts';

/** A point of a photograph, in percent from its left and from its top edge. */
export type Focus = { x: number; y: number };

export type Size = { width: number; height: number };
export type Cut = Size & { left: number; top: number };

/** A photograph is refused if a place shows less than the first share of it. Less than the second gives a warning. */
const LEAST_SHARE = 0.3;
const SMALL_SHARE = 0.4;

const shown = ({ width, height }: Size) =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} px`;

const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** A place, and where in it the focal point should be: on a hero, beside and below the words. */
export type Shape = Size & { subject: Focus };

/** The largest part that has the shape of the place. The focal point is as near to its wanted position as the edges allow. */
export function cutFor(photo: Size, place: Shape, focus: Focus): Cut {
  const scale = Math.min(photo.width / place.width, photo.height / place.height);
  const width = Math.min(photo.width, Math.round(place.width * scale));
  const height = Math.min(photo.height, Math.round(place.height * scale));
  return {
    width,
    height,
    left: clamp((focus.x * photo.width - place.subject.x * width) / 100, photo.width - width),
    top: clamp((focus.y * photo.height - place.subject.y * height) / 100, photo.height - height),
  };
}

/**
 * Checks size and shape.
 * @returns a warning, if little of the photograph is left
 * @throws {PhotoError} when it is too small, or nearly all of it would be cut off
 */
export function checkSize(photo: Size, place: Shape & { name: string }): string | undefined {
  if (photo.width < place.width || photo.height < place.height)
    throw new PhotoError(
      `expected at least ${shown(place)} for ${place.name}; this is ${shown(photo)}`,
    );
  const cut = cutFor(photo, place, place.subject);
  const share = (cut.width * cut.height) / (photo.width * photo.height);
  if (share >= SMALL_SHARE) return undefined;
  const what = `only ${Math.round(share * 100)} % of its ${shown(photo)} are left in ${place.name}`;
  const advice = `a photograph whose shape is nearer to ${shown(place)} shows more`;
  if (share < LEAST_SHARE)
    throw new PhotoError(`expected another shape: ${what}; ${advice}, or cut it yourself first`);
  return `${what}: ${advice}`;
}
