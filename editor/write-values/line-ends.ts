/** Keeps the signs at the ends of a file's lines: Windows has two signs there, an old Mac another one, and some files several kinds. */
import { withOneLineEnd } from '@website/site/content/parse.ts';

/** A line with its end, which the last one may lack. */
const LINES = /[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g;

/**
 * Changes a text. Lines above and below the change keep their ends; those between have the first one's.
 * @param change gets the text with `\n` at each end, and returns it so
 */
export function keepLineEnds(text: string, change: (text: string) => string): string {
  const source = withOneLineEnd(text);
  const changed = change(source);
  if (source === text) return changed;
  if (changed === source) return text;
  const old = text.match(LINES) ?? [];
  const wanted = changed.match(LINES) ?? [];
  const isSame = (one = '', other = '') => withOneLineEnd(one) === other;
  const most = Math.min(old.length, wanted.length);
  let top = 0;
  while (top < most && isSame(old[top], wanted[top])) top += 1;
  let foot = 0;
  while (foot < most - top && isSame(old.at(-1 - foot), wanted.at(-1 - foot))) foot += 1;
  const [end = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  return [
    ...old.slice(0, top),
    ...wanted.slice(top, wanted.length - foot).map((line) => line.replace('\n', end)),
    ...old.slice(old.length - foot),
  ].join('');
}
