/** The words of the content and the colours of the palette, for tests without a build. */
import { loadContent } from '@website/site/content';
import { tokenColours } from '@website/site/brand-values';
import type { Words } from '../http/load-pages.ts';

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
