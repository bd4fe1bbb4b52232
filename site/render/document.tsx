/** The HTML document around `#root`: head, inline script, styles, boot module. Rendered by the build only. */
import { renderToStaticMarkup } from 'react-dom/server';
import site from 'content:site';
import shares from 'content:shares';
import { BOOT_ID, LATE_END, LATE_STYLES } from '#app/document-markers.ts';
import { FEED, parentOf, unlistedPaths } from '#routes.ts';

/** Addresses of what a document links to. */
export type Assets = {
  /** The boot module, and what it loads when that is worth it. */
  boot: string;
  enhance: string;
  /** React with all that a route's page needs, the entry first. */
  client: (route: string) => readonly string[];
  /** Source of the inline script; its hash stands in the Content-Security-Policy. */
  inline: string;
  /** Fonts worth asking for at once, and the screens that they are worth it for. */
  fonts: readonly string[];
  fontsMedia: string;
  /**
   * The rules of the fonts, for documents without critical styles. They stand in no style sheet, because one that brings
   * `@font-face` makes the browser look up the fonts of all text again. Empty while developing.
   */
  faces: string;
  /** Colour of the browser's own bars, `#` and six digits. */
  themeColour: string;
  /** Style sheets of a route's pattern. */
  styles: (route: string) => readonly string[];
  /**
   * Styles of a route's first screen, the fonts' rules among them, to stand in the document itself; `undefined` while
   * developing, and for documents that wait for their style sheets.
   */
  critical: (route: string) => string | undefined;
};

type DocumentProps = {
  /** As React renders it. */
  body: string;
  /** Pattern of the route it was made for. */
  route: string;
  path: string;
  /** Whether there is a page at this address; what stands in for one is kept from search engines. */
  isPage: boolean;
  /** Whether its screen found nothing to show. */
  isNotFound: boolean;
  /** Whether only the router can tell if this is the route of the address, and if the visitor may enter it. */
  isRouteUnknown: boolean;
  title: string;
  description: string;
  /** What the page is about, for search engines; see `structured-data.ts`. */
  facts: object | undefined;
  assets: Assets;
};

/** JSON that cannot end the script element it stands in. */
const embed = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

function StyleSheets({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** Areas whose links are shared with a picture of their own, by the beginning of their pages' paths. */
const SHARE_AREAS: Readonly<Record<string, string>> = {
  '/business/tea': 'tea',
  '/business/coffee': 'coffee',
  '/business/agric-inputs': 'inputs',
  '/business/fertilizer': 'inputs',
  '/sustainability/': 'sustainability',
  '/news': 'news',
};

/** The picture that social networks show with a link to a page; articles and services have that of their area. */
function shareFor(path: string): { address: string; alt: string } {
  const page = parentOf(path) ?? path;
  const area = Object.keys(SHARE_AREAS).find((beginning) => page.startsWith(beginning));
  const share = shares[area ? `site-share-${SHARE_AREAS[area]}` : 'site-share'];
  if (!share) throw new Error(`no picture for shared links of ${path}`);
  return share;
}

function Document({
  body,
  route,
  path,
  isPage,
  isNotFound,
  isRouteUnknown,
  title,
  description,
  facts,
  assets,
}: DocumentProps) {
  const address = site.origin + path;
  const styles = assets.styles(route);
  const critical = assets.critical(route);
  const boot = (
    <script
      type="module"
      id={BOOT_ID}
      src={assets.boot}
      data-enhance={assets.enhance}
      data-client={assets.client(route).join(' ')}
    />
  );
  // The script before paint opens the `<noscript>` and imports the boot module.
  const later =
    critical === undefined
      ? ''
      : renderToStaticMarkup(
          <noscript>
            <StyleSheets hrefs={styles} />
            <link rel="modulepreload" href={assets.boot} media="(scripting)" />
            {boot}
          </noscript>,
        ) + LATE_END;
  const share = shareFor(path);
  return (
    <html
      lang="en"
      data-route={route}
      data-not-found={isNotFound || undefined}
      data-route-unknown={isRouteUnknown || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: assets.inline }} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <style dangerouslySetInnerHTML={{ __html: critical ?? assets.faces }} />
        {critical === undefined && <StyleSheets hrefs={styles} />}
        {assets.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            media={assets.fontsMedia}
            crossOrigin=""
          />
        ))}
        {(!isPage || unlistedPaths.includes(path)) && <meta name="robots" content="noindex" />}
        {isPage && (
          <>
            <link rel="canonical" href={address} />
            <meta property="og:url" content={address} />
          </>
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta
          property="og:type"
          content={isPage && route === '/news/:id' ? 'article' : 'website'}
        />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:image" content={site.origin + share.address} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={share.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={assets.themeColour} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {route.startsWith('/news') && (
          <link rel="alternate" type="application/atom+xml" href={FEED} title={site.name} />
        )}
        {/* A block of data: nothing runs, so the Content-Security-Policy has no say. */}
        {facts && <script type="application/ld+json" dangerouslySetInnerHTML={embed(facts)} />}
      </head>
      <body>
        <div
          id="root"
          dangerouslySetInnerHTML={{ __html: body.replace(LATE_STYLES, () => later) }}
        />
        {critical === undefined && boot}
      </body>
    </html>
  );
}

/** React puts what it asks for early before its markup, as it does not know the document's head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

/** The whole document as text. */
export function renderDocument({ body, ...props }: DocumentProps): string {
  const [preloads = ''] = PRELOADS.exec(body) ?? [];
  const html = renderToStaticMarkup(<Document {...props} body={body.slice(preloads.length)} />);
  return `<!DOCTYPE html>${html.replace('<title>', () => `${preloads}<title>`)}`;
}
