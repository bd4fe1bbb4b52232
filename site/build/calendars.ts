/** Writes the calendar files of the planting and feeding calendar (RFC 5545). */
import { fill } from '#app/collections/fill.ts';
import { calendarFile } from '#app/screens/farm/calendar/calendar-file.ts';
import { STEPS, type CalendarContent } from '#app/screens/farm/calendar/calendar.schema.ts';
import type { Language } from '#render/content/languages.ts';
import type { Content } from '#render/content/load.ts';

const DAY = 86_400_000;
/** RFC 5545, 3.1: octets in a line, not counting the line break. */
const LONGEST_LINE = 75;

/** Escapes the special characters of a text value (3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Breaks a line after 75 octets, between characters; the next part begins with a space (3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (used + octets > LONGEST_LINE) {
      folded += '\r\n ';
      // The space counts as an octet.
      used = 1;
    }
    folded += character;
    used += octets;
  }
  return folded;
}

const basicDate = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

/** The first day, and the day after the last one (3.6.1). A period that ends before it begins ends in the next year. */
function daysOf([from, to]: readonly [string, string], year: number): [first: string, end: string] {
  const first = new Date(`${year}-${from}T00:00:00Z`);
  const last = new Date(`${to < from ? year + 1 : year}-${to}T00:00:00Z`);
  return [basicDate(first), basicDate(new Date(last.getTime() + DAY))];
}

type Place = { region: string; season: string; domain: string; address: string };

function eventsOf(calendar: CalendarContent, { region, season, domain, address }: Place): string[] {
  const { event, crops, regions, changed, firstYear } = calendar;
  const stamp = `${changed.replaceAll('-', '')}T000000Z`;
  const { title = '', seasons = {} } = regions[region] ?? {};
  return Object.entries(seasons[season] ?? {}).flatMap(([crop, row]) =>
    STEPS.flatMap((step) => {
      const period = row[step];
      if (!period) return [];
      const [first, end] = daysOf(period, firstYear);
      const values = { crop: (crops[crop] ?? crop).toLowerCase(), region: title };
      return [
        'BEGIN:VEVENT',
        `UID:${region}-${season}-${crop}-${step}@${domain}`,
        `DTSTAMP:${stamp}`,
        `LAST-MODIFIED:${stamp}`,
        `DTSTART;VALUE=DATE:${first}`,
        `DTEND;VALUE=DATE:${end}`,
        'RRULE:FREQ=YEARLY',
        `SUMMARY:${escapeText(fill(event[step], values))}`,
        `DESCRIPTION:${escapeText(event[`${step}Text`])}`,
        `URL:${address}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    }),
  );
}

/** The text of each calendar file by its name in the build. */
export function calendarFiles(
  { calendar, site }: Pick<Content, 'calendar' | 'site'>,
  { code, start }: Pick<Language, 'code' | 'start'>,
) {
  const { hostname } = new URL(site.origin);
  const files: Record<string, string> = {};
  for (const [region, { title, seasons }] of Object.entries(calendar.regions))
    for (const season of Object.keys(seasons)) {
      const place = {
        region,
        season,
        domain: hostname,
        address: `${site.origin}${start}/farm/calendar#${region}`,
      };
      const name = fill(calendar.event.name, {
        region: title,
        season: calendar.seasons[season] ?? season,
      });
      const lines = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `PRODID:-//${escapeText(site.name)}//Calendar//${code.toUpperCase()}`,
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        `NAME:${escapeText(name)}`,
        `X-WR-CALNAME:${escapeText(name)}`,
        ...eventsOf(calendar, place),
        'END:VCALENDAR',
      ];
      files[calendarFile(region, season).slice(1)] = lines
        .map((line) => `${foldLine(line)}\r\n`)
        .join('');
    }
  return files;
}
