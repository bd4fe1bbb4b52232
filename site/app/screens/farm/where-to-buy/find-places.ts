/** Finds places by parts of words, in any case, with or without accents. Pure. */

/** Letters and digits in small letters without accents, other signs as spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text has each of the typed words, or words that begin with them. */
export function fitsTyped(text: string, typed: string): boolean {
  const words = ` ${plain(text)}`;
  return plain(typed)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
}
