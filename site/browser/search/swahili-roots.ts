/**
 * Kiswahili words change at their beginning: mkulima and wakulima, chakula and vyakula, kuvuna, tunavuna and alivuna. Only
 * pages in Kiswahili have this code.
 */
const NOUN = 'mwa|mi|ma|wa|ki|vi|m|u';
/** The marks of the infinitive, also in nouns that are made of it: kulima, mkulima. */
const INFINITIVE = '(?:mi|ma|wa|m|u)?ku';
/** Who does it, then when: ni-na-vuna, tu-li-vuna. */
const VERB = '(?:ni|tu|mwa|wa|u|a|m|i|zi|li|ya|ki|vi)(?:na|li|ta|me|ka)';
/** Of the words whose plural changes two letters, that part too: chama and vyama. */
const BEGINNING = new RegExp(`^(?:${VERB}|${INFINITIVE}|${NOUN})?(?:ch|vy)?(?=\\p{L}{3})`, 'u');

/**
 * The root of a word with a mark before it, which other forms of the word share. Without the mark it would be found as a
 * word of its own.
 */
export const rootOf = (word: string): string => `-${word.replace(BEGINNING, '')}`;
