/** Finds places by what visitors type: in any case, without accents, with a typing error. Pure. */

/** A place: the name of its county in the address, and the words by which it is found (`wordsOf`). */
export type Findable = { county: string; words: readonly string[] };
/** The counties by their names in the address; `next` has those with which they share a border. */
export type Counties = Readonly<
  Record<string, { name: string; words: readonly string[]; next: readonly string[] }>
>;

type Found<Place> = {
  places: readonly Place[];
  /** Where the typed county has no place: its name, and the nearest counties that have one, so many counties away. */
  nearest?: { county: string; away: number; counties: readonly string[] };
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

/** The counties with the words of their names. */
export const countiesWithWords = (
  counties: Readonly<Record<string, { name: string; next: readonly string[] }>>,
): Counties =>
  Object.fromEntries(
    Object.entries(counties).map(([id, county]) => [
      id,
      { ...county, words: wordsOf(county.name) },
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

/** Whether a typed word is another one with a typing error or two. */
function isClose(typed: string, meant: string): boolean {
  if (typed.length < ONE_ERROR) return false;
  const most = typed.length < TWO_ERRORS ? 1 : 2;
  return Math.abs(typed.length - meant.length) <= most && errorsIn(typed, meant) <= most;
}

/** How typed words fit others: as beginnings, with `errors` also wrongly typed. Many places share their words. */
function fitting(errors: boolean) {
  const known = new Map<string, boolean>();
  const fits = (typed: string, word: string) =>
    word.startsWith(typed) ||
    (errors && (isClose(typed, word) || isClose(typed, word.slice(0, typed.length))));
  const fitsOnce = (typed: string, word: string) => {
    const pair = `${typed} ${word}`;
    const fit = known.get(pair) ?? fits(typed, word);
    known.set(pair, fit);
    return fit;
  };
  return (typed: readonly string[], words: readonly string[]) =>
    typed.every((word) => words.some((other) => fitsOnce(word, other)));
}

/** The counties with a place that are nearest to another, and how many borders one crosses on the way. */
function nearestOf(county: string, counties: Counties, hasPlace: (id: string) => boolean) {
  const seen = new Set([county]);
  let ring = [county];
  for (let away = 1; ring.length > 0; away += 1) {
    ring = ring.flatMap((id) => counties[id]?.next ?? []).filter((id) => !seen.has(id));
    for (const id of ring) seen.add(id);
    const ids = [...new Set(ring.filter(hasPlace))];
    if (ids.length > 0) return { ids, away };
  }
  return { ids: [], away: 0 };
}

/**
 * The places for a text; all for an empty one. For a county that has none, those of the nearest counties. Words may have
 * typing errors only where nothing fits without one.
 */
export function findPlaces<Place extends Findable>(
  text: string,
  places: readonly Place[],
  counties: Counties,
): Found<Place> {
  const all = wordsOf(text);
  const long = all.filter((word) => word.length >= ONE_ERROR);
  const hasPlace = (id: string) => places.some(({ county }) => county === id);
  for (const errors of [false, true]) {
    // A short word may have lost the letter by which it could be known.
    const typed = errors && long.length > 0 ? long : all;
    const allFit = fitting(errors);
    const direct = places.filter(({ words }) => allFit(typed, words));
    const isWhole = (name: readonly string[]) =>
      name.every((word) => typed.some((one) => one === word || (errors && isClose(one, word))));
    const isBegun = (name: readonly string[]) =>
      direct.length === 0 && long.length > 0 && allFit(typed, name);
    const named = [isWhole, isBegun]
      .map((isNamed) => Object.entries(counties).filter(([, { words }]) => isNamed(words)))
      .find((list) => list.length > 0);
    const own = named?.find(([id]) => hasPlace(id));
    const [first] = named ?? [];
    if (own && (errors || direct.length === 0))
      return {
        places: places.filter((place) => place.county === own[0] || direct.includes(place)),
      };
    if (first && !own) {
      const { ids, away } = nearestOf(first[0], counties, hasPlace);
      const near = ids.flatMap((id) => counties[id]?.name ?? []);
      return {
        places: places.filter((place) => ids.includes(place.county) || direct.includes(place)),
        nearest: { county: first[1].name, away, counties: near },
      };
    }
    if (direct.length > 0) return { places: direct };
  }
  return { places: [] };
}
