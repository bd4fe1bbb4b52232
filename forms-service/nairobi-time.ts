/** Times and days of the office, which is in Nairobi; the server may be elsewhere. Kenya never changes its clocks. */
import { DAY, HOUR } from './time-units.ts';

const ZONE = 'Africa/Nairobi';
/** Nairobi is three hours ahead of UTC. */
export const AHEAD = 3 * HOUR;

const LONG = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
});
const SHORT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** `22 November 2026 at 09:30`, for mails. All times are milliseconds since 1970. */
export const longTime = (time: number) => LONG.format(time);

/** `2026-06-01 12:00`, for lists and spreadsheets. */
export const shortTime = (time: number) => SHORT.format(time);

/** A `Date` whose UTC parts are the local time in Nairobi, for spreadsheets, which have no time zones. */
export const wallClock = (time: number) => new Date(time + AHEAD);

/** The day at a time, as `2026-06-01`. */
export const dayIn = (time: number) => wallClock(time).toISOString().slice(0, 10);

/** The time at which a day such as `2026-06-01` begins; `NaN` if the day does not exist. */
export function startOfDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`) - AHEAD;
  // `Date.parse` reads `2026-02-31` as 3 March.
  return !Number.isNaN(time) && dayIn(time) === day ? time : NaN;
}

/** The next time after `now` at which a full hour (0 to 23) begins in Nairobi. */
export function nextAtHour(hour: number, now: number): number {
  const shift = AHEAD - hour * HOUR;
  return (Math.floor((now + shift) / DAY) + 1) * DAY - shift;
}
