/** Loads the search when a visitor uses its field, or when the address has a query. */

import { pagePath } from '#app/language.ts';
import { decode, parameters } from '#app/router/address.ts';

/** Address of `search/search.ts`, a separate file because few visitors search. Set by the build. */
declare const SEARCH: string;

const FIELD = '[data-search] input';

function load(field: Element): void {
  import(/* @vite-ignore */ SEARCH).then(
    (script: { search: (field: Element) => void }) => script.search(field),
    () => {
      const status = document.querySelector<HTMLElement>('[data-failed]');
      if (status) status.textContent = status.dataset['failed'] ?? '';
    },
  );
}

/** Shows the results for a field that has text already, for example after a link to `/search?q=chai`. */
export function answerAddress(): void {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  // Before the scripts arrived, a visitor may have typed a word and left the field.
  if (field && (location.search || field.value || field.matches(':focus'))) load(field);
  // The not-found pages link to a search for the words of their address.
  const link = document.querySelector<HTMLAnchorElement>('a[data-asks]');
  const { route = '' } = document.documentElement.dataset;
  // Of an unknown service or article only its id: `services` finds everything.
  const { id } = parameters(route, pagePath(location.pathname));
  const words = (id ?? decode(location.pathname))?.match(/[\p{L}\p{N}]+/gu);
  if (link && words) link.search = `?q=${encodeURIComponent(words.join(' '))}`;
}

export function watchSearch(): void {
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(FIELD)) load(target as Element);
  });
  answerAddress();
}
