/** A small build on disk, for tests that start the real server: the real words on pages that say only what they are. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { colours, words } from './site-words.ts';

/** Has the exports of `site/render/service-pages/pages.tsx`. */
const PAGES = `export const words = ${JSON.stringify(words)};
export const colours = ${JSON.stringify(colours)};
export const formAddresses = { newsletter: '/', partnership: '/about', inquiry: '/connect', 'early-access': '/comingsoon' };
export const messagePage = ({ title }) => \`<h1>\${title}</h1>\`;
export const thanksPage = (form) => \`<h1>Thanks for \${form}</h1>\`;
export const formPage = (...what) => JSON.stringify(what);
export const problemsPage = () => '<h1>Problems</h1>';
export const look = { styles: [], faces: '', themeColour: '#000000', Button: 'button', ClothBand: () => null, Logo: () => null };
`;

/** Writes it into a folder of its own. Remove it when done. */
export const writeSmallBuild = () => writeSite({ '_service/pages.js': PAGES });
