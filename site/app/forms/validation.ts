/**
 * The forms of the site and what their fields must be (section 5). Pure: the browser checks a form with this before it
 * is sent, and the forms service checks it again.
 */

/** The fields of each form, by the name that the form has everywhere: in addresses, in the database, in the content. */
export const FORM_FIELDS = {
  newsletter: ['email'],
  partnership: ['email'],
  inquiry: ['name', 'email', 'subject', 'message'],
  'early-access': ['email'],
} as const;
export type FormName = keyof typeof FORM_FIELDS;
/** The fields of each form. */
export type FormValues = {
  [Name in FormName]: Record<(typeof FORM_FIELDS)[Name][number], string>;
};

/** An inquiry as it is sent: trimmed. */
export type Inquiry = FormValues['inquiry'];
/** The fields of an inquiry with rules, in the order of the form. Subject has none. */
export const CHECKED_FIELDS = ['name', 'email', 'message'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
/** Keys of the messages in `inquiry.yaml`. */
export type InquiryError =
  'nameRequired' | 'emailRequired' | 'emailInvalid' | 'messageRequired' | 'messageShort';
/** The error of each field; empty if there is none. */
export type InquiryErrors = Partial<Record<CheckedField, InquiryError>>;

/** Section 9: least number of characters after trimming. An emoji counts as one. */
const MESSAGE_MINIMUM = 10;

/** `name@host.tld` without spaces (reading 18). */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** The error of a field's value, if it has one. */
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

/** Whether there are no errors. */
export function hasNoErrors(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

/** Newsletter and partnership accept an address that is not empty and has an `@` (reading 18). */
export function hasAt(value: string): boolean {
  return value.trim().includes('@');
}

/** With simulated submissions, early access and the news list accept any text that is not empty (reading 18). */
export function isFilled(value: string): boolean {
  return value.trim() !== '';
}
