/**
 * The links to other languages lead to the part that is on the screen. The language in which a visitor reads is remembered
 * on the device; on a page of another one it is offered once: its link stands out. So is the language of the device.
 * Nobody is sent anywhere.
 */
import { partInView } from './mark-current-part.ts';

const KEY = 'language';

/** Watches the links, and offers a language. */
export function watchLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.hash = partInView ?? '';
  });
  try {
    const read = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2);
    localStorage.setItem(KEY, LANGUAGE);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
      if (link.hreflang === read) link.dataset['offered'] = '';
  } catch {
    // The browser forbids storage: nothing is offered.
  }
}
