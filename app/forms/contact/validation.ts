/** What the fields of an inquiry must be (section 5). Pure; subject has no rule. */
import type { SubmissionsContent } from '#app/content/schema.ts';
import type { Submissions } from '../submission.ts';

/** An inquiry as it is sent: trimmed. */
export type Inquiry = Submissions['contact'];
/** The fields with rules, in the order of the form. */
export const CHECKED_FIELDS = ['name', 'email', 'message'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
/** Keys of the messages in `inquiry.yaml`, and of those that only a service has a use for. */
export type InquiryError =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'messageRequired'
  | 'messageShort'
  | keyof SubmissionsContent['errors'];
/** What is wrong with each field; empty where all is well. */
export type InquiryErrors = Partial<Record<CheckedField, InquiryError>>;

/** Section 9: least number of characters after trimming. An emoji counts as one. */
export const MESSAGE_MINIMUM = 10;

/** `name@host.tld` without spaces (reading 18). */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What is wrong with the value of a field, if anything is. */
export function checkField(field: CheckedField, value: string): InquiryError | undefined {
  const text = value.trim();
  switch (field) {
    case 'name':
      return text === '' ? 'nameRequired' : undefined;
    case 'email':
      if (text === '') return 'emailRequired';
      return ADDRESS.test(text) ? undefined : 'emailInvalid';
    case 'message':
      if (text === '') return 'messageRequired';
      return Array.from(text).length < MESSAGE_MINIMUM ? 'messageShort' : undefined;
  }
}

/** Everything that is wrong with an inquiry, at once (reading 19). */
export function checkInquiry(inquiry: Inquiry): InquiryErrors {
  const errors: InquiryErrors = {};
  for (const field of CHECKED_FIELDS) {
    const error = checkField(field, inquiry[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Whether nothing is wrong. */
export function isRight(errors: InquiryErrors): boolean {
  return Object.keys(errors).length === 0;
}
