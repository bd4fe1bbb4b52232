/** A small build on disk, for tests that start the real server: the real words on pages that say only what they are. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { colours, words } from './site-words.ts';

/** An article of the news in this build, in the scripts that a build makes of it. */
export const ARTICLE = 'news/rain';
const ARTICLE_FILES = {
  'content/abcdef01/news/rain.data.js':
    'export default { article: { title: "Rain at the right time", excerpt: "The rains are back.", date: "1 June 2026" } };',
  'content/abcdef01/news/rain.prose.js': 'export default "<p>In November it rained.</p>";',
};

/** Has the exports of `site/render/service-pages/pages.tsx`. */
const PAGES = `export const words = ${JSON.stringify(words)};
export const colours = ${JSON.stringify(colours)};
export const contentVersion = 'abcdef01';
export const formAddresses = { newsletter: '/', partnership: '/about', inquiry: '/connect', 'early-access': '/comingsoon' };
export const messagePage = ({ title }) => \`<h1>\${title}</h1>\`;
export const thanksPage = (form) => \`<h1>Thanks for \${form}</h1>\`;
export const formPage = (...what) => JSON.stringify(what);
export const problemsPage = () => '<h1>Problems</h1>';
`;

/** Writes it into a folder of its own. Remove it when done. */
export const writeSmallBuild = () => writeSite({ '_service/pages.js': PAGES, ...ARTICLE_FILES });
