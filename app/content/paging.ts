/** How a long list is divided into pages. Pure: for the build and for the browser. */

/**
 * Items on the first page of a list. So many articles there were when the site began, one that leads, two that
 * follow, three abreast: however many come, that page weighs what it did then. No catalogue had more services.
 */
const FRONT = 6;
/** Items on each page after it: whole rows of three, also where it stands alone and its first ones are larger. */
const FURTHER = 12;

/** Pages that so many items fill: one at least. */
export function pageCount(items: number): number {
  return 1 + Math.max(0, Math.ceil((items - FRONT) / FURTHER));
}

/** Items before a page. @param page from 1 */
export function itemsBefore(page: number): number {
  return page === 1 ? 0 : FRONT + (page - 2) * FURTHER;
}

/** The items of one page. @param page from 1 */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice(itemsBefore(page), itemsBefore(page + 1));
}

/** Whether there are more items than one page holds. */
export function hasPages(items: number): boolean {
  return items > FRONT;
}
