import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { findLanguages } from '#render/content/languages.ts';
import { loadContent } from '#render/content/load.ts';
import { calendarFiles, foldLine } from './calendars.ts';

const content = loadContent();
const [english] = findLanguages();
const files = Object.entries(calendarFiles(content, english));

function eventsOf(text = '') {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, description, startDate, endDate } = new ICAL.Event(component);
    return { uid, description, start: startDate.toString(), end: endDate.toString() };
  });
}

/** A calendar with one period of the harvest, and one text for all events. */
function small(harvest: [string, string], text: string) {
  const { calendar, site } = structuredClone({ calendar: content.calendar, site: content.site });
  const seasons = { 'short-rains': { maize: { harvest } } };
  calendar.regions = { here: { title: 'Here', text: 'Here', counties: ['Here'], seasons } };
  calendar.event.harvestText = text;
  return eventsOf(Object.values(calendarFiles({ calendar, site }, english))[0]);
}

it('writes a file for each season of each region', () => {
  const regions = Object.entries(content.calendar.regions);
  const names = regions.flatMap(([region, { seasons }]) =>
    Object.keys(seasons).map((season) => `farm/calendar/${region}-${season}.ics`),
  );
  expect(files.map(([name]) => name)).toEqual(names);
});

it.each(files)(
  '%s has short lines that end with CR LF, and events that end after they begin',
  (_, text) => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { start, end } of events) expect(end > start).toBe(true);
  },
);

it('has the days of the content, including the last one, which may be in the next year', () => {
  const { firstYear } = content.calendar;
  expect(small(['12-20', '01-10'], 'x')).toMatchObject([
    { start: `${firstYear}-12-20`, end: `${firstYear + 1}-01-11` },
  ]);
});

it('escapes commas, semicolons, backslashes and line breaks', () => {
  const text = 'One, two; three\\four\nfive';
  expect(small(['03-01', '03-02'], text)).toMatchObject([{ description: text }]);
});

describe('a long line', () => {
  it('is folded between characters, not inside one', () => {
    const line = `SUMMARY:${'ñ’€'.repeat(60)}`;
    const parts = foldLine(line).split('\r\n');
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
  });

  it('of exactly 75 octets is not folded', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});
