/** The document around every screen: header, navigation, foot. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../pages/look.tsx';
import type { Reply } from './reply.ts';
import { STYLES } from './staff-addresses.ts';
import { VisitProvider, type Visit } from './staff-visit.ts';

const SECTIONS = [
  { href: '/', label: 'Inbox' },
  { href: '/readers', label: 'Readers' },
  { href: '/outbox', label: 'Mails' },
  { href: '/people', label: 'People' },
] as const;

/** Whether a page belongs to an entry of the navigation. */
const isIn = (path: string, href: string) =>
  href === '/' ? path === '/' || path.startsWith('/submissions/') : path.startsWith(href);

type FrameProps = { title: string; visit: Visit; children: ReactNode };

function Frame({ title, visit, children }: FrameProps) {
  const { site } = visit;
  return (
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Staff`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={STYLES} />
        <meta name="theme-color" content={site.colours.ink} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="staff">
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <header className="bar">
          <div className="barIn">
            <a className="home" href="/">
              <Logo site={site} />
              <span className="forStaff">Staff</span>
            </a>
            <nav aria-label="Pages">
              <ul>
                {SECTIONS.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} aria-current={isIn(visit.path, href) ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
                {visit.editorUrl !== undefined && (
                  <li>
                    <a href={visit.editorUrl}>Website</a>
                  </li>
                )}
              </ul>
            </nav>
          </div>
          <div className="cloth" />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className="foot">
          <p>
            {`All times are Nairobi’s.${visit.name ? ` You are signed in as ${visit.name}.` : ''}`}
          </p>
        </footer>
      </body>
    </html>
  );
}

/** A whole page as an answer. */
export function renderPage(title: string, visit: Visit, screen: ReactNode, status = 200): Reply {
  const html = renderToStaticMarkup(
    <VisitProvider value={visit}>
      <Frame title={title} visit={visit}>
        {screen}
      </Frame>
    </VisitProvider>,
  );
  return { status, type: 'text/html; charset=utf-8', body: `<!DOCTYPE html>${html}` };
}
