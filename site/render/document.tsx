/** The HTML document around `#root`: head, inline script, styles, boot module. It is rendered at build only. */
import { renderToStaticMarkup } from 'react-dom/server';
import site from 'content:site';
import shares from 'content:shares';
import documents from 'content:documents';
import { BOOT_ID, LATE_END, LATE_STYLES } from '#app/document-markers.ts';
import { addressOf } from '#app/language.ts';
import { parentOf, routeFor } from '#app/router/route-for.ts';
import { FEED, unlistedPaths } from '#routes.ts';

/** A page in one of the languages. */
export type Translation = {
  code: string;
  address: string;
  /** Whether its words are of that language, not those of the first one. */
  hasOwnWords: boolean;
};

/** Addresses of what a document links to. */
export type Assets = {
  /** The boot module. */
  boot: string;
  /** The enhancements, which the boot module loads. */
  enhance: string;
  /** React and the other scripts of a route's page; React's entry comes first. */
  client: (route: string) => readonly string[];
  /** Source of the inline script. The Content-Security-Policy has its hash. */
  inline: string;
  /** Fonts to preload, and the media query of the screens that preload them. */
  fonts: readonly string[];
  fontsMedia: string;
  /**
   * The `@font-face` rules, for documents without critical styles. They are in no style sheet: when a style sheet with
   * `@font-face` loads, the browser looks up the fonts of all text again. Empty while developing.
   */
  faces: string;
  /** The styles of the line above translated pages; empty for the first language. */
  note: string;
  /** Colour of the browser's own bars, `#` and six digits. */
  themeColour: string;
  /** Style sheets of a route's pattern. */
  styles: (route: string) => readonly string[];
  /** The addresses of a page in all languages that have it; empty while there is one language. */
  translations: (path: string) => readonly Translation[];
  /** Whether this is a preview: its documents have a strip that says so, and tell search engines to ignore them. */
  isPreview: boolean;
};

type DocumentProps = {
  /** As React renders it. */
  body: string;
  /** Pattern of the route that the document is for. */
  route: string;
  path: string;
  /** Whether this address has a page. Search engines are told to ignore all other documents. */
  isPage: boolean;
  /** Whether its screen found nothing to show. */
  isNotFound: boolean;
  /** Whether the route and its conditions are unknown at build; then the router decides in the browser. */
  isRouteUnknown: boolean;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  description: string;
  /** For search engines (`structured-data.ts`). */
  facts: object | undefined;
  assets: Assets;
  /**
   * Styles of the first screen with the `@font-face` rules, for a `<style>` in the document. `undefined` while developing, and for documents that
   * wait for their style sheets.
   */
  critical?: string | undefined;
};

/** JSON inside a script element. Without `<` it cannot end that element. */
const embed = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

function StyleSheets({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** The picture that social networks show with a link to a page. */
function shareFor(path: string): { address: string; alt: string } {
  const { share: area } = routeFor(parentOf(path) ?? path);
  const share = shares[area ? `site-share-${area}` : 'site-share'];
  if (!share) throw new Error(`${path} has no picture for shared links`);
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
  lang,
  description,
  facts,
  assets,
  critical,
}: DocumentProps) {
  const translations = assets.translations(path);
  // A page that is not translated is the first language's page at another address.
  const own = translations.find(({ code }) => code === LANGUAGE);
  const address = site.origin + (own?.hasOwnWords === false ? path : addressOf(path));
  const announced = translations.filter(({ hasOwnWords }) => hasOwnWords);
  const alternates = own?.hasOwnWords && announced.length > 1 ? announced : [];
  const styles = assets.styles(route);
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
      lang={LANGUAGE}
      data-route={route}
      data-not-found={isNotFound || undefined}
      data-route-unknown={isRouteUnknown || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers that make pages dark turn words white, but cannot turn the pictures below them dark. */}
        <meta name="color-scheme" content="only light" />
        <script dangerouslySetInnerHTML={{ __html: assets.inline }} />
        <title lang={lang}>{title}</title>
        <meta name="description" content={description} />
        <style dangerouslySetInnerHTML={{ __html: critical ?? assets.faces }} />
        {assets.note && <style dangerouslySetInnerHTML={{ __html: assets.note }} />}
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
        {(!isPage || assets.isPreview || unlistedPaths.includes(path)) && (
          <meta name="robots" content="noindex" />
        )}
        {isPage && (
          <>
            <link rel="canonical" href={address} />
            {alternates.map((one) => (
              <link
                key={one.code}
                rel="alternate"
                hrefLang={one.code}
                href={site.origin + one.address}
              />
            ))}
            {alternates.length > 0 && (
              <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
            )}
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
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={share.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={assets.themeColour} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressOf('/manifest.webmanifest')} />
        {route.startsWith('/news') && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href={addressOf(FEED)}
            title={site.name}
          />
        )}
        {/* Data, not a script: the Content-Security-Policy does not apply to it. */}
        {facts && <script type="application/ld+json" dangerouslySetInnerHTML={embed(facts)} />}
      </head>
      <body>
        {assets.isPreview && (
          <aside id="preview" data-screen-only>
            {documents.preview}
          </aside>
        )}
        <div
          id="root"
          dangerouslySetInnerHTML={{ __html: body.replace(LATE_STYLES, () => later) }}
        />
        {critical === undefined && boot}
      </body>
    </html>
  );
}

/** React puts preload links before its markup, because it does not render the document's head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

/** The whole document as text. */
export function renderDocument({ body, ...props }: DocumentProps): string {
  const [preloads = ''] = PRELOADS.exec(body) ?? [];
  const html = renderToStaticMarkup(<Document {...props} body={body.slice(preloads.length)} />);
  return `<!DOCTYPE html>${html.replace('<title', () => `${preloads}<title`)}`;
}
