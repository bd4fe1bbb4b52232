/** The notice on pages shown while offline: it gives the date of the copy, and disappears when the network returns. */
import words from 'content:offline';
import { canonicalPath } from '#app/router/address.ts';
import { onRouteEvent } from '#app/router/events.ts';
import { readPage } from './saved-pages.ts';
import './notice.css';
import './offline-page.css';

/** `3 May`, with the year if it is not the present one. @param at milliseconds since 1970 */
function dayOf(at: number): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Fills the notice above a saved page. The notice was empty before, so screen readers announce its text. */
function fill(notice: HTMLElement): void {
  const say = async () => {
    const page = await readPage(canonicalPath(location.pathname));
    notice.textContent = page ? words.saved.replace('{date}', dayOf(page.at)) : words.title;
  };
  void say();
  onRouteEvent('routeLoaded', () => void say());
  // The router could not draw the page.
  addEventListener('reactFailed', () => {
    if (!document.documentElement.dataset['route']) notice.textContent = words.text;
  });
  addEventListener('online', () => notice.remove());
}

/** Runs on the offline page, which replaces pages that were not saved. */
function tryAgain(): void {
  const reload = () => location.reload();
  addEventListener('online', reload);
  document.querySelector('[data-again]')?.addEventListener('click', reload);
}

const notice = document.getElementById('offline');
if (notice) fill(notice);
else tryAgain();
