/** The query of the news list's address: a category, and how many pages of it. Pure. */

/** The category of a chip; `null` means all categories, in every language. */
export type Choice = string | null;

export type NewsQuery = {
  choice: Choice;
  /** How many pages show, one below the other; from 1. */
  pages: number;
};

const CATEGORY = 'category';
const PAGES = 'pages';

/** Whether a query asks for anything. Every page of the site carries this function. */
export function hasNewsQuery(query: string): boolean {
  return new RegExp(`[?&](?:${CATEGORY}|${PAGES})=`).test(query);
}

/** Reads a query. A missing or wrong part counts as the first page of all articles. */
export function parseNewsQuery(query: string): NewsQuery {
  const parameters = new URLSearchParams(query);
  const pages = parameters.get(PAGES) ?? '';
  return {
    choice: parameters.get(CATEGORY),
    pages: /^[1-9]\d{0,3}$/.test(pages) ? Number(pages) : 1,
  };
}

/** Writes a query; empty for the first page of all. */
export function newsQueryText({ choice, pages }: NewsQuery): string {
  const parameters = new URLSearchParams();
  if (choice !== null) parameters.set(CATEGORY, choice);
  if (pages > 1) parameters.set(PAGES, String(pages));
  const query = parameters.toString();
  return query && `?${query}`;
}
