/** CSV files for spreadsheets. */

/** Without it, Excel reads a file in the code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet reads a cell that begins so as a formula (OWASP, "CSV Injection"). Wide forms of the characters count
 * too.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of cells (RFC 4180), all in quotes. */
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** The first line of a file. */
export const csvHead = (titles: readonly string[]) => BYTE_ORDER_MARK + line(titles);

/** Each further line. */
export const csvLine = line;
