/** Fetches files of the site, and once more if the answer is wrong: the next one may be right. */
import { offline } from './offline-settings.ts';
import { hasRightType, isWhole } from './right-file.ts';

/** Counts by address. They are in the browser's storage, because the worker is stopped between visits. */
const COUNTS = 'wrong-sizes';
/**
 * How often a file of the right type but the wrong size is fetched again, counted until the next worker: a network that
 * rewrites scripts does so each time, and its visitors must not download each script twice in every visit.
 */
const MOST_TRIES = 4;

/** An answer, and whether it is the file. */
type Answer = { response: Response; isRight: boolean };

/** Whether an answer is the file of the address. Its body can be read afterwards. */
export const isRightFile = async (address: string, response: Response): Promise<boolean> =>
  hasRightType(address, response) &&
  isWhole(address, await response.clone().arrayBuffer(), offline.sizes);

/** Counts a try. @returns whether it is one of the first */
async function mayTryAgain(address: string): Promise<boolean> {
  const counts = await caches.open(COUNTS);
  const tries = Number(await (await counts.match(address))?.text());
  if (tries >= MOST_TRIES) return false;
  await counts.put(address, new Response(String((tries || 0) + 1)));
  return true;
}

/** A new worker counts anew. */
export const forgetTries = (): Promise<boolean> => caches.delete(COUNTS);

/** Ways to ask after which the network is not asked again: it has just answered, or nothing may be downloaded. */
const ASKED_ONCE: readonly RequestCache[] = ['reload', 'only-if-cached'];

/**
 * Fetches a file. The browser's HTTP cache may hold a wrong answer for a year, so the second try goes past it, and
 * replaces what it holds.
 */
export async function fetchFile(asked: Request): Promise<Answer> {
  const { url, cache } = asked;
  const response = await fetch(asked);
  const isRight = await isRightFile(url, response);
  // A server in trouble is not asked twice.
  if (isRight || ASKED_ONCE.includes(cache) || response.status >= 500) return { response, isRight };
  try {
    if (hasRightType(url, response) && !(await mayTryAgain(url))) return { response, isRight };
    const second = await fetch(asked, { cache: 'reload' });
    return { response: second, isRight: await isRightFile(url, second) };
  } catch {
    // The network has gone, or the storage is full.
    return { response, isRight };
  }
}
