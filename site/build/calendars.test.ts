import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { findLanguages } from '#render/content/languages.ts';
import { loadContent } from '#render/content/load.ts';
import { calendarFiles, foldLine } from './calendars.ts';

const content = loadContent();
const [english] = findLanguages();
const files = Object.entries(calendarFiles(content, english));

type Event = { uid: string; summary: string; start: string; end: string };
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const byUid = (one: Event, other: Event) => one.uid.localeCompare(other.uid);

function readWithIcalJs(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, start: startDate.toString(), end: endDate.toString() };
  });
}

function readWithNodeIcal(text: string): Event[] {
  const local = (date: Date) => dayOf(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            summary: entry.summary,
            start: local(entry.start),
            end: local(entry.end),
          },
        ]
      : [],
  );
}

function readWithTsIcs(text: string): Event[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events.map(({ uid, summary, start, end }) => ({
    uid,
    summary,
    start: dayOf(start.date),
    end: end ? dayOf(end.date) : '',
  }));
}

it('writes a file for each season of each region', () => {
  const seasons = Object.values(content.calendar.regions).flatMap((region) =>
    Object.keys(region.seasons),
  );
  expect(files.length).toBe(seasons.length);
  expect(files.map(([name]) => name)).toContain('farm/calendar/central-highlands-long-rains.ics');
});

describe.each(files)('%s', (_, text) => {
  const lines = text.split('\r\n');

  it('has lines of at most 75 octets that end with CR LF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });

  it('gives the same result in three parsers', () => {
    const [one, two, three] = [readWithIcalJs, readWithNodeIcal, readWithTsIcs].map((read) =>
      read(text).sort(byUid),
    );
    const events = lines.filter((line) => line === 'BEGIN:VEVENT').length;
    expect(one).toHaveLength(events);
    expect(events).toBeGreaterThan(0);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(new Set(one?.map(({ uid }) => uid)).size).toBe(events);
    for (const { start, end } of one ?? []) expect(end > start).toBe(true);
  });
});

it('has the days of the content, including the last one', () => {
  const text =
    calendarFiles(content, english)['farm/calendar/central-highlands-long-rains.ics'] ?? '';
  const planting = readWithIcalJs(text).find(({ uid }) => uid.includes('-maize-plant@'));
  const [from, to] = content.calendar.regions['central-highlands']?.seasons['long-rains']?.['maize']
    ?.plant ?? ['', ''];
  const { firstYear } = content.calendar;
  expect(planting?.start).toBe(`${firstYear}-${from}`);
  expect(planting?.end).toBe(
    dayOf(new Date(new Date(`${firstYear}-${to}T00:00:00Z`).getTime() + 86_400_000)),
  );
});

it('can have a period that ends in the next year', () => {
  const { calendar, site } = structuredClone({ calendar: content.calendar, site: content.site });
  calendar.regions = {
    here: {
      title: 'Here',
      text: 'Here',
      seasons: { 'short-rains': { maize: { harvest: ['12-20', '01-10'] } } },
    },
  };
  const [text = ''] = Object.values(calendarFiles({ calendar, site }, english));
  const [harvest] = readWithIcalJs(text);
  expect(harvest?.start).toBe(`${calendar.firstYear}-12-20`);
  expect(harvest?.end).toBe(`${calendar.firstYear + 1}-01-11`);
});

describe('a long line', () => {
  it('is folded between characters, not inside one', () => {
    const folded = foldLine(`SUMMARY:${'ñ’€'.repeat(60)}`);
    const parts = folded.split('\r\n');
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ñ’€'.repeat(60)}`);
    expect(folded).not.toContain('\uFFFD');
  });

  it('of exactly 75 octets is not folded', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});

it('escapes commas, semicolons, backslashes and line breaks', () => {
  const { calendar, site } = structuredClone({ calendar: content.calendar, site: content.site });
  calendar.event.plantText = 'One, two; three\\four\nfive';
  const text =
    calendarFiles({ calendar, site }, english)['farm/calendar/coast-long-rains.ics'] ?? '';
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event] = component.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe('One, two; three\\four\nfive');
});
