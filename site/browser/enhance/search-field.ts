/** Loads the search when a visitor uses its field, or when the address has a query. */

import { decode } from '#app/router/address.ts';

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
  const field = document.querySelector(FIELD);
  if (field && (location.search || field.matches(':focus'))) load(field);
  // The not-found page links to a search for the words of its address.
  const link = document.querySelector<HTMLAnchorElement>('a[data-asks]');
  const words = decode(location.pathname)?.match(/[\p{L}\p{N}]+/gu);
  if (link && words) link.search = `?q=${encodeURIComponent(words.join(' '))}`;
}

export function watchSearch(): void {
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(FIELD)) load(target as Element);
  });
  answerAddress();
}
