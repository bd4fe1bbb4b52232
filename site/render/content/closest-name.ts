/** Finds the name that a person may have meant. */
import { closest, distance } from 'fastest-levenshtein';

/** A known name is suggested if at most this share of its letters differs from the wrong name. */
const SLIPS = 0.34;

/** The known name that is most similar to a wrong one, if one is similar enough. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, known);
  const slips = distance(name, found);
  return slips > 0 && slips <= SLIPS * found.length ? found : undefined;
}

/** The end of a message about a wrong name: a question for the similar one, or nothing. */
export function askForClosest(name: string, known: readonly string[]): string {
  const found = closestName(name, known);
  return found === undefined ? '' : `: is it ${JSON.stringify(found)}?`;
}
