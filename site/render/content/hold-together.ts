/** Keeps what is read as one word on one line. Runs only at build. */

/** The numbers on a bag, such as 17-17-17. Part of no longer word: dates and addresses stay as they are. */
const GRADE = /(?<![\w-])\d{1,2}-\d{1,2}-\d{1,2}(?![\w-])/g;
/** The space in a time such as 6:00 PM, and the one before the dash after it: no line begins with a dash. */
const TIME = /(?<=\d) (?=[AP]M\b)|(?<=\d [AP]M) (?=[–-])/g;

const NO_BREAK_SPACE = '\u00a0';
/** Has no width, and no line ends at it. */
const WORD_JOINER = '\u2060';

/** The text, in which no line ends inside the numbers on a bag or inside a time. */
export const holdTogether = (text: string): string =>
  text
    .replace(GRADE, (grade) => grade.replaceAll('-', `-${WORD_JOINER}`))
    .replace(TIME, NO_BREAK_SPACE);
