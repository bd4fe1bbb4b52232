/** The words of the content, the colours of the palette and what mails are made of, for tests without a build. */
import { loadContent } from '@website/site/content';
import { tokenColours } from '@website/site/brand-values';
import type { Words } from '../http/load-pages.ts';
import type { MailContext } from '../mail/mail-draft.ts';

const { messages, forms, inquiry, submissions, mails, site } = loadContent();

export const words: Words = {
  messages,
  forms,
  inquiry,
  fieldErrors: submissions.errors,
  mails,
  site,
};
export const colours = tokenColours();

export const mailContext: MailContext = {
  words,
  colours,
  key: 'a key of the tests',
  from: 'letters@kilele.example',
  siteOrigin: 'https://www.kilele.example',
  serviceOrigin: 'https://forms.kilele.example',
  confirmMs: 14 * 24 * 60 * 60 * 1000,
};
