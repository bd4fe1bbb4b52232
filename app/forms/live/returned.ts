/** A form that was posted without scripts and comes back: with what was typed, and what is wrong with it. */
import { createContext } from 'react';
import words from 'content:fieldErrors';
import type { InquiryError, InquiryErrors } from '../contact/validation.ts';
import type { FormName } from '../submission.ts';

export type Returned = {
  form: FormName;
  /** As they were typed, by field. */
  values: Readonly<Record<string, string>>;
  errors: InquiryErrors & { subject?: InquiryError };
  /** Said where nothing is wrong with what was typed, instead of the usual words. */
  failure?: string | undefined;
  /** Signed time of this answer. */
  stamp: string;
};

/**
 * Only the service gives one, while it renders the page again. Such a page never meets React, so nothing of this is
 * in the browser: whoever uses it asks for `import.meta.env.SSR` first.
 */
export const ReturnedForm = /* @__PURE__ */ createContext<Returned | null>(null);

/** Nothing is wrong with what was typed: it could not be taken, and may be sent again. */
export const wasRight = ({ errors }: Returned) => Object.keys(errors).length === 0;

/** What is said to an address that the forms with one field would have taken; nothing where they say it themselves. */
export function refusalOf(returned: Returned | null): string | undefined {
  const error = returned?.errors.email;
  return error && (words as Partial<Record<InquiryError, string>>)[error];
}

/** The one field that has no place of its own for what is wrong with it: nobody can choose what is not offered. */
export function subjectRefusalOf({ errors }: Returned): string | undefined {
  return errors.subject && words.subjectUnknown;
}
