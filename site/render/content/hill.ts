/**
 * The hill on Home through the year: what each month says and shows in each band. All of it follows from the planting
 * calendar, the coffee year, the day of tea and the shelf year of the shop, which have pages of their own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from '#app/collections/fill.ts';
import { bars, spanText } from '#app/screens/farm/calendar/span-text.ts';
import type { Content } from './load.ts';
import { madeFrom } from './marked-json.ts';
import { buildOccasion } from './publication.ts';
import { ROOT } from './root.ts';
import { monthOf, seasonOf } from './season.ts';

/** The layers of each state of each band, and of each season's sky and rain, as names with spaces between. */
type Layers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Written by `npm run art`. */
const readLayers = () =>
  JSON.parse(readFileSync(path.join(ROOT, 'site/hill.json'), 'utf8')) as Layers & { hash: string };

/** What a month is in a band: the name of the state that is drawn, and the line that is said. */
type Now = { state: string; text: string };

type Period = readonly [from: string, to: string];

/** The region of the calendar on whose slopes all bands above the town can stand. */
const REGION = 'central-highlands';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const monthIn = (day: string) => Number(day.slice(0, 2));

/** Whether a span of months has this month. The span may go on into the next year. */
const isIn = (month: number, [from, to]: readonly [number, number]) =>
  (month - from + 12) % 12 <= (to - from + 12) % 12;

const covers = ([from, to]: Period, month: number) => isIn(month, [monthIn(from), monthIn(to)]);

/** Whether a period has the last third of a month: what is said of a month is not past on any of its days. */
const lastsTo = (period: Period, month: number) =>
  bars(period).some(({ start, length }) => {
    const third = month * 3 - 1;
    return third >= start && third < start + length;
  });

/** The calendar. Partial content may lack its page. */
const calendarOf = ({ calendar }: Content) => calendar as Content['calendar'] | null;

/** The periods of a crop in the region: step, and first and last day. */
function periodsOf(content: Content, crop: string) {
  return Object.values(calendarOf(content)?.regions[REGION]?.seasons ?? {}).flatMap((crops) =>
    Object.entries(crops[crop] ?? {}).map(([step, days]) => ({
      step: step as keyof NonNullable<(typeof crops)[string]>,
      days: days as Period,
    })),
  );
}

/**
 * Maize: the step that began last in the month and lasts to its end. A month in which feeding ends is for the watch on
 * pests; between the steps maize grows.
 */
function maizeIn(content: Content, month: number): Now {
  const periods = periodsOf(content, 'maize');
  const [now] = periods
    .filter(({ days }) => lastsTo(days, month))
    .sort((a, b) => (a.days[0] < b.days[0] ? 1 : -1));
  const { maize } = content.home.business.hill;
  if (!now) {
    const isFed = periods.some(({ step, days }) => step === 'feed' && covers(days, month));
    return isFed ? { state: 'feed', text: maize.watch } : { state: 'grow', text: maize.grow };
  }
  const span = spanText(now.days, content.calendar);
  const line = maize[now.step];
  return { state: now.step, text: madeFrom(content, line, fill(line, { span })) };
}

/** Tea is plucked in every month, and fed to the end of some. */
function teaIn(content: Content, month: number): Now {
  const { now } = content.tea.feature;
  const fed = periodsOf(content, 'tea').find(({ days }) => lastsTo(days, month));
  if (fed) {
    const span = spanText(fed.days, content.calendar);
    return { state: 'feed', text: madeFrom(content, now.feed, fill(now.feed, { span })) };
  }
  const season = seasonOf(month);
  const state = season === undefined ? 'dry' : season === 'cold-season' ? 'cold' : 'wet';
  return { state, text: now[state] };
}

/** Coffee: the step of the year that comes first in its list. The states have the names of the steps. */
function coffeeIn({ coffee }: Content, month: number, states: readonly string[]): Now {
  const index = coffee.feature.items.findIndex(({ months }) => isIn(month, months));
  return { state: states[index] ?? '', text: coffee.feature.items[index]?.now ?? '' };
}

/** What is drawn before the shop, for every two months. */
const SHELVES = ['order', 'plant', 'weed', 'store', 'plant', 'protect'] as const;

/** The shop: its list has an entry for every two months. Partial content may lack its page. */
function shopIn({ agricInputs }: Content, month: number): Now {
  const items = (agricInputs as Content['agricInputs'] | null)?.feature.items ?? [];
  const at = (length: number) => Math.floor(((month - 1) * length) / 12);
  return { state: SHELVES[at(SHELVES.length)] ?? '', text: items[at(items.length)]?.title ?? '' };
}

/** The harbour: fertilizer is ordered months before planting, then unloaded; between that coffee and tea leave. */
function harbourIn(content: Content, month: number): Now {
  const { harbour, ahead } = content.home.business.hill;
  const state = (): 'order' | 'unload' | 'coffee' | 'tea' => {
    const plantings = periodsOf(content, 'maize').filter(({ step }) => step === 'plant');
    const before = Math.min(
      ...plantings.map(({ days }) => (monthIn(days[0]) - month + 12) % 12 || 12),
    );
    if (before <= ahead) return before >= ahead - 1 ? 'order' : 'unload';
    const sales = content.coffee.feature.items.at(-1);
    return sales && isIn(month, sales.months) ? 'coffee' : 'tea';
  };
  const now = state();
  return { state: now, text: harbour[now] };
}

/** The band's states and lines in a month, 1 to 12. */
export function nowOn(
  content: Content,
  band: string,
  month: number,
  states: readonly string[],
): Now {
  switch (band) {
    case 'tea':
      return teaIn(content, month);
    case 'coffee':
      return coffeeIn(content, month, states);
    case 'fertilizer':
      return maizeIn(content, month);
    case 'agricultural-inputs':
      return shopIn(content, month);
    default:
      return harbourIn(content, month);
  }
}

/** Twelve values as the different ones, and for each month the place of its own. */
function distinct<Value>(values: readonly Value[]) {
  const texts = values.map((value) => JSON.stringify(value));
  const different = [...new Set(texts)];
  return {
    values: different.map((text) => JSON.parse(text) as Value),
    of: texts.map((text) => different.indexOf(text)),
  };
}

/** The layers of a month. @throws when one is not drawn */
function looksOf(layers: Layers, band: string, states: readonly string[]) {
  return distinct(
    states.map((state) => {
      const files = layers[band]?.[state];
      if (files === undefined)
        throw new Error(`site/hill.json: ${band} has no "${state}": run "npm run art"`);
      return files;
    }),
  );
}

/** The hill as Home receives it; the bands from the sea to the top. */
export function hillOf(content: Content) {
  const { home, coffee } = content;
  const { cards, hill } = home.business;
  const { image, legend, year, harbour } = hill;
  const { hash, ...layers } = readLayers();
  const seasons = MONTHS.map((month) => seasonOf(month) ?? 'dry');
  const bands = Object.entries({ harbour, ...cards }).map(([band, card]) => {
    const states = Object.keys(layers[band] ?? {});
    const months = MONTHS.map((month) => nowOn(content, band, month, states));
    const { title, text, link } = card;
    return {
      band,
      title,
      text,
      link,
      image: card.image,
      metres: card.metres,
      lines: distinct(months.map((now) => now.text)),
      looks: looksOf(
        layers,
        band,
        months.map(({ state }) => state),
      ),
    };
  });
  return {
    hash,
    image,
    legend,
    year,
    line: hill.line,
    height: hill.height,
    /** The month of the build, 0 to 11. */
    month: monthOf(buildOccasion().now) - 1,
    months: calendarOf(content)?.months ?? coffee.feature.monthNames,
    short: coffee.feature.monthNames,
    seasons: distinct(seasons),
    sky: looksOf(layers, 'sky', seasons),
    rain: looksOf(layers, 'rain', seasons),
    bands,
  };
}
