/** The words of a period, and its place in a year. Pure. */
import { fill } from '../../../collections/fill.ts';
import type { CalendarContent } from './calendar.schema.ts';

type Period = readonly [from: string, to: string];

/** The work of farmers in a season, in this order. */
export const STEPS = ['plant', 'feed', 'harvest'] as const;
type Step = (typeof STEPS)[number];

type Words = Pick<CalendarContent, 'months' | 'thirds' | 'span'>;

/** Thirds of months in a year. */
export const YEAR = 36;

/** The third of a month that a day lies in, counted from the beginning of the year: 0 to 35. */
export function thirdOf(day: string): number {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return (month - 1) * 3 + Math.min(2, Math.floor((date - 1) / 10));
}

/** `mid March`. */
function thirdText(day: string, { months, thirds }: Words): string {
  const third = thirdOf(day);
  const text = [thirds.early, thirds.middle, thirds.late][third % 3] ?? '';
  return fill(text, { month: months[Math.floor(third / 3)] ?? '' });
}

/** `mid March to early April`. */
export function spanText([from, to]: Period, words: Words): string {
  const ends = { from: thirdText(from, words), to: thirdText(to, words) };
  return ends.from === ends.to ? ends.from : fill(words.span, ends);
}

/** The parts of a period in one year, in thirds of months: one, or two when it goes on into the next year. */
export function bars([from, to]: Period): { start: number; length: number }[] {
  const start = thirdOf(from);
  const end = thirdOf(to) + 1;
  if (end > start) return [{ start, length: end - start }];
  return [
    { start, length: YEAR - start },
    { start: 0, length: end },
  ];
}

type Periods = Readonly<Partial<Record<Step, Period>>>;

/** Thirds of months from one to another, which may lie in the next year. */
const thirdsFrom = (from: number, to: number) => (to - from + YEAR) % YEAR;

/**
 * The work of a crop on a third of a month: each step whose period has it, or else the one that begins next.
 * `wait` is how many thirds of a month there are until then: 0 is now.
 */
export function workOf(periods: Periods, third: number) {
  const steps = STEPS.flatMap((step) => {
    const period = periods[step];
    if (!period) return [];
    const isNow = bars(period).some(
      ({ start, length }) => third >= start && third < start + length,
    );
    return [{ step, period, wait: isNow ? 0 : thirdsFrom(third, thirdOf(period[0])) }];
  }).sort((one, other) => one.wait - other.wait);
  return steps.filter(({ wait }, index) => wait === 0 || index === 0);
}

/** The step whose period ended last before a third of a month, and how many thirds ago. */
export function stepBefore(periods: Periods, third: number) {
  return STEPS.flatMap((step) => {
    const period = periods[step];
    return period ? [{ step, ago: thirdsFrom(thirdOf(period[1]), third) }] : [];
  }).sort((one, other) => one.ago - other.ago)[0];
}
