/** What each form's fields must be: what the browser checks, and bounds that only programs exceed. Pure. */
import { checkField, FORM_FIELDS, hasAt, type CheckedField } from '@website/site/forms/validation';
import type { Fields, Form } from '../types.ts';
import { Problem, type FieldError, type FieldErrors } from './problems.ts';
import type { RawFields } from './request-body.ts';

/** What else every form has: a field that only machines fill in, and the time at which it was opened. */
const OWN_NAMES = ['website', 'stamp'] as const;

/** Characters. 254 is what a path may hold (RFC 5321, 4.5.3.1.3, less its brackets). */
const MOST = { name: 200, email: 254, message: 10_000 } as const;

const LINES = /\r\n?/g;
/** Control characters, halves of characters, and those that end a line without being one. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNREADABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
/** Turn the direction of what follows, so that it reads as something else (Unicode TR 36, 2.3). */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;
/** One address and nothing beside it: no spaces, no invisible signs, none that mails give a meaning to. */
const MAILBOX = /^[^\s\p{C}<>(),;:"\\[\]@]+@[^\s\p{C}<>(),;:"\\[\]@]+$/u;

/** As it is kept: one way to write each character, no space around it. */
const tidy = (text: string) => text.replace(LINES, '\n').normalize('NFC').trim();

function checkEmail(form: Form, email: string): FieldError | undefined {
  const missing = email === '' ? 'emailRequired' : 'emailInvalid';
  const usual =
    form === 'inquiry' ? checkField('email', email) : hasAt(email) ? undefined : missing;
  if (usual) return usual;
  if (email.length > MOST.email) return 'emailLong';
  return MAILBOX.test(email) ? undefined : 'emailSigns';
}

function checkText(field: 'name' | 'message', text: string): FieldError | undefined {
  const error = checkField(field, text);
  if (error) return error;
  if (Array.from(text).length > MOST[field]) return `${field}Long`;
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

/**
 * Checks what was sent in a form; a field that is missing counts as empty.
 * @param subjects those on offer
 * @throws {Problem} `malformed` where there are fields that the form does not have
 */
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
