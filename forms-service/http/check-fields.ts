/** Checks the fields of a form, with the rules of the site and with limits that only programs exceed. */
import { faultOf, hasNoErrors } from '@website/site/forms/validation';
import type { Row, Rows } from '@website/site/forms/fields';
import type { Fields } from '../types.ts';
import { standardAddress } from '../store/ids.ts';
import { Problem, type FieldErrors } from './problems.ts';
import type { RawFields } from './request-body.ts';

/** Technical fields of every form: one that only programs fill in, the time at which it was opened, its language. */
const OWN_NAMES = ['website', 'stamp', 'language'] as const;

const LINES = /\r\n?/g;
/** Control characters, single surrogates (halves of characters), and the line ends of Unicode. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNREADABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
/**
 * Characters that change the direction of the text. With them a name can look like another name (Unicode TR 36, 2.3).
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;
/** Exactly one address: no spaces, no invisible characters, and no characters that separate addresses in a mail. */
const MAILBOX = /^[^\s\p{C}<>(),;:"\\[\]@]+@[^\s\p{C}<>(),;:"\\[\]@]+$/u;

/** Whether people can read a text, by the kind of its field. */
const READABLE = {
  line: (text: string) => !UNREADABLE.test(text) && !TURNING.test(text),
  email: (text: string) => MAILBOX.test(text),
  text: (text: string) => !UNREADABLE_IN_TEXT.test(text),
};

/** The text as it is stored: normalised, without spaces around it. */
const tidy = (text: string) => text.replace(LINES, '\n').normalize('NFC').trim();

/** Most characters of an option of an earlier build. */
const OPTION_MOST = 80;

/**
 * What only this service finds wrong with a value. An option that the form does not have may be one that it had when it
 * was shown, or that it has in another language: it is taken.
 */
function ownFaultOf(row: Row, text: string) {
  if (row.kind === 'choice')
    return text !== '' && Array.from(text).length <= OPTION_MOST && READABLE.line(text)
      ? undefined
      : 'Unknown';
  if (text === '') return undefined;
  if (Array.from(text).length > row.most) return 'Long';
  return READABLE[row.kind](text) ? undefined : 'Signs';
}

/**
 * Checks the fields of a form; a missing field counts as empty.
 * @throws {Problem} `malformed` for an unknown field
 */
export function checkFields(
  rows: Rows,
  raw: RawFields,
): { fields: Fields } | { errors: FieldErrors } {
  const known = [...Object.keys(rows), ...OWN_NAMES];
  if (![...raw.keys()].every((name) => known.includes(name))) throw new Problem('malformed');
  const fields: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, row] of Object.entries(rows)) {
    const typed = tidy(raw.get(name) ?? '');
    const text = row.kind === 'email' ? standardAddress(typed) : typed;
    const fault = faultOf(row, text) ?? ownFaultOf(row, text);
    fields[name] = text;
    if (fault) errors[name] = name + fault;
  }
  const { email = '' } = fields;
  return hasNoErrors(errors) ? { fields: { ...fields, email } } : { errors };
}
