/** Finds the field whose words were pressed on the page beside the form. */
import type { Leaf } from './places.ts';

/** The words alone, as a page shows them: without signs of Markdown, in small letters. */
const plain = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#]|^[-\d]+[.]?\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A text in which names in braces stand for any words. */
const patternOf = (text: string) =>
  text
    .split(/\{[^{}]*\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.+?');

/** Shorter words stand in many texts. */
const TELLING = 4;

/**
 * @param leaves the texts of the form
 * @param pressed the words of what was pressed, then those of what is around it
 * @returns the place of the field
 */
export function fieldPressed(
  leaves: readonly Leaf[],
  pressed: readonly string[],
): string | undefined {
  const known = leaves.map(({ place, text }) => ({ place, text: plain(text) }));
  const words = pressed.map(plain).filter((text) => text !== '');
  for (const text of words) {
    const whole = known.find((one) => new RegExp(`^${patternOf(one.text)}$`).test(text));
    if (whole) return whole.place;
    if (text.length < TELLING) continue;
    const [shortest] = known
      .filter((one) => one.text.includes(text))
      .sort((one, other) => one.text.length - other.text.length);
    if (shortest) return shortest.place;
  }
  const [longest] = known
    .filter(({ text }) => text.length >= TELLING)
    .filter((one) => words.some((text) => new RegExp(patternOf(one.text)).test(text)))
    .sort((one, other) => other.text.length - one.text.length);
  return longest?.place;
}
