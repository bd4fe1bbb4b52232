/** Which real page an address without a screen probably meant (reading 6). Pure. */
import type { NotFoundContent } from '#app/content/schema.ts';
import { canonicalPath } from '#app/router/address.ts';

type Table = NotFoundContent['fallback']['nearest'];

/** The page to suggest, or `null` where we can only guess. */
export function nearestPage(pathname: string, table: Table): Table[string] | null {
  const path = canonicalPath(pathname);
  return Object.hasOwn(table, path) ? (table[path] ?? null) : null;
}
