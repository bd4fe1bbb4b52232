/** What a text, list or number may have at least or at most, in words, with an example that fits. */
import type { z } from 'zod';

/** Its beginnings are the examples of texts. */
const WORDS =
  'Maize seed for the long rains is in our shops in Kitale and Eldoret from the first of March until it is sold'.split(
    ' ',
  );

/** The entries of the examples of lists. */
const CROPS =
  'Maize, Beans, Tea, Coffee, Potatoes, Sorghum, Millet, Cassava, Bananas, Mangoes, Onions, Kale'.split(
    ', ',
  );

/** The longest beginning that is short enough, or the shortest that is long enough. */
function textExample(limit: number, isMost: boolean): string | undefined {
  const beginnings = WORDS.map((_word, index) => WORDS.slice(0, index + 1).join(' '));
  const text = isMost
    ? beginnings.findLast(({ length }) => length <= limit)
    : beginnings.find(({ length }) => length >= limit);
  return text && `“${text}”`;
}

/** As many entries as the limit says. */
function listExample(limit: number): string | undefined {
  const last = CROPS[limit - 1];
  return limit === 1 || !last ? last : `${CROPS.slice(0, limit - 1).join(', ')} and ${last}`;
}

type LimitIssue = Extract<z.core.$ZodIssue, { code: 'too_big' | 'too_small' }>;

/** The limit that a text, list or number does not keep. */
export function limitOf(issue: LimitIssue): { expected: string; example: string | undefined } {
  const isMost = issue.code === 'too_big';
  const limit = Number(isMost ? issue.maximum : issue.minimum);
  const much = issue.exact ? 'exactly' : isMost ? 'at most' : 'at least';
  switch (issue.origin) {
    case 'string': {
      const expected = limit === 1 ? 'some text' : `${much} ${limit} characters`;
      return { expected, example: textExample(limit, isMost) };
    }
    case 'array': {
      const expected = `${much} ${limit === 1 ? 'one entry' : `${limit} entries`}`;
      return { expected, example: listExample(limit) };
    }
    default:
      return { expected: `a number of ${much} ${limit}`, example: String(limit) };
  }
}
