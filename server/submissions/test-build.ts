/** A small live build on disk, for tests that start the real server: the real words on pages that say only what they are. */
import { loadContent } from '#app/content/load.ts';
import { RENDERER, RENDERER_ASSETS, type RendererAssets } from '../renderer-files.ts';
import { writeSite } from '../test-site.ts';

const ASSETS = {
  common: {},
  client: '',
  standalone: [],
  styles: {},
  critical: {},
} as unknown as RendererAssets;

/** Has the exports of `app/live/render.tsx` that the service uses. */
function renderer(): string {
  const { answers, forms, inquiry, submissions } = loadContent();
  const words = { answers, forms, inquiry, fieldErrors: submissions.errors };
  return `export const words = ${JSON.stringify(words)};
export const entryAddress = (entry) => entry;
export const pageOf = () => '/';
export const createPages = () => ({
  message: async ({ title }) => \`<h1>\${title}</h1>\`,
  thanks: async (form) => \`<h1>Thanks for \${form}</h1>\`,
  returned: async (page, returned) => JSON.stringify(returned),
});
`;
}

/** Writes it into a folder of its own. Remove it when done. */
export const writeLiveSite = () =>
  writeSite({ [RENDERER]: renderer(), [RENDERER_ASSETS]: JSON.stringify(ASSETS) });
