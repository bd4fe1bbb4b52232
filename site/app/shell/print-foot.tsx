import site from 'content:site';
import type { Visit } from '../router/visit.ts';
import { notFoundRoute } from '#routes.ts';

/** The last line on paper: how to reach us, and the address of the page if it has one. */
export function PrintFoot({ visit }: { visit: Visit | undefined }) {
  const isPage = visit && visit.route !== notFoundRoute.path && visit.data !== null;
  const address = site.origin + (isPage ? visit.location.pathname : '');
  return (
    // The service worker answers other spellings of an address with the same document.
    <p data-paper-only translate="no" suppressHydrationWarning>
      {[site.phone.display, site.emails.info, address].join(' · ')}
    </p>
  );
}
