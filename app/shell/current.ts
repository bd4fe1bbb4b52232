/** Which links lead to where the visitor is. */
import { useLocation } from 'react-router';
import navigation from 'content:navigation';
import { canonicalPath } from '#app/router/address.ts';
import { parentOf } from '#app/routes.ts';

/** As `aria-current` says it: the page itself, or one that stands above it. */
export type Current = 'page' | 'true' | undefined;

/** Two entries lead to the coming-soon page: neither alone is where the visitor is. */
const isShared = (href: string) => navigation.main.filter((item) => item.href === href).length > 1;

/** A function that tells this of an address, or of an entry by the addresses below it. */
export function useCurrent() {
  const path = canonicalPath(useLocation().pathname);
  const parent = parentOf(path);
  const current = (href: string): Current => {
    if (href === path && !isShared(href)) return 'page';
    return href === parent ? 'true' : undefined;
  };
  const currentAmong = (items: readonly { href: string }[]): Current =>
    items.some(({ href }) => current(href)) ? 'true' : undefined;
  return { current, currentAmong };
}
