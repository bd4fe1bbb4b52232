/** An answer of the page for staff, without the headers that all answers have. */
import { csvOf, xlsxOf, type Sheet } from '../inbox/spreadsheet.ts';
import { dayIn } from '../nairobi-time.ts';

export type Reply = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

/** The answer after a change. It redirects, so that a reload does not repeat the change. */
export const seeOther = (address: string): Reply => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { Location: address },
});

/** A file to download. */
export const download = (name: string, type: string, body: string | Buffer): Reply => ({
  status: 200,
  type,
  body,
  headers: { 'Content-Disposition': `attachment; filename="${name}"` },
});

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Downloads a list as a file. Its name has today's date. @param path of the request; its extension is the format */
export async function downloadSheet(
  path: string,
  what: string,
  sheet: Sheet,
  now: number,
): Promise<Reply> {
  const format = path.endsWith('.xlsx') ? 'xlsx' : 'csv';
  const content = format === 'xlsx' ? await xlsxOf(sheet) : csvOf(sheet);
  return download(`${what}-${dayIn(now)}.${format}`, TYPES[format], content);
}
