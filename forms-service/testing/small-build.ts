/** A small build on disk, for tests that start the real server. It has the real words, but very short pages. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { colours, words } from './site-words.ts';

/** Has the exports of `site/render/service-pages/pages.tsx`. */
const pagesOf = (thanks: string, themeColour: string) => `exports.words = ${JSON.stringify(words)};
exports.colours = ${JSON.stringify(colours)};
exports.formAddresses = { newsletter: '/', partnership: '/about', inquiry: '/connect', 'early-access': '/comingsoon' };
exports.messagePage = ({ title }) => \`<h1>\${title}</h1>\`;
exports.thanksPage = (form) => \`<h1>${thanks} \${form}</h1>\`;
exports.formPage = (...what) => JSON.stringify(what);
exports.problemsPage = () => '<h1>Problems</h1>';
exports.look = { styles: [], faces: '', themeColour: '${themeColour}', Button: 'button', ClothBand: () => null, Logo: () => null };
`;

/**
 * Writes the build into a new folder. The test must remove it.
 * @param options `thanks`: first words of the thanks pages; `themeColour`: of the page for staff
 */
export const writeSmallBuild = ({ thanks = 'Thanks for', themeColour = '#000000' } = {}) =>
  writeSite({ '_service/pages.cjs': pagesOf(thanks, themeColour) });
