/** Finds places by what visitors type: in any case, without accents, with a typing error. Pure. */

/** A place: its county's name in the address, and the words by which it is found (`wordsOf`). */
export type Findable = { county: string; words: readonly string[] };
/** The words of a name. */
type Name = readonly string[];
type County = { name: string; words: Name; towns: readonly Name[]; next: readonly string[] };
/** The counties by their names in the address; `next` has those with which they share a border. */
export type Counties = Readonly<Record<string, County>>;

/** The counties that a text names, and where the places were found, all by the names in the address. */
type Way = {
  named: readonly string[];
  /** The nearest other counties with a place, so many borders away. None if the named ones have one and these do not touch. */
  near: readonly string[];
  away: number;
  /** Those on the way, which have no place. */
  between: readonly string[];
};

export type Found<Place> = {
  /** Those of the named county first, then those of the nearest ones. */
  places: readonly Place[];
  /** If the text names a county or one of its towns. */
  way?: Way;
};

/** The different words of a text, in small letters and digits without accents. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}|['’ʼ`]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/**
 * The words by which a place is found. Of its address only the town: the rest names other towns, too (“on the Embu road”).
 * @param kind what else it is found by
 */
export const placeWords = (
  { name, where, what }: { name: string; where: string; what: string },
  kind: string,
) => wordsOf([name, where.replace(/[,:].*/s, ''), what, kind].join(' '));

/** The counties with the words of their names and towns. */
export const countiesWithWords = (
  counties: Readonly<
    Record<string, { name: string; towns?: readonly string[] | undefined; next: readonly string[] }>
  >,
): Counties =>
  Object.fromEntries(
    Object.entries(counties).map(([id, { name, towns = [], next }]) => [
      id,
      { name, words: wordsOf(name), towns: towns.map(wordsOf), next },
    ]),
  );

/** Letters from which on a word may have an error, and from which on it may have two. */
const ONE_ERROR = 3;
const TWO_ERRORS = 7;

/** How many letters are wrong, missing, too many or changed with their neighbour. */
function errorsIn(typed: string, meant: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from(` ${meant}`, (_, length) => length);
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= meant.length; to += 1) {
      const wrong = typed[at - 1] === meant[to - 1] ? 0 : 1;
      let least = (last[to - 1] ?? 0) + wrong;
      const oneMore = (last[to] ?? 0) + 1;
      const oneLess = (row[to - 1] ?? 0) + 1;
      if (oneMore < least) least = oneMore;
      if (oneLess < least) least = oneLess;
      if (typed[at - 1] === meant[to - 2] && typed[at - 2] === meant[to - 1]) {
        const swapped = (before[to - 2] ?? least) + 1;
        if (swapped < least) least = swapped;
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[meant.length] ?? 0;
}

/** Whether a typed word is another one with at most so many typing errors; a short one has at most one. */
function isClose(typed: string, meant: string, errors: number): boolean {
  if (typed.length < ONE_ERROR) return false;
  const most = typed.length < TWO_ERRORS ? Math.min(errors, 1) : errors;
  return Math.abs(typed.length - meant.length) <= most && errorsIn(typed, meant) <= most;
}

/** How typed words fit others: as beginnings, with so many errors. Many places share their words. */
function fitting(errors: number) {
  const known = new Map<string, boolean>();
  const fits = (typed: string, word: string) =>
    word.startsWith(typed) ||
    (errors > 0 &&
      (isClose(typed, word, errors) || isClose(typed, word.slice(0, typed.length), errors)));
  const fitsOnce = (typed: string, word: string) => {
    const pair = `${typed} ${word}`;
    const fit = known.get(pair) ?? fits(typed, word);
    known.set(pair, fit);
    return fit;
  };
  return (typed: readonly string[], words: readonly string[]) =>
    typed.every((word) => words.some((other) => fitsOnce(word, other)));
}

/** The counties with a place that are nearest to others, how many borders one crosses, and the counties on the way. */
function nearestTo(
  named: readonly string[],
  counties: Counties,
  hasPlace: (id: string) => boolean,
): Omit<Way, 'named'> {
  // Each county with the one before it on the way.
  const from = new Map<string, string | undefined>(named.map((id) => [id, undefined]));
  let ring = named;
  for (let away = 1; ring.length > 0; away += 1) {
    const next: string[] = [];
    for (const id of ring)
      for (const other of counties[id]?.next ?? [])
        if (!from.has(other)) {
          from.set(other, id);
          next.push(other);
        }
    ring = next;
    const near = ring.filter(hasPlace);
    if (near.length === 0) continue;
    const between = new Set<string>();
    for (const id of near)
      for (let on = from.get(id); on !== undefined && !named.includes(on); on = from.get(on))
        between.add(on);
    // From the named one outwards.
    return { near, away, between: [...from.keys()].filter((id) => between.has(id)) };
  }
  return { near: [], away: 0, between: [] };
}

/**
 * The places for a text; all for an empty one. A text that names a county or one of its towns is answered with the places
 * there and then with those of the nearest counties, whatever other addresses have the same words. Other words of the text
 * choose among these places. Words may have typing errors only where nothing fits with fewer.
 */
export function findPlaces<Place extends Findable>(
  text: string,
  places: readonly Place[],
  counties: Counties,
): Found<Place> {
  const all = wordsOf(text);
  const long = all.filter((word) => word.length >= ONE_ERROR);
  for (const errors of [0, 1, 2]) {
    // A short word may have lost the letter by which it could be known.
    const typed = errors > 0 && long.length > 0 ? long : all;
    const allFit = fitting(errors);
    const isWord = (one: string, word: string) =>
      one === word || (errors > 0 && isClose(one, word, errors));
    const isWhole = (name: Name) => name.every((word) => typed.some((one) => isWord(one, word)));
    const isBegun = (name: Name) => long.length > 0 && allFit(typed, name);
    const direct = places.filter(({ words }) => allFit(typed, words));
    const named = (holds: (name: Name) => boolean, namesOf: (county: County) => readonly Name[]) =>
      Object.entries(counties).flatMap(([id, county]) => {
        const names = namesOf(county).filter(holds);
        return names.length > 0 ? [{ id, words: names.flat() }] : [];
      });
    const nameOf = ({ words }: County) => [words];
    const townsOf = ({ towns }: County) => towns;
    const namesOf = ({ words, towns }: County) => [words, ...towns];
    // With an error a town is like the name of another county: Hola and Homa. Names come first.
    const found =
      [
        typed.length > 0 ? named(isWhole, errors > 0 ? nameOf : namesOf) : [],
        direct.length > 0 ? [] : named(isBegun, nameOf),
        typed.length > 0 ? named(isWhole, townsOf) : [],
        direct.length > 0 ? [] : named(isBegun, townsOf),
      ].find((list) => list.length > 0) ?? [];
    // Of several for which it could be an error, one with places.
    const likely = found.find(({ id }) => places.some(({ county }) => county === id)) ?? found[0];
    const meant = errors > 0 && likely ? [likely] : found;
    if (meant.length > 0) {
      const known = meant.flatMap(({ words }) => words);
      const others = typed.filter(
        (one) =>
          !known.some((word) => isWord(one, word) || word.startsWith(one)) &&
          places.some(({ words }) => allFit([one], words)),
      );
      const chosen = places.filter(({ words }) => allFit(others, words));
      const ids = meant.map(({ id }) => id);
      return placesFrom(ids, typed, chosen.length > 0 ? chosen : places, counties);
    }
    if (direct.length > 0) return { places: direct };
  }
  return { places: [] };
}

/** The places of named counties, those with the most typed words first, and then those of the nearest counties. */
function placesFrom<Place extends Findable>(
  named: readonly string[],
  typed: readonly string[],
  places: readonly Place[],
  counties: Counties,
): Found<Place> {
  const placesIn = (ids: readonly string[]) =>
    ids.flatMap((id) => places.filter(({ county }) => county === id));
  const fits = ({ words }: Place) => typed.filter((word) => words.includes(word)).length;
  const own = placesIn(named).sort((one, other) => fits(other) - fits(one));
  const way = nearestTo(named, counties, (id) => places.some(({ county }) => county === id));
  if (own.length > 0 && way.away > 1)
    return { places: own, way: { named, near: [], away: 0, between: [] } };
  return { places: [...own, ...placesIn(way.near)], way: { named, ...way } };
}
