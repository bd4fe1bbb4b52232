import { z } from 'zod';
import { line, picture } from '#render/content/kinds.ts';

export const file = 'inquiry.yaml';

/** The form on Contact. */
export const schema = z
  .strictObject({
    name: line,
    email: line,
    subject: line,
    message: line,
    subjects: z.array(line).min(1),
    defaultSubject: line,
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
  .refine(({ subjects, defaultSubject }) => subjects.includes(defaultSubject), {
    path: ['defaultSubject'],
    error: 'one of the subjects',
  });
