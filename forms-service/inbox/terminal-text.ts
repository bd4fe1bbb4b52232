/** Text of visitors that is safe for a terminal, and tables. */

/**
 * Characters that a terminal could obey, or that change the order of letters: control characters except tab and line
 * break, direction marks, and other line breaks.
 */
const UNSAFE = /[^\P{Cc}\t\n]|\p{Bidi_Control}|[\u2028\u2029]/gu;

/** Text in which unsafe characters are replaced. */
export const safe = (value: string) => value.replace(/\r\n?/g, '\n').replace(UNSAFE, '\uFFFD');

/** Text on one line. */
export const oneLine = (value: string) => safe(value).replace(/\s+/g, ' ').trim();

const lengthOf = (value: string) => Array.from(value).length;

const cut = (value: string, width: number) =>
  lengthOf(value) > width
    ? `${Array.from(value)
        .slice(0, width - 1)
        .join('')}…`
    : value;

/** Least width of the last column, in letters. */
const LEAST_WIDTH = 20;

/**
 * Lines of a table. Columns are as wide as their content; the last one gets the rest of the width.
 * @param width letters in a line of the terminal; without it nothing is cut
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  width = Infinity,
): string {
  const lines = [
    titles.map((title) => title.toUpperCase()),
    ...rows.map((row) => row.map(oneLine)),
  ];
  const widths = titles
    .slice(0, -1)
    .map((_title, column) => Math.max(...lines.map((line) => lengthOf(line[column] ?? ''))));
  const rest = Math.max(LEAST_WIDTH, width - widths.reduce((sum, wide) => sum + wide + 2, 0));
  const padded = (cell: string, column: number) => {
    const wide = widths[column];
    return wide === undefined ? cut(cell, rest) : cell + ' '.repeat(wide - lengthOf(cell));
  };
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}
