/** Checks the fields of each form, with the rules of the site and with limits that only programs exceed. */
import { checkField, FORM_FIELDS, hasAt, type CheckedField } from '@website/site/forms/validation';
import type { Fields, Form } from '../types.ts';
import { Problem, type FieldError, type FieldErrors } from './problems.ts';
import type { RawFields } from './request-body.ts';

/** Technical fields of every form: one that only programs fill in, and the time at which the form was opened. */
const OWN_NAMES = ['website', 'stamp'] as const;

/** Greatest numbers of characters. An address may have 254 (RFC 5321, 4.5.3.1.3, without its brackets). */
const MOST_CHARACTERS = { name: 200, email: 254, message: 10_000 } as const;

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

/** The text as it is stored: normalised, without spaces around it. */
const tidy = (text: string) => text.replace(LINES, '\n').normalize('NFC').trim();

function checkEmail(form: Form, email: string): FieldError | undefined {
  const missing = email === '' ? 'emailRequired' : 'emailInvalid';
  const usual =
    form === 'inquiry' ? checkField('email', email) : hasAt(email) ? undefined : missing;
  if (usual) return usual;
  if (email.length > MOST_CHARACTERS.email) return 'emailLong';
  return MAILBOX.test(email) ? undefined : 'emailSigns';
}

function checkText(field: 'name' | 'message', text: string): FieldError | undefined {
  const error = checkField(field, text);
  if (error) return error;
  if (Array.from(text).length > MOST_CHARACTERS[field]) return `${field}Long`;
  const isUnreadable =
    field === 'message'
      ? UNREADABLE_IN_TEXT.test(text)
      : UNREADABLE.test(text) || TURNING.test(text);
  return isUnreadable ? `${field}Signs` : undefined;
}

function check(form: Form, field: string, text: string, subjects: readonly string[]) {
  if (field === 'email') return checkEmail(form, text);
  if (field === 'subject') return subjects.includes(text) ? undefined : 'subjectUnknown';
  return checkText(field as Exclude<CheckedField, 'email'>, text);
}

/** Checks the fields of a form; a missing field counts as empty. @throws {Problem} `malformed` for an unknown field */
export function checkFields(
  form: Form,
  raw: RawFields,
  subjects: readonly string[],
): { fields: Fields } | { errors: FieldErrors } {
  const names: readonly string[] = FORM_FIELDS[form];
  const known: readonly string[] = [...names, ...OWN_NAMES];
  if (![...raw.keys()].every((name) => known.includes(name))) throw new Problem('malformed');
  const fields = Object.fromEntries(names.map((name) => [name, tidy(raw.get(name) ?? '')]));
  const errors = names.flatMap((name) => {
    const error = check(form, name, fields[name] ?? '', subjects);
    return error ? [[name, error] as const] : [];
  });
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { fields: fields as Fields };
}
