/** The texts of refusals, for people and for programs. */
import type { FormName } from '@website/site/forms/fields';
import { plural } from '../english-plural.ts';
import type { Words } from '../pages/site-file.ts';
import { PROBLEMS, STATUS, type FieldErrors, type Problem } from './problems.ts';

const MINUTE = 60;

/** The error of a field, in the words of the form. */
function textOf({ forms, inquiry, fieldErrors, messages }: Words, form: FormName, error: string) {
  if (form !== 'inquiry') {
    if (form === 'early-access' && error === 'emailRequired') return forms[form].required;
    if (error === 'emailRequired' || error === 'emailInvalid') return forms.invalidEmail;
  }
  const texts: FieldErrors = { ...inquiry.errors, ...fieldErrors };
  // The words may be those of an older build, which lacks a new field.
  return texts[error] ?? messages.problems.invalid.text;
}

/** The error of each field, by its name. */
export function fieldTexts(
  words: Words,
  form: FormName,
  errors: FieldErrors,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, textOf(words, form, error)]),
  );
}

/** Title and text of a problem. */
export function problemTexts(
  { messages: { problems } }: Words,
  { is, headers }: Problem,
): { title: string; text: string } {
  if (is !== 'too-many') return problems[is];
  const { title, text, minutes } = problems[is];
  const count = Math.ceil(Number(headers['Retry-After']) / MINUTE);
  const wait = plural(minutes, count).replace('{count}', String(count));
  return { title, text: text.replace('{minutes}', wait) };
}

/** A problem as problem details (RFC 9457). */
export function problemDetails(words: Words, problem: Problem, form?: FormName) {
  const { title, text } = problemTexts(words, problem);
  const texts = form ? fieldTexts(words, form, problem.errors) : {};
  const errors = Object.entries(problem.errors).map(([field, code]) => ({
    field,
    code,
    detail: texts[field],
  }));
  return {
    type: `${PROBLEMS}#${problem.is}`,
    title,
    status: STATUS[problem.is],
    detail: text,
    ...(errors.length > 0 && { errors }),
  };
}
