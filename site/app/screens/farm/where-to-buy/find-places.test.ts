import whereToBuy from 'content:whereToBuy';
import { describe, expect, it } from 'vitest';
import { countiesWithWords, findPlaces, wordsOf } from './find-places.ts';

const { neighbours } = whereToBuy;
const KENYA = countiesWithWords(neighbours);
const PLACES = Object.entries(whereToBuy.counties).flatMap(([county, { name, places }]) =>
  places.map((place) => ({
    county,
    name: place.name,
    words: wordsOf([name, place.name, place.where, place.what].join(' ')),
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

describe('a place', () => {
  const text = 'Kilele depot, Kiganjo; Murang’a road, Nyeri. Seed, fertilizer, drip-kits: café';
  const isFound = (typed: string) =>
    findPlaces(typed, [{ county: 'nyeri', words: wordsOf(text) }], {}).places.length === 1;

  it.each([
    ...['', '   ', 'nyeri', 'NYERI', 'nye', 'Nyéri', 'kiganjo nyeri', 'nyeri kiganjo', 'muranga'],
    ...["Murang'a", 'drip', 'kits', 'cafe', ' seed, ', '***', '['],
    // Typing errors, also while the word is typed.
    ...['yeri', 'nyeir', 'nyyeri', 'nxeri', 'kigango', 'kigang', 'fertiliser', 'kerganjo'],
  ])('is found by %j', (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  it.each(['meru', 'nyeri meru', '<script>', '\\\\\\x', 'qz', 'n z', 'x'.repeat(60)])(
    'is not found by %j',
    (typed) => {
      expect(isFound(typed)).toBe(false);
    },
  );

  it.each(PLACES)('$name is found with any letter wrong', (place) => {
    const missing = withOneError(place.name).filter((typed) => !find(typed).places.includes(place));
    expect(missing).toEqual([]);
  });
});

describe('a county', () => {
  it('is one of 47, next to others that are next to it', () => {
    expect(Object.keys(neighbours)).toHaveLength(47);
    for (const [id, { next }] of Object.entries(neighbours)) {
      expect(next, id).not.toContain(id);
      for (const other of next) expect(neighbours[other]?.next, `${other}, ${id}`).toContain(id);
    }
  });

  it.each(Object.entries(neighbours))('%s has places, or the nearest ones', (id, { name }) => {
    const own = PLACES.filter(({ county }) => county === id);
    // A beginning is no error.
    const wrong = withOneError(name).filter((typed) => !name.startsWith(typed));
    for (const typed of [name, name.toLowerCase(), `${name} county`, `duka ${name}`, ...wrong]) {
      const { places, nearest } = find(typed);
      expect(places, typed).toEqual(expect.arrayContaining(own));
      expect(nearest?.county, typed).toBe(own.length > 0 ? undefined : name);
      if (own.length === 0) expect(places.length, typed).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Embu', 1, ['Kirinyaga', 'Machakos']],
    ['homa bay', 1, ['Kericho']],
    ['Turk', 2, ['Kericho', 'Uasin Gishu']],
    ['Mandera', 3, ['Meru']],
  ])('the nearest to %s are %d away', (typed, away, counties) => {
    const { nearest } = find(typed);
    expect(nearest?.away).toBe(away);
    expect(nearest?.counties.toSorted()).toEqual(counties);
  });
});
