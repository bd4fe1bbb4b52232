/** What a build tells the service, for tests that need no build: the words of the content, the palette's colours. */
import { loadContent } from '@website/site/content';
import { tokenColours } from '@website/site/tokens';
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
