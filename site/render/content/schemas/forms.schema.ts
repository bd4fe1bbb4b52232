import { z } from 'zod';
import { FIELDS } from '#app/forms/fields.ts';
import { line } from '#render/content/field-kinds.ts';
import { exampleOf } from '#render/content/form-words.ts';

export const file = 'forms.yaml';

/** The texts of one form: its button, idle and busy, and its messages after success and failure (sections 4, 5 and 8). */
const formWords = z.strictObject({
  label: line,
  placeholder: exampleOf(FIELDS.newsletter.email),
  idle: line,
  submitting: line,
  success: line,
  /** First and second line of the 5-second message. */
  done: line,
  doneDetail: line,
});

/** Forms with one field. */
export const schema = z.strictObject({
  invalidEmail: line,
  failure: line,
  /** Above each simulated form; ways to reach the company follow. */
  notConnected: line,
  /** The lasting receipt of a simulated form. It differs from the message (reading 20). */
  receipt: line,
  /** Shown instead of a form where scripts are off. */
  withoutScripts: line,
  newsletter: formWords.extend({ idleHome: line }),
  partnership: formWords.omit({ doneDetail: true }),
  'early-access': formWords.pick({ label: true, placeholder: true, idle: true }).extend({
    /** The error of an empty field. */
    required: line,
  }),
});
