/** What is said about a request that is not taken: the same words for people and for scripts. Pure. */
import type { InquiryError } from '#app/forms/contact/validation.ts';
import type { Form } from '../types.ts';
import type { FieldErrors } from './fields.ts';
import type { Words } from './pages.ts';
import { PROBLEMS, type Problem } from './problems.ts';

const MINUTE = 60;

/** What is wrong with a field, as the form itself says it. */
export function fieldWords(words: Words, form: Form, error: InquiryError): string {
  if (form !== 'inquiry' && error === 'emailRequired' && form === 'early-access')
    return words.forms.earlyAccess.required;
  if (form !== 'inquiry' && (error === 'emailRequired' || error === 'emailInvalid'))
    return words.forms.invalidEmail;
  const known: Partial<Record<InquiryError, string>> = {
    ...words.inquiry.errors,
    ...words.fieldErrors,
  };
  return known[error] ?? words.forms.failure;
}

/** Title and text of a problem. */
export function problemWords(
  words: Words,
  { is, headers }: Problem,
): { title: string; text: string } {
  const { problems } = words.answers;
  if (is !== 'too-many') return problems[is];
  const { title, text, minute, minutes } = problems[is];
  const count = Math.ceil(Number(headers['Retry-After']) / MINUTE);
  const wait = count === 1 ? minute : minutes.replace('{count}', String(count));
  return { title, text: text.replace('{minutes}', wait) };
}

/** The body of a refusal as problem details (RFC 9457). */
export function problemDetails(
  words: Words,
  problem: Problem,
  status: number,
  form?: Form,
  errors: FieldErrors = {},
) {
  const { title, text } = problemWords(words, problem);
  const list = Object.entries(errors).map(([field, code]) => ({
    field,
    code,
    detail: form ? fieldWords(words, form, code) : '',
  }));
  return {
    type: `${PROBLEMS}#${problem.is}`,
    title,
    status,
    detail: text,
    ...(list.length > 0 && { errors: list }),
  };
}
