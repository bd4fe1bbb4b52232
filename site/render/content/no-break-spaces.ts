/** Prevents line breaks inside the numbers on a bag, times, dates, sums, measures and telephone numbers. Runs at build. */

/** The numbers on a bag, such as 17-17-17, but not inside a longer word: dates and addresses stay as they are. */
const GRADE = /(?<![\w-])\d{1,2}-\d{1,2}-\d{1,2}(?![\w-])/g;
/** The space in a time such as 6:00 PM, and the one before the dash after it: no line begins with a dash. */
const TIME = /(?<=\d) (?=[AP]M\b)|(?<=\d [AP]M) (?=[–-])/g;

/** The spaces of a sum such as 15 + 12, of «3 of 6», and before the units of an area such as 2 m by 2 m. */
const SUM = /(?<=\d) ([+×÷=]) (?=\d)/g;
const PART = /(?<=\d) of (?=\d)/g;
const AREA = /(\d) (c?m) by (\d+(?:\.\d+)?) (c?m)\b/g;
/** The space before a unit such as kg, and the one between «NPK» and the numbers on its bag. */
const UNIT = /(?<=\d) (?=(?:kg|km)\b)|(?<=\bNPK) (?=\d)/g;
/** A day and its month such as 30 June 2027, and the number of a law such as (EU) 2023/1115. */
const DATE = /(?<=\b\d{1,2}) (?=[A-Z][a-z]+ \d{4}\b)|(?<=\((?:EU|EC)\)) (?=\d)/g;
/** A telephone number among other words. A field that is only a number stays as it is: programs read it, too. */
const TELEPHONE = /(?<=\S )\+\d{3}(?: \d{3})+/g;
/** «Agro-dealer», «top-dress», «four-step»: a line that ends after the first half reads badly. Addresses stay as they are. */
const HALVES = /(?<![\w/-])((?:agro|top|four)-)(?=[a-z])/gi;

const NO_BREAK_SPACE = '\u00a0';
/** Has no width, and no line ends at it. */
const WORD_JOINER = '\u2060';

/** The text with spaces and hyphens at which no line ends. */
export const holdTogether = (text: string): string =>
  text
    .replace(GRADE, (grade) => grade.replaceAll('-', `-${WORD_JOINER}`))
    .replace(TIME, NO_BREAK_SPACE)
    .replace(SUM, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(PART, `${NO_BREAK_SPACE}of${NO_BREAK_SPACE}`)
    .replace(AREA, `$1${NO_BREAK_SPACE}$2 by $3${NO_BREAK_SPACE}$4`)
    .replace(UNIT, NO_BREAK_SPACE)
    .replace(DATE, NO_BREAK_SPACE)
    .replace(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK_SPACE))
    .replace(HALVES, `$1${WORD_JOINER}`);
