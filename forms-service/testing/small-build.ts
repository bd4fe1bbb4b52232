/** A small build on disk, for tests that start the real server: the real words on pages that say only what they are. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { colours, words } from './site-words.ts';

/** Has the exports of `site/render/service-pages/pages.tsx`. */
const pagesOf = (thanks: string) => `exports.words = ${JSON.stringify(words)};
exports.colours = ${JSON.stringify(colours)};
exports.formAddresses = { newsletter: '/', partnership: '/about', inquiry: '/connect', 'early-access': '/comingsoon' };
exports.messagePage = ({ title }) => \`<h1>\${title}</h1>\`;
exports.thanksPage = (form) => \`<h1>${thanks} \${form}</h1>\`;
exports.formPage = (...what) => JSON.stringify(what);
exports.problemsPage = () => '<h1>Problems</h1>';
`;

/** Writes it into a folder of its own. Remove it when done. @param options `thanks`: how its pages of thanks begin */
export const writeSmallBuild = ({ thanks = 'Thanks for' } = {}) =>
  writeSite({ '_service/pages.cjs': pagesOf(thanks) });
