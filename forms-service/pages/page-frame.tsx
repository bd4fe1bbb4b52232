/** The document around every page of the service. It has no scripts. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './look.tsx';
import type { Edition } from './site-file.ts';

type Props = {
  edition: Edition;
  /** Address of the style sheet. */
  styles: string;
  title: string;
  description: string;
  children: ReactNode;
};

function Header({ edition: { site, langOf } }: { edition: Edition }) {
  const { ui } = site.words;
  return (
    <header className="bar">
      <div className="barIn">
        <a className="home" href={site.home}>
          <Logo site={site} />
        </a>
        <nav aria-label={ui.menu} lang={langOf('ui')}>
          <ul lang={langOf('menu', 'ui')}>
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

function Footer({ edition: { site, langOf } }: { edition: Edition }) {
  const { name, office, emails, phone } = site.words.site;
  return (
    <footer className="foot" lang={langOf('site')}>
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
export function renderDocument({ edition, styles, title, description, children }: Props): string {
  const { site, langOf } = edition;
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
        <a className="skip" href="#main" lang={langOf('ui')}>
          {site.words.ui.skip}
        </a>
        <Header edition={edition} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer edition={edition} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
