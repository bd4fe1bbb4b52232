import { expect, it } from 'vitest';
import { hillOf, nowOn } from './hill.ts';
import { loadContent } from './load.ts';

const content = loadContent();
const hill = hillOf(content);

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

const band = (name: string) => {
  const found = hill.bands.find((one) => one.band === name);
  if (!found) throw new Error(`no band ${name}`);
  return found;
};

const textIn = (name: string, month: number) => {
  const { lines } = band(name);
  return lines.values[lines.of[month] ?? -1];
};

const states = (name: string, all: readonly string[] = []) =>
  MONTHS.map((month) => nowOn(content, name, month + 1, all).state);

it('the hill of Home has the businesses in the order of the specification, each higher than the one before, above the harbour', () => {
  expect(hill.bands.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^\/services\//),
    '/business/agric-inputs',
    '/business/fertilizer',
    '/business/coffee',
    '/business/tea',
  ]);
  const heights = hill.bands.map(({ metres }) => metres);
  expect(heights).toEqual([0, ...heights.slice(1).sort((a, b) => a - b)]);
});

it('the hill of Home says something and has pictures in every month of every band', () => {
  for (const { band: name, looks } of hill.bands)
    for (const month of MONTHS) {
      // The tests' content has no page of the shop.
      if (name !== 'agricultural-inputs')
        expect(textIn(name, month), `${name} ${month}`).toMatch(/\w/);
      expect(looks.values[looks.of[month] ?? -1], `${name} ${month}`).toBeDefined();
    }
});

it('the hill of Home takes coffee from the coffee year: each month one of the steps that have it', () => {
  for (const month of MONTHS) {
    const step = content.coffee.feature.items.find(({ now }) => now === textIn('coffee', month));
    const [from = 0, to = 0] = step?.months ?? [];
    expect((month + 1 - from + 12) % 12, `month ${month}`).toBeLessThanOrEqual(
      (to - from + 12) % 12,
    );
  }
  expect(textIn('coffee', 10)).toBe('red cherry, picked every 10 to 14 days');
});

it('the hill of Home takes maize from the planting calendar', () => {
  const [plant, feed, harvest, grow] = ['plant', 'feed', 'harvest', 'grow'];
  expect(states('fertilizer')).toEqual([
    ...[grow, grow, plant, feed, feed, grow],
    ...[grow, harvest, harvest, plant, feed, feed],
  ]);
  const { watch } = content.home.business.hill.maize;
  expect(MONTHS.filter((month) => textIn('fertilizer', month) === watch)).toEqual([4, 11]);
  expect(textIn('fertilizer', 2)).toContain('mid March to early April');
});

it('the hill of Home feeds tea in the months to whose end the calendar has it, and follows the seasons in the others', () => {
  expect(states('tea')).toEqual([
    ...['dry', 'dry', 'wet', 'feed', 'wet', 'cold'],
    ...['cold', 'cold', 'dry', 'feed', 'wet', 'wet'],
  ]);
});

it('the hill of Home takes the shop from its shelf year, which has an entry for every two months', () => {
  const items = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'].map((title) => ({ title, text: '' }));
  const agricInputs = { feature: { items } } as unknown as typeof content.agricInputs;
  const shelves = { ...content, agricInputs };
  const titles = MONTHS.map((month) => nowOn(shelves, 'agricultural-inputs', month + 1, []).text);
  const { short } = hill;
  expect(titles).toEqual(MONTHS.map((month) => short[month - (month % 2)]));
});

it('the hill of Home orders fertilizer months before each planting, unloads it then, and ships coffee and tea between', () => {
  expect(states('harbour')).toEqual([
    ...['unload', 'unload', 'coffee', 'coffee', 'tea', 'order'],
    ...['order', 'unload', 'unload', 'tea', 'order', 'order'],
  ]);
});

it('the hill of Home has a sky for each season, and rain in the rains', () => {
  const rainy = MONTHS.filter((month) => hill.rain.values[hill.rain.of[month] ?? -1]?.length);
  expect(rainy).toEqual([2, 3, 4, 9, 10, 11]);
  expect(hill.sky.values).toHaveLength(4);
});

const { months } = hill;

it.each(MONTHS)(
  'no month of the hill names weeks that are past on its last day: month %d',
  (month) => {
    for (const { band: name } of hill.bands) {
      // `…, mid November to early December`: an end in this month is late in it.
      const [, end] = /([a-z]+ [A-Z]\w+)$/.exec(textIn(name, month) ?? '') ?? [];
      if (end?.endsWith(months[month] ?? '')) expect(end, name).toMatch(/^late /);
    }
  },
);

it.each(MONTHS)(
  'no month shows ripe cherry or pickers where nothing is picked: month %d',
  (month) => {
    const { items } = content.coffee.feature;
    const said = items.findIndex(({ now }) => now === textIn('coffee', month));
    const { looks } = band('coffee');
    const files = looks.values[looks.of[month] ?? -1] ?? '';
    const isPicked = (items[said]?.now ?? '').includes('cherr');
    expect(/few|ripe|picker/.test(files), files).toBe(isPicked);
  },
);
