import whereToBuy from 'content:whereToBuy';
import { expect, it } from 'vitest';
import { countiesWithWords, findPlaces, placeWords, wordsOf } from './find-places.ts';

const { neighbours } = whereToBuy;
const KENYA = countiesWithWords(neighbours);
const PLACES = Object.entries(whereToBuy.counties).flatMap(([county, { places }]) =>
  places.map((place) => ({
    county,
    name: place.name,
    words: placeWords(place, ''),
  })),
);
const find = (typed: string) => findPlaces(typed, PLACES, KENYA);

/** A text with one letter of a word left out, doubled, replaced, or, after the first, changed with the next one. */
const withOneError = (text: string) =>
  Array.from(text).flatMap((letter, at) => {
    // The other letters of a short word are few, and the first ones of a longer one find it.
    if (!/\p{L}/u.test(letter) || !/\p{L}{3}/u.test(text.slice(Math.max(0, at - 2), at + 3)))
      return [];
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const next = after[0] ?? '';
    return [
      before + after,
      before + letter + letter + after,
      `${before}x${after}`,
      ...(at > 0 && /\p{L}/u.test(next) ? [before + next + letter + after.slice(1)] : []),
    ];
  });

const text = 'Kilele depot, Kiganjo; Murang’a road, Nyeri. Seed, fertilizer, drip-kits: café';
const isFound = (typed: string) =>
  findPlaces(typed, [{ county: 'nyeri', words: wordsOf(text) }], {}).places.length === 1;

it.each([
  ...['', '   ', 'nyeri', 'NYERI', 'nye', 'Nyéri', 'kiganjo nyeri', 'nyeri kiganjo', 'muranga'],
  ...["Murang'a", 'drip', 'kits', 'cafe', ' seed, ', '***', '['],
  // Typing errors, also while the word is typed.
  ...['yeri', 'nyeir', 'nyyeri', 'nxeri', 'kigango', 'kigang', 'fertiliser', 'kerganjo'],
])('a place is found by %j', (typed) => {
  expect(isFound(typed)).toBe(true);
});

it.each(['meru', 'nyeri meru', '<script>', '\\\\\\x', 'qz', 'n z', 'x'.repeat(60)])(
  'a place is not found by %j',
  (typed) => {
    expect(isFound(typed)).toBe(false);
  },
);

it.each(PLACES)('a place: $name is found with any letter wrong', (place) => {
  const missing = withOneError(place.name).filter((typed) => !find(typed).places.includes(place));
  expect(missing).toEqual([]);
});

it.each(Object.entries(neighbours))(
  'a county: %s has places, or the nearest ones',
  (id, { name }) => {
    const own = PLACES.filter(({ county }) => county === id);
    // A beginning is no error.
    const wrong = withOneError(name).filter((typed) => !name.startsWith(typed));
    for (const typed of [name, name.toLowerCase(), `${name} county`, `duka ${name}`, ...wrong]) {
      const { places, way } = find(typed);
      expect(way?.named, typed).toEqual([id]);
      expect(places.slice(0, own.length), typed).toEqual(expect.arrayContaining(own));
      expect([...new Set(places.map(({ county }) => county))], typed).toEqual([
        ...(own.length > 0 ? [id] : []),
        ...(way?.near ?? []),
      ]);
      expect(places.length, typed).toBeGreaterThan(0);
    }
  },
);

it.each([
  ['Embu', 1, [], ['kirinyaga', 'machakos']],
  ['homa bay', 1, [], ['kericho']],
  ['Turk', 2, ['baringo'], ['kericho', 'uasin-gishu']],
  ['Mandera', 3, ['wajir', 'isiolo'], ['meru']],
  ['Embu green leaf', 2, ['kirinyaga', 'kitui', 'machakos'], ['kiambu', 'meru', 'nyeri']],
  // Towns.
  ['Moyale', 2, ['isiolo'], ['meru']],
  ['Wote', 1, [], ['machakos']],
  ['Nandi Hills', 1, [], ['kakamega', 'kericho', 'uasin-gishu']],
])('a county: the nearest to %s are %d away', (typed, away, between, near) => {
  const { way } = find(typed);
  expect(way?.away).toBe(away);
  expect(way?.between).toEqual(between);
  expect(way?.near.toSorted()).toEqual(near);
});

it.each(
  Object.entries(neighbours).flatMap(([id, { towns = [] }]) =>
    towns.map((town): [town: string, id: string] => [town, id]),
  ),
)('a county: the town %s is in %s', (town, id) => {
  expect(find(town).way?.named).toEqual([id]);
  for (const typed of withOneError(town).filter((one) => one.length > 6 && !town.startsWith(one)))
    expect(find(typed).way?.named ?? [], typed).toContain(id);
});

it('a county has its own places first, then those beside it, and of its own the one in the typed town', () => {
  const { places, way } = find('Othaya');
  expect(way).toMatchObject({ named: ['nyeri'], near: ['kirinyaga', 'meru'] });
  expect(places[0]?.name).toBe('Chinga wet mill');
  const counties = places.map(({ county }) => county);
  expect(counties).toEqual(counties.toSorted((one, other) => order(one) - order(other)));
  function order(id: string) {
    return ['nyeri', 'kirinyaga', 'meru'].indexOf(id);
  }
});

it('a county is answered alone where the next ones have no place, and with the goods that were asked for', () => {
  expect(find('Mtwapa').way).toMatchObject({ named: ['kilifi'], near: [] });
  expect(find('Nyeri cherry').places.map(({ name }) => name)).toEqual([
    'Chinga wet mill',
    'Kianyaga wet mill',
  ]);
});
