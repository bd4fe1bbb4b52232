/** Runs on pages that are shown without a network: says so, says from which day they are, and goes when the network is back. */
import words from 'content:offline';
import { canonicalPath } from '#app/router/address.ts';
import { onRouteEvent } from '#app/router/events.ts';
import { readPage } from './saved-pages.ts';
import './notice.css';
import './offline-page.css';

/** `3 May`, with the year where it is not this one. @param at milliseconds since 1970 */
function dayOf(at: number): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Fills the notice above a kept page. It was empty until now, so that screen readers announce its words. */
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

/** On the page that stands in for one that was not kept. */
function tryAgain(): void {
  const reload = () => location.reload();
  addEventListener('online', reload);
  document.querySelector('[data-again]')?.addEventListener('click', reload);
}

const notice = document.getElementById('offline');
if (notice) fill(notice);
else tryAgain();
