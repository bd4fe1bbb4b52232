/** Lists as files that a spreadsheet opens. */
import { csvOf, xlsxOf, type Sheet } from '../inbox/spreadsheet.ts';
import { dayIn } from '../nairobi-time.ts';
import { download, type Reply } from './reply.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The endings of the files. */
export const FORMATS = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** A list as a file, named after what it has and today's day. @param path of the request: its ending says which file */
export async function downloadSheet(
  path: string,
  what: string,
  sheet: Sheet,
  now: number,
): Promise<Reply> {
  const format = FORMATS.find((ending) => path.endsWith(ending)) ?? 'csv';
  const name = `${what}-${dayIn(now)}.${format}`;
  if (format === 'xlsx') return download(name, TYPES.xlsx, await xlsxOf(sheet));
  let text = '';
  for await (const piece of csvOf(sheet)) text += piece;
  return download(name, TYPES.csv, text);
}
