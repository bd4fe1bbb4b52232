/** A span of the year: where it begins in months from the new year, how long it is, and its track. */
type Span = { start: number; length: number; track: number };

/**
 * Gives every span the outermost track on which its months are free, so that none hides another on the dial.
 * @param spans first and last month, 1 to 12; a span may run over the year's end
 */
export function placeSpans(spans: readonly (readonly [number, number])[]): Span[] {
  const taken: Set<number>[] = [];
  return spans.map(([first, last]) => {
    const start = first - 1;
    const length = ((last - first + 12) % 12) + 1;
    const months = Array.from({ length }, (_, month) => (start + month) % 12);
    const free = taken.findIndex((used) => months.every((month) => !used.has(month)));
    const track = free < 0 ? taken.length : free;
    taken[track] = new Set([...(taken[track] ?? []), ...months]);
    return { start, length, track };
  });
}
