/** The small files beside the pages: sitemap, robots, web app manifest, feed, contact card, headers, redirects. */
import type { Content } from '#render/content/load.ts';
import { CARD, FEED, unlistedPaths } from '#routes.ts';
import { tokenColour } from '#render/tokens.ts';
import type { NotFoundPage } from './addresses.ts';
import { contactCard, humans, security } from './contact-files.ts';
import { calendarFiles } from './calendars.ts';
import { atomFeed } from './feed.ts';
import { headersFile } from './headers.ts';

/** The text of each file by its name. */
export function extraFiles(
  content: Content,
  paths: readonly string[],
  notFound: readonly NotFoundPage[],
  headers: Record<string, string>,
  isPreview = false,
): Record<string, string> {
  const { site, redirects } = content;
  const urls = paths
    .filter((path) => !unlistedPaths.includes(path))
    .map((path) => `<url><loc>${site.origin}${path}</loc></url>`)
    .join('\n');
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'manifest.webmanifest': `${JSON.stringify({
      name: site.name,
      short_name: site.shortName,
      start_url: '/',
      display: 'minimal-ui',
      background_color: tokenColour('cream'),
      theme_color: tokenColour('ink'),
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })}\n`,
    [FEED.slice(1)]: atomFeed(content),
    [CARD.slice(1)]: contactCard(site),
    'humans.txt': humans(content),
    '.well-known/security.txt': security(site, new Date()),
    ...calendarFiles(content),
    _headers: headersFile(headers),
    // The project's server and some hosts read here where a former address leads, and which page an unknown address
    // gets, each with its status.
    _redirects: [
      ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
      ...notFound.map(({ pattern, file }) => `${pattern} /${file} 404\n`),
    ].join(''),
  };
}
