import { ENGLISH_MARK } from '#app/names/english-words.ts';
import type { Content } from './load.ts';

/** Data as JSON. In another language than the first, each text that is still English has a mark (`english-words.ts`). */
export function markedJson({ english }: Pick<Content, 'english'>, data: unknown): string {
  if (english.size === 0) return JSON.stringify(data);
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'string' && english.has(value) ? ENGLISH_MARK + value : value,
  );
}

/** Notes that a text has been made of another one, so its words are of the same language. @returns the new text */
export function madeFrom(
  { english }: Pick<Content, 'english'>,
  text: string,
  made: string,
): string {
  if (english.has(text)) english.add(made);
  return made;
}
