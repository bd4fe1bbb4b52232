import { madeOf } from '../names/english-words.ts';

/** The parts of a text, as of `String.split`. In another language each is of the language that the text has. */
export function splitText(text: string, by: string | RegExp): string[] {
  const parts = text.split(by);
  return LANGUAGE_PATH
    ? parts.map((part) => (/\p{L}/u.test(part) ? madeOf(text, [], part) : part))
    : parts;
}
