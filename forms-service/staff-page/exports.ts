/** Downloads lists as spreadsheet files. */
import { csvOf, xlsxOf, type Sheet } from '../inbox/spreadsheet.ts';
import { dayIn } from '../nairobi-time.ts';
import { download, type Reply } from './reply.ts';

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
  const name = `${what}-${dayIn(now)}.${format}`;
  const content = format === 'xlsx' ? await xlsxOf(sheet) : csvOf(sheet);
  return download(name, TYPES[format], content);
}
