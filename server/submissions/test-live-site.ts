/** A build that takes forms, for tests of the server as a process: real words, pages that say only what they are. */
import { loadContent } from '#app/content/load.ts';
import { RENDERER, RENDERER_ASSETS } from '../renderer-files.ts';
import { writeSite } from '../test-site.ts';

/** Writes it into a folder of its own. Remove it when done. */
export function writeLiveSite(): ReturnType<typeof writeSite> {
  const { answers, forms, inquiry, submissions } = loadContent();
  const words = { answers, forms, inquiry, fieldErrors: submissions.errors };
  return writeSite({
    [RENDERER_ASSETS]: JSON.stringify({ common: {}, styles: {}, critical: {}, standalone: [] }),
    [RENDERER]: `export const words = ${JSON.stringify(words)};
      export const pageOf = () => '/';
      export const createPages = () => ({ message: async ({ title }) => title, thanks: async () => 'Thanks' });`,
  });
}
