/** Writes lists as CSV or .xlsx. In .xlsx a time is a real date, and +254 stays part of a phone number. */
import writeExcelFile from 'write-excel-file/node';
import { shortTime, wallClock } from '../nairobi-time.ts';

/** A text, or a time in milliseconds since 1970. */
export type Cell = string | { at: number } | null;
export type Sheet = {
  name: string;
  columns: readonly {
    title: string;
    /** Width in characters. */
    width: number;
  }[];
  rows: readonly (readonly Cell[])[];
  /** Whether its CSV has no byte order mark, over which some programs stumble. */
  isForPrograms?: boolean;
};

const plain = (cell: Cell) =>
  cell === null ? '' : typeof cell === 'string' ? cell : shortTime(cell.at);

/** Without it, Excel reads a file in the code page of the system. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet reads a cell that begins so as a formula (OWASP, "CSV Injection"). Wide forms of the characters count
 * too.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u;

function quoted(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of cells (RFC 4180), all in quotes. */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

/** A CSV file. Times are local times in Nairobi. */
export function csvOf({ columns, rows, isForPrograms }: Sheet): string {
  const titles = columns.map(({ title }) => title);
  const lines = [titles, ...rows.map((row) => row.map(plain))].map(csvLine).join('');
  return isForPrograms ? lines : BYTE_ORDER_MARK + lines;
}

/** The format of a text cell. It is never read as a formula or a number, also after somebody edits the cell. */
const TEXT = { type: String, format: '@', alignVertical: 'top' } as const;
const TIME = {
  type: Date,
  format: 'yyyy-mm-dd hh:mm',
  alignVertical: 'top',
  align: 'left',
} as const;
const HEAD = { ...TEXT, fontWeight: 'bold' } as const;

/** A cell of an .xlsx file. An empty one is `null`. */
const rich = (cell: Cell) => {
  if (cell === null || cell === '') return null;
  return typeof cell === 'string'
    ? { value: cell, ...TEXT }
    : { value: wallClock(cell.at), ...TIME };
};

/** An .xlsx file whose first row stays visible while the reader scrolls. */
export function xlsxOf({ name, columns, rows }: Sheet): Promise<Buffer> {
  const head = columns.map(({ title }) => ({ value: title, ...HEAD }));
  const data = [head, ...rows.map((row) => row.map(rich))];
  return writeExcelFile(data, {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
