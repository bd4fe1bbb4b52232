import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { pageTitle } from '#app/router/arrival.ts';
import type { Meta } from '#app/router/screen.ts';
import { ShellFrame } from '#app/shell/shell.tsx';

/** Set by the build (`site/build/service-pages.ts`). */
declare const SERVICE_PAGE_ASSETS: {
  /** Addresses of the style sheets, in the order of the cascade. */
  styles: readonly string[];
  /** Rules of the fonts; the policy allows them by their hash. */
  faces: string;
  themeColour: string;
};

export const SERVICE_ASSETS = SERVICE_PAGE_ASSETS;

/**
 * A page of the forms service inside the shell. It has no scripts: forms, links and menus work without them, and
 * visitors do not stay on such a page for long.
 */
export function renderServiceDocument(
  { path, title, description }: Meta & { path: string },
  page: ReactNode,
): string {
  const { styles, faces, themeColour } = SERVICE_ASSETS;
  const html = renderToStaticMarkup(
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>{pageTitle({ title, description })}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: faces }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <div id="root">
          <StaticRouter location={path}>
            <ShellFrame tone="ink">{page}</ShellFrame>
          </StaticRouter>
        </div>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
