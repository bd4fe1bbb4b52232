import { z } from 'zod';
import { FIELDS, namesOf } from '#app/forms/fields.ts';
import { entries, factLine, line, picture, placeholders } from '#render/content/field-kinds.ts';
import { browserErrors, lines } from '#render/content/form-words.ts';

export const file = 'inquiry.yaml';

/** The form on Contact. */
export const schema = z
  .strictObject({
    ...lines(namesOf(FIELDS.inquiry)),
    /** The label of a field that may stay empty. */
    optional: placeholders('label'),
    /** `value` is sent, and staff read it. Visitors read `label`. */
    subjects: entries(z.strictObject({ value: factLine, label: line })),
    defaultSubject: factLine,
    idle: line,
    submitting: line,
    done: line,
    /** Beside good news, on the pages of the forms service. */
    receiptPicture: picture,
    summary: line,
    errors: z.strictObject(browserErrors(FIELDS.inquiry)),
  })
  .refine(
    ({ subjects, defaultSubject }) => subjects.some(({ value }) => value === defaultSubject),
    {
      path: ['defaultSubject'],
      error: 'one of the subjects',
    },
  );
