/** The document around every page of the service. It has no scripts. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './look.tsx';
import type { SiteFile } from './site-file.ts';

type Props = {
  site: SiteFile;
  /** Address of the style sheet. */
  styles: string;
  title: string;
  description: string;
  children: ReactNode;
};

function Header({ site }: { site: SiteFile }) {
  const { ui } = site.words;
  return (
    <header className="bar">
      <div className="barIn">
        <a className="home" href="/">
          <Logo site={site} />
        </a>
        <nav aria-label={ui.menu}>
          <ul>
            {site.menu.map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="cloth" />
    </header>
  );
}

function Footer({ site }: { site: SiteFile }) {
  const { name, office, emails, phone } = site.words.site;
  return (
    <footer className="foot">
      <p>{[name, ...office.lines].filter(Boolean).join(', ')}</p>
      <p translate="no">
        {phone.call && (
          <>
            <a href={phone.call}>{phone.display}</a>{' '}
          </>
        )}
        <a href={`mailto:${emails.info}`}>{emails.info}</a>
      </p>
    </footer>
  );
}

/** A whole page as HTML. */
export function renderDocument({ site, styles, title, description, children }: Props): string {
  const html = renderToStaticMarkup(
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>{`${title} - ${site.words.site.abbreviation}`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={styles} />
        <meta name="theme-color" content={site.colours.ink} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a className="skip" href="#main">
          {site.words.ui.skip}
        </a>
        <Header site={site} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
