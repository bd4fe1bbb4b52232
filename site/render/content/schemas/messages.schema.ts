import { z } from 'zod';
import { line, placeholders, plurals } from '#render/content/field-kinds.ts';

export const file = 'messages.yaml';

const message = z.strictObject({ title: line, text: line });
const question = message.extend({ button: line });

/** Texts of the forms service: its pages and its refusals. */
export const schema = z.strictObject({
  pages: z.strictObject({
    thanks: z.strictObject({ title: line, home: line, noMail: line }),
    confirm: question,
    confirmed: message,
    unsubscribe: question,
    unsubscribed: message,
    problems: message.extend({ minutes: line }),
  }),
  problems: z.strictObject({
    malformed: message,
    'unknown-form': message,
    'cross-site': message,
    'wrong-method': message,
    'wrong-type': message,
    'too-large': message,
    'too-many': message.extend({
      text: placeholders('minutes'),
      minutes: plurals(placeholders('count'), line),
    }),
    invalid: message,
    'key-missing': message,
    'key-reused': message,
    'too-early': message,
    unavailable: message,
    'link-wrong': message,
    'link-expired': message,
    'link-used': message,
  }),
});
