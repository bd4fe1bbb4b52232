/** Writes measurements as cells and tables in Markdown. */

/** A quantile of sorted values, interpolated between two values. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}

const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The median, or `NaN` if there are no values. */
const median = (values: readonly number[]) => quantile(sort(values), 0.5);

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The median, with the quartiles if they differ, or a dash if there are no values. */
export function spread(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '–';
  const sorted = sort(values);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
    number(quantile(sorted, share), digits),
  );
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/** The median divided by the median of other values, or a dash if one of them is missing. */
export function ratio(values: readonly number[], others: readonly number[]): string {
  const times = median(values) / median(others);
  return Number.isFinite(times) ? `× ${number(times, 2)}` : '–';
}

/** A table. @param left number of columns that are aligned left. The others are aligned right, for numbers */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left = 1,
): string {
  const align = head.map((_title, index) => (index < left ? '---' : '--:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
