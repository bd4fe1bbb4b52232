/** Reads a number as people type it, including fractions and decimal commas. */

/** Why a text is no number that the planner can use. */
export type NumberProblem = 'empty' | 'letters' | 'comma' | 'negative' | 'zero' | 'large';

type ReadNumber =
  | { value: number; /** Whether the value looks different from the typed text. */ isRead: boolean }
  | { problem: NumberProblem };

const SIGNS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const DECIMAL = /^\d*[.,]?\d+$|^\d+[.,]$/;
/** `1,000` is a thousand to some and one to others. */
const AMBIGUOUS = /^\d{1,3}(?:,\d{3})+$/;
/** A thousand as most of Europe and many schools write it. */
const SPACED = /^\d{1,3}(?:\s\d{3})+$/;
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/;
const SIGN = new RegExp(`^(\\d*)\\s*([${Object.keys(SIGNS).join('')}])$`);

function valueOf(text: string): number {
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  if (SPACED.test(text)) return Number(text.replace(/\s/g, ''));
  const [, whole = 0, above, below] = FRACTION.exec(text) ?? [];
  if (above && Number(below) > 0) return Number(whole) + Number(above) / Number(below);
  const [, before = 0, sign = ''] = SIGN.exec(text) ?? [];
  return Number(before) + (SIGNS[sign] ?? NaN);
}

/**
 * @param most the largest value that makes sense
 * @param least whether zero is one: a soil may need no potash
 */
export function readNumber(
  typed: string,
  most: number,
  least: 'zero' | 'more' = 'more',
): ReadNumber {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  if (AMBIGUOUS.test(text)) return { problem: 'comma' };
  const [, unsigned = text] = /^[-−–]\s*(.+)$/.exec(text) ?? [];
  const value = valueOf(unsigned);
  if (Number.isNaN(value)) return { problem: 'letters' };
  if (value === 0) return least === 'zero' ? { value, isRead: false } : { problem: 'zero' };
  if (unsigned !== text) return { problem: 'negative' };
  if (value > most) return { problem: 'large' };
  return { value, isRead: !/^[\d.]+$/.test(text) };
}

const GRADE = /^(\d{1,2}(?:\.\d)?)\s*[-–:./\s]\s*(\d{1,2})\s*[-–:./\s]\s*(\d{1,2})$/;

/** The three numbers on a bag, such as `17-17-17`; `null` when the text has no such numbers. */
export function readGrade(
  typed: string,
): { nitrogen: number; phosphate: number; potash: number } | null {
  const numbers = GRADE.exec(typed.trim());
  if (!numbers) return null;
  const [nitrogen = 0, phosphate = 0, potash = 0] = numbers.slice(1).map(Number);
  const sum = nitrogen + phosphate + potash;
  return sum > 0 && sum <= 100 ? { nitrogen, phosphate, potash } : null;
}
