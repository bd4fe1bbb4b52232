/**
 * Kiswahili words change at their beginning: mkulima and wakulima, chakula and vyakula, kuvuna, tunavuna and alivuna. Only
 * pages in Kiswahili have this code.
 */

function beginning(): RegExp {
  const noun = 'mwa|mi|ma|wa|ki|vi|m|u';
  /** The marks of the infinitive, also in nouns that are made of it: kulima, mkulima. */
  const infinitive = '(?:mi|ma|wa|m|u)?ku';
  const who = '(?:ni|tu|mwa|wa|u|a|m|i|zi|li|ya|ki|vi)';
  /** Who does it, then when: ni-na-vuna, tu-li-vuna. Or who does not: ha-zi-ja-ota, si-ja-vuna. */
  const verb = `(?:${who}(?:na|li|ta|me|ka)|(?:si|ha${who}?)(?:ja|ku|ta))`;
  // Of the words whose plural changes two letters, that part too: chama and vyama.
  return new RegExp(`^(?:${verb}|${infinitive}|${noun})?(?:ch|vy)?(?=\\p{L}{3})`, 'u');
}
/** Marked as pure, so that the scripts of other languages leave it out. */
const BEGINNING = /* @__PURE__ */ beginning();
/** The place of a thing: shamba-ni, kiwanda-ni. Shorter words may end so by themselves: majani. */
const PLACE = /^(\p{L}{5,})ni$/u;

/**
 * The root of a word with a mark before it, which other forms of the word share. Without the mark it would be found as a
 * word of its own.
 */
export const rootOf = (word: string): string =>
  `-${word.replace(PLACE, '$1').replace(BEGINNING, '')}`;
