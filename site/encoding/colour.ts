/** Colours as numbers, and their contrast (WCAG 2.2, 1.4.3 and 1.4.11). */

/** The red, green and blue of `#rrggbb`, from 0 to 255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance (WCAG) of red, green and blue from 0 to 255: 0 to 1. */
export function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances: 1 to 21. */
export const contrastOf = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of two colours such as `#10231b`: 1 to 21. */
export const contrast = (a: string, b: string): number =>
  contrastOf(luminance(channels(a)), luminance(channels(b)));

/**
 * The colour nearest to one that passes a test: it is mixed with black or white, as little as needed.
 * @returns `undefined` if no such colour passes
 */
export function nearestColour(
  colour: string,
  passes: (colour: string) => boolean,
): string | undefined {
  for (let share = 1; share <= 100; share += 1)
    for (const end of [0, 255]) {
      const mixed = channels(colour).map((channel) =>
        Math.round(channel + ((end - channel) * share) / 100)
          .toString(16)
          .padStart(2, '0'),
      );
      const found = `#${mixed.join('')}`;
      if (passes(found)) return found;
    }
  return undefined;
}
