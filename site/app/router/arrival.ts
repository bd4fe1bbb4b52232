/** Runs when a screen has appeared: sets title, description and focus, sends the event (readings 8 to 11). */
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import site from 'content:site';
import { emitRouteEvent, routeDetail } from './events.ts';
import type { Visit } from './visit.ts';
import type { Meta } from './screen.ts';

/** The title, then the company's abbreviation (reading 11). */
export function pageTitle({ title }: Meta): string {
  return `${title} - ${site.abbreviation}`;
}

function setHead(meta: Meta, pathname: string): void {
  document.title = pageTitle(meta);
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + pathname);
}

/** The not-found page has `noindex`. A search engine that runs scripts must not apply it to the next page. */
function allowIndex(): void {
  document.querySelector('meta[name=robots]')?.remove();
}

/** The heading (reading 10). On the search page its field, as when the document loads: visitors come to type. */
const toFocus = () =>
  document.querySelector<HTMLElement>('search input') ?? document.querySelector<HTMLElement>('h1');

/** Runs for each visit, after its screen is on the page. */
export function useArrival(): void {
  const visit = useMatches().at(-1)?.loaderData as Visit | undefined;
  useEffect(() => {
    if (!visit || visit.arrival === 'document') return;
    setHead(visit.screen.meta(visit.data), visit.location.pathname);
    if (visit.arrival === 'route') {
      allowIndex();
      toFocus()?.focus({ preventScroll: true });
    }
    emitRouteEvent('routeLoaded', routeDetail(visit.route, visit.location));
  }, [visit]);
}
