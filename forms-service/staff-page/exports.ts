/** Lists as files that a spreadsheet opens. */
import { csvHead, csvLine } from '../inbox/csv.ts';
import { COLUMNS, csvCells } from '../inbox/export-commands.ts';
import type { Reader } from '../store/readers.ts';
import type { Submission } from '../types.ts';
import { dayOf, isoDay } from './nairobi.ts';

export const CSV = 'text/csv; charset=utf-8';

/** The name of a file with today's day in it. */
export const fileName = (what: string, now: number) => `${what}-${isoDay(dayOf(now))}.csv`;

export async function submissionsCsv(submissions: AsyncIterable<Submission>): Promise<string> {
  let text = csvHead(COLUMNS);
  for await (const submission of submissions) text += csvLine(csvCells(submission));
  return text;
}

export function readersCsv(readers: readonly Reader[]): string {
  const lines = readers.map(({ email, confirmedAt }) =>
    csvLine([email, isoDay(dayOf(confirmedAt))]),
  );
  return csvHead(['address', 'since']) + lines.join('');
}
