/** Breaks prose into lines of a file, and keeps unchanged lines. */

/** Most characters in a line of the content's files. */
export const WIDTH = 110;

/** Breaks a text into lines of at most `width` characters. Only single spaces become line breaks. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // A line break at several spaces would lose some of them.
  for (const word of text.split(/(?<! ) (?! )/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/**
 * Breaks a changed paragraph into lines. Unchanged lines stay as they are.
 * @param before the old lines of the paragraph. Joined by spaces they are its old text
 * @param text the paragraph's new text, in one line
 */
export function refold(before: readonly string[], text: string, width: number): string[] {
  const old = before.join(' ');
  const most = Math.min(old.length, text.length);
  let prefix = 0;
  while (prefix < most && old[prefix] === text[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < most - prefix && old.at(-1 - suffix) === text.at(-1 - suffix)) suffix += 1;
  const kept = { first: 0, last: 0, start: 0, end: 0 };
  for (const { length } of before) {
    // The space after the line must be the same too.
    if (kept.start + length >= prefix) break;
    kept.start += length + 1;
    kept.first += 1;
  }
  for (const { length } of before.slice(kept.first).reverse()) {
    if (kept.end + length >= suffix) break;
    kept.end += length + 1;
    kept.last += 1;
  }
  const changed = before.slice(kept.first, before.length - kept.last);
  const middle = text.slice(kept.start, text.length - kept.end);
  // A line that was wider than the others may stay so.
  const widest = Math.max(width, ...changed.map(({ length }) => length));
  return [
    ...before.slice(0, kept.first),
    ...(middle === '' ? [] : middle.length <= widest ? [middle] : wrap(middle, width)),
    ...(kept.last > 0 ? before.slice(-kept.last) : []),
  ];
}
