/** The small files around the pages: sitemap, robots, web app manifest, headers. */
import type { Content } from '#app/content/load.ts';
import { headersFile } from './headers.ts';

/** File name to text. */
export function extraFiles(
  { site }: Content,
  paths: readonly string[],
  headers: Record<string, string>,
): Record<string, string> {
  const urls = paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('\n');
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'manifest.webmanifest': `${JSON.stringify({
      name: site.name,
      short_name: site.shortName,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#fcf4e3',
      theme_color: '#10231b',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })}\n`,
    _headers: headersFile(headers),
  };
}
