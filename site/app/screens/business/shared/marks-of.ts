import type woven from 'content:woven';

/** The number of marks for a figure, and the amount that one mark means. */
type Marks = { count: number; unit: keyof (typeof woven)['each'] };

const UNITS = [
  [1, 'one'],
  [10, 'ten'],
  [100, 'hundred'],
  [1_000, 'thousand'],
  [10_000, 'tenThousand'],
  [100_000, 'hundredThousand'],
  [1_000_000, 'million'],
] as const;

/** More marks could not be counted at a glance. */
const MOST_MARKS = 30;

/** The value of a letter, and the smallest value of a mark in such a figure. So 8K+ and 2K+ have the same marks. */
const LETTERS = { '': 1, K: 1_000, M: 1_000_000 } as const;

/** The marks of a figure such as `8K+`; `undefined` for a share such as `98%` and for text that is not a number. */
export function marksOf(value: string): Marks | undefined {
  const [, digits, letter = ''] = /^([\d.,]+)([KM]?)\+?$/.exec(value) ?? [];
  if (!digits) return undefined;
  const least = LETTERS[letter as keyof typeof LETTERS];
  const number = Number(digits.replaceAll(',', '')) * least;
  const found = UNITS.find(([size]) => size >= least && Math.round(number / size) <= MOST_MARKS);
  if (!found || !(number > 0)) return undefined;
  const [size, unit] = found;
  return { count: Math.max(1, Math.round(number / size)), unit };
}
