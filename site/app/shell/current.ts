/** Which links lead to the current page. */
import { useLocation } from 'react-router';
import navigation from 'content:navigation';
import { pagePath } from '../language.ts';
import { parentOf } from '../router/route-for.ts';

/** A value of `aria-current`: `page` for the current page, `true` for one above it. */
type Current = 'page' | 'true' | undefined;

/** Two entries of the navigation lead to the coming-soon page; neither of them alone is the current one. */
const isShared = (href: string) => navigation.main.filter((item) => item.href === href).length > 1;

/** Two functions: `current` for one address, `currentAmong` for a menu with several addresses. */
export function useCurrent() {
  const path = pagePath(useLocation().pathname);
  const parent = parentOf(path);
  const current = (href: string): Current => {
    if (href === path && !isShared(href)) return 'page';
    return href === parent ? 'true' : undefined;
  };
  const currentAmong = (items: readonly { href: string }[]): Current =>
    items.some(({ href }) => current(href)) ? 'true' : undefined;
  return { current, currentAmong };
}
