/** What visitors wrote, made fit for a terminal, and tables of it. */

/**
 * Would speak to the terminal instead of the reader, or turn the order of letters round: controls but tab and line
 * break, marks of direction, and other line breaks.
 */
const UNSAFE = /[^\P{Cc}\t\n]|\p{Bidi_Control}|[\u2028\u2029]/gu;

/** Text as it was written, without what a terminal would obey. */
export const safe = (value: string) => value.replace(/\r\n?/g, '\n').replace(UNSAFE, '\uFFFD');

/** Text on one line. */
export const oneLine = (value: string) => safe(value).replace(/\s+/g, ' ').trim();

const TIME = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** `2026-06-01 12:00`, where this machine is. @param time milliseconds since 1970 */
export const shownTime = (time: number) => TIME.format(time);

const lengthOf = (value: string) => Array.from(value).length;

function cut(value: string, width: number): string {
  return lengthOf(value) <= width
    ? value
    : `${Array.from(value)
        .slice(0, width - 1)
        .join('')}…`;
}

/** Narrowest that the last column gets, in letters. */
const LEAST = 20;

/**
 * Lines of a table. Columns are as wide as what is in them; the last one gets what is left.
 * @param width letters in a line of the terminal; without it nothing is cut
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  width = Infinity,
): string {
  const cells = [
    titles.map((title) => title.toUpperCase()),
    ...rows.map((row) => row.map(oneLine)),
  ];
  const last = titles.length - 1;
  const widths = titles.map((_title, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ''))),
  );
  const taken = widths.slice(0, last).reduce((sum, wide) => sum + wide + 2, 0);
  const rest = Math.max(LEAST, width - taken);
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === last
            ? cut(cell, rest)
            : cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - lengthOf(cell))),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
