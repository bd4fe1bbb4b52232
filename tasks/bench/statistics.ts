/** Middle values and their spread. */

export type Summary = { median: number; low: number; high: number };

/** The value below which a share of the sorted values lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}

/** The median, and the quartiles that half of all values lie between. `NaN` where there are none. */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/** How many times the floor's value this one is; `null` where there is nothing to compare. */
export function ratio(value: number, floor: number): number | null {
  return floor > 0 && !Number.isNaN(value) ? value / floor : null;
}

/** Milliseconds of a task that nobody notices (web.dev: total blocking time). */
const UNNOTICED = 50;

export type Task = { start: number; duration: number };

/** Milliseconds for which tasks kept the page from answering, from the moment there was a page. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, visible) => sum + Math.max(0, visible - UNNOTICED), 0);
}
