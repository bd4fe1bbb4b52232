/** Submissions as a spreadsheet reads them. */

/** Excel takes a file without it for one in the system's own code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet (OWASP, "CSV Injection"); wide forms are read alike. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of cells (RFC 4180), all of them quoted. */
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** The first line of a file. */
export const csvHead = (titles: readonly string[]) => BYTE_ORDER_MARK + line(titles);

/** Each further line. */
export const csvLine = line;
