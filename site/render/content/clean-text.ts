/**
 * Cleans texts where they come in, once for all outputs: pages, feed, calendars, mails, search. Word processors, chats
 * and web pages leave signs in a text that nobody sees, and that some programs cannot read.
 */

/** Breaks of lines as Word (U+000B), printers (U+000C) and some web pages write them. */
// oxlint-disable-next-line no-control-regex -- they are what has to go
const OTHER_BREAKS = /[\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * Signs without a width that no word needs: control characters, the byte order mark, the zero-width space, the soft
 * hyphen, and signs that turn the direction of a text. Joiners (U+200C, U+200D) stay: emoji and other scripts have them,
 * and the word joiner (U+2060) holds words together.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- they are what has to go
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/g;

/** One half of a character that needs two. */
const LONE_HALF = /\p{Surrogate}/gu;

/** A text without signs that nobody sees, in one Unicode form; and what was changed, in words. */
export type Cleaned = { text: string; changed: string[] };

/** Cleans a text. Half of a character becomes U+FFFD, which readers see as �. */
export function cleanText(source: string): Cleaned {
  const whole = source.replace(LONE_HALF, '\ufffd');
  const broken = whole.replace(OTHER_BREAKS, '\n');
  const seen = broken.replace(INVISIBLE, '');
  const text = seen.normalize('NFC');
  const removed = broken.length - seen.length;
  return {
    text,
    changed: [
      ...(whole === source ? [] : ['half a character is now �: write it again']),
      ...(broken === whole ? [] : ['a line break of another program is now an ordinary one']),
      ...(removed === 0
        ? []
        : [
            `${removed} ${removed === 1 ? 'sign' : 'signs'} that nobody sees ${removed === 1 ? 'was' : 'were'} left out`,
          ]),
      ...(text === seen ? [] : ['letters with accents are now written as one character']),
    ],
  };
}
