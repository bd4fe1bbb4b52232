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

/** More could not be counted at a glance. */
const MOST = 30;

/** What a letter stands for, and the least that a mark of such a figure does: 8K+ and 2K+ are woven alike. */
const LETTERS = { '': 1, K: 1_000, M: 1_000_000 } as const;

/** The marks of a figure such as `8K+`; `undefined` for a share such as `98%` and for text that is not a number. */
export function marksOf(value: string): Marks | undefined {
  const [, digits, letter = ''] = /^([\d.,]+)([KM]?)\+?$/.exec(value) ?? [];
  if (!digits) return undefined;
  const least = LETTERS[letter as keyof typeof LETTERS];
  const number = Number(digits.replaceAll(',', '')) * least;
  const found = UNITS.find(([size]) => size >= least && Math.round(number / size) <= MOST);
  if (!found || !(number > 0)) return undefined;
  const [size, unit] = found;
  return { count: Math.max(1, Math.round(number / size)), unit };
}
