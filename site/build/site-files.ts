/** The small files beside the pages: sitemap, robots, web app manifest, feed, contact card, headers, redirects. */
import path from 'node:path';
import type { Language } from '#render/content/languages.ts';
import type { Content } from '#render/content/load.ts';
import { buildOccasion } from '#render/content/publication.ts';
import { CONTACT_CARD, FEED, unlistedPaths } from '#routes.ts';
import { tokenColour } from '#render/brand-values.ts';
import { notFoundFile, inLanguage, type NotFoundPage } from './addresses.ts';
import { contactCard, humans, security } from './contact-files.ts';
import { calendarFiles } from './calendars.ts';
import { atomFeed } from './feed.ts';
import { hasOwnWords } from './own-words.ts';
import { headersFile } from './headers.ts';

/** A language of the site, its content, and the paths of its pages. */
type LanguageSite = {
  language: Language;
  content: Content;
  paths: readonly string[];
  notFound: readonly NotFoundPage[];
};

/** The texts of the files that each language has, by their paths. */
function languageFiles({ language, content }: LanguageSite): Record<string, string> {
  const { site } = content;
  const files = {
    'manifest.webmanifest': `${JSON.stringify({
      lang: language.code,
      name: site.name,
      short_name: site.shortName,
      start_url: inLanguage(language.start, '/'),
      display: 'minimal-ui',
      background_color: tokenColour('cream'),
      theme_color: tokenColour('ink'),
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })}\n`,
    [FEED.slice(1)]: atomFeed(content, language),
    [CONTACT_CARD.slice(1)]: contactCard(site),
    ...calendarFiles(content, language),
  };
  const folder = language.start.slice(1);
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [path.join(folder, file), text]),
  );
}

/**
 * The rules of `_redirects`. It gives the target of each former address and the page for each unknown address,
 * with their status. The project's server and some hosts read it.
 */
const rulesOf = ({ language: { start }, content, notFound }: LanguageSite): string[] => [
  ...content.redirects.map(({ from, to }) => `${start}${from} ${start}${to} 301\n`),
  ...notFound.map(({ pattern, file }) => `${start}${pattern} /${file} 404\n`),
  ...(start ? [`${start}/* /${notFoundFile(start)} 404\n`] : []),
];

/** The text of each file by its name. @param sites the site of the first language comes first */
export function extraFiles(
  sites: readonly [LanguageSite, ...LanguageSite[]],
  headers: Record<string, string>,
  isPreview = false,
): Record<string, string> {
  const [{ content }] = sites;
  const { site } = content;
  const urls = sites
    .flatMap(({ language, paths, content: of }) =>
      paths
        .filter((page) => !unlistedPaths.includes(page))
        .filter((page) => hasOwnWords(of, page))
        .map((page) => `<url><loc>${site.origin}${inLanguage(language.start, page)}</loc></url>`),
    )
    .join('\n');
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'humans.txt': humans(
      content,
      sites.map(({ language }) => language.code),
    ),
    '.well-known/security.txt': security(site, buildOccasion().now),
    ...Object.fromEntries(sites.flatMap((one) => Object.entries(languageFiles(one)))),
    _headers: headersFile(headers),
    _redirects: sites.flatMap(rulesOf).join(''),
  };
}
