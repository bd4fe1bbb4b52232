/** A moment as people say it in Nairobi: the time of today, or else day and time. @param at ISO text */
export function clock(at: string): string {
  const options = { timeZone: 'Africa/Nairobi' } as const;
  const moment = new Date(at);
  const day = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'medium', ...options });
  const time = moment.toLocaleTimeString('en-GB', { timeStyle: 'short', ...options });
  return day(moment) === day(new Date()) ? time : `${day(moment)}, ${time}`;
}
