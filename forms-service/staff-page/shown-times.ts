/** Days and times in Nairobi, as text for the page for staff. */

import { AHEAD, startOfDay } from '../nairobi-time.ts';
import { DAY } from '../time-units.ts';

const ZONE = 'Africa/Nairobi';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: ZONE });
const SHORT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
});
const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: ZONE });

/** The number of a day in Nairobi, counted from 1970. */
const dayOf = (time: number) => Math.floor((time + AHEAD) / DAY);

/** When a day begins in Nairobi. */
const startOf = (day: number) => day * DAY - AHEAD;

/** When the last thirty days began, today included. */
export const thirtyDaysBefore = (now: number) => startOf(dayOf(now) - 29);

/** `Mon 23 Nov` */
const shownDay = (day: number) => SHORT.format(startOf(day)).replace(',', '');

/** `23 Nov 2026` */
export const shownDate = (time: number) => LONG.format(time);

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: ZONE });

/** `Nov 2026`, for `2026-11`. */
export const shownMonth = (month: string) => MONTH.format(startOfDay(`${month}-01`));

/** `today, 09:30`, `yesterday, 09:30`, `Fri 20 Nov, 09:30`. The year is added if it is not this year. */
export function shownTime(time: number, now: number): string {
  const clock = CLOCK.format(time);
  const ago = dayOf(now) - dayOf(time);
  if (ago === 0) return `today, ${clock}`;
  if (ago === 1) return `yesterday, ${clock}`;
  const isFar = Math.abs(ago) > 180;
  return `${isFar ? shownDate(time) : shownDay(dayOf(time))}, ${clock}`;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** The time since an event, such as `40 minutes`, `5 hours`, `3 days`. */
export function ageOf(time: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
