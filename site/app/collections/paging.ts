/** How a long list is divided into pages. Pure: for the build and for the browser. */

/**
 * Items on the first page of a list: as many as there were articles when the site began. So the first page never grows,
 * however many articles are added. No catalogue had more services.
 */
const FRONT = 6;
/** Items on each further page: they fill whole rows, in the layout of the news and of the services. */
const FURTHER = 12;

/** Number of pages for a number of items: at least one. */
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
