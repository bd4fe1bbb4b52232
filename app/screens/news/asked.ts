/** What the query of the news list asks for: a category, and how many pages of it. Pure. */

/** A chip's choice; `null` stands for All, whatever a locale calls it. */
export type Choice = string | null;

export type Asked = {
  choice: Choice;
  /** Pages one below the other, from 1. */
  pages: number;
};

const CATEGORY = 'category';
const PAGES = 'pages';

/** Whether a query asks for anything, in few bytes: every page brings this along. */
export function asksForMore(query: string): boolean {
  return new RegExp(`[?&](?:${CATEGORY}|${PAGES})=`).test(query);
}

/** What a query asks for. */
export function askedFrom(query: string): Asked {
  const parameters = new URLSearchParams(query);
  const pages = parameters.get(PAGES) ?? '';
  return {
    choice: parameters.get(CATEGORY),
    pages: /^[1-9]\d{0,3}$/.test(pages) ? Number(pages) : 1,
  };
}

/** The query that asks for it: none for the first page of all. */
export function queryFor({ choice, pages }: Asked): string {
  const parameters = new URLSearchParams();
  if (choice !== null) parameters.set(CATEGORY, choice);
  if (pages > 1) parameters.set(PAGES, String(pages));
  const query = parameters.toString();
  return query && `?${query}`;
}
