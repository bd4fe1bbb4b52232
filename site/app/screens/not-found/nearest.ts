/** The real page that an address without a screen probably means (reading 6). Pure. */
import type { NotFoundContent } from './not-found.schema.ts';
import { pagePath } from '../../language.ts';

type Table = NotFoundContent['address']['nearest'];

/** The page to suggest, or `null` if the table has none for the path. */
export function nearestPage(pathname: string, table: Table): Table[string] | null {
  const path = pagePath(pathname);
  return Object.hasOwn(table, path) ? (table[path] ?? null) : null;
}
