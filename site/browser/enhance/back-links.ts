/** Links that go back in the browser's history. If the history is empty, they open their address (reading 28). */
import { isForHere } from '../boot/is-for-here.ts';

/** The Navigation API: not in every browser yet, and not known to TypeScript. */
type WithNavigation = { navigation?: { canGoBack: boolean } };

/** Whether there is a page to go back to. With the Navigation API only pages of this site count. */
function canGoBack(): boolean {
  const { navigation } = window as WithNavigation;
  return navigation?.canGoBack ?? history.length > 1;
}

/** Installs the behaviour once. Listens in the capture phase, so that it runs before the router follows the link. */
export function watchBackLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isForHere(event)) return;
      if (!event.target.closest('a[data-back]') || !canGoBack()) return;
      event.preventDefault();
      event.stopPropagation();
      history.back();
    },
    true,
  );
}
