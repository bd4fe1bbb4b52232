/** A field that no form has: tests look for it everywhere where the fields of a form come. */
import { FIELDS, type Rows } from '#app/forms/fields.ts';

/** The fields of the inquiry, and the made-up one. */
export const WITH_LANDLINE = {
  ...FIELDS.inquiry,
  landline: {
    kind: 'line',
    isOptional: true,
    most: 20,
    help: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  },
} as const satisfies Rows;
