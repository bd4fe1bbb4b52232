import { z } from 'zod';
import { entries, factLine, line, picture } from '#render/content/field-kinds.ts';

export const file = 'inquiry.yaml';

/** The form on Contact. */
export const schema = z
  .strictObject({
    name: line,
    email: line,
    subject: line,
    message: line,
    /** `value` is sent, and staff read it. Visitors read `label`. */
    subjects: entries(z.strictObject({ value: factLine, label: line })),
    defaultSubject: factLine,
    idle: line,
    submitting: line,
    done: line,
    receipt: line,
    /** Beside the receipt. */
    receiptPicture: picture,
    summary: line,
    errors: z.strictObject({
      nameRequired: line,
      emailRequired: line,
      emailInvalid: line,
      messageRequired: line,
      messageShort: line,
    }),
  })
  .refine(
    ({ subjects, defaultSubject }) => subjects.some(({ value }) => value === defaultSubject),
    {
      path: ['defaultSubject'],
      error: 'one of the subjects',
    },
  );
