/**
 * Kiswahili words change at their beginning: mkulima and wakulima, kitabu and vitabu, kuvuna and vuna. Only pages in
 * Kiswahili have this code.
 */
const BEGINNING = /^(?:mwa|mw|mi|ma|wa|ki|vi|ku|m|u)(?=\p{L}{3})/u;
/** Who does something, and when: ninapanda, tulivuna, anauza, wametuma. */
const VERB = /^(?:ni|tu|wa|a|u|m|i|zi)(?:na|li|ta|me)(?=\p{L}{3})/u;

/**
 * The root of a word with a mark before it, which other forms of the word share. Without the mark it would be found as a
 * word of its own.
 */
export const rootOf = (word: string): string =>
  `-${word.replace(VERB.test(word) ? VERB : BEGINNING, '')}`;
