import { z } from 'zod';
import {
  heroBlock,
  line,
  markdown,
  meta,
  placeholders,
  section,
} from '#render/content/field-kinds.ts';

export const file = 'screens/contact.yaml';

export const schema = z.strictObject({
  meta,
  hero: heroBlock,
  info: section.extend({
    office: line,
    phone: line,
    email: line,
    hours: line,
    follow: line,
    /** Beside the phone number. */
    phoneNote: line,
    emailNote: line,
    /** Before the other addresses: who they are for. */
    addresses: z.strictObject({ partners: line, careers: line, press: line }),
    card: line,
    whatsapp: line,
    /** The first words of that chat. */
    chat: line,
    sms: line,
  }),
  form: section.extend({
    /** Below the text: for buyers. */
    samples: markdown,
    promise: line,
    /** Above the person who answers about the chosen subject. */
    person: placeholders('subject'),
  }),
  faq: section,
});
