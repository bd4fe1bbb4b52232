/** Links that go back in history where there is one, else to their address (reading 28). */
import { isForHere } from './is-for-here.ts';

/** Not in every browser yet, nor in TypeScript's list of globals. */
type WithNavigation = { navigation?: { canGoBack: boolean } };

/** Whether there is a page to go back to: one of this site, where the browser tells. */
function canGoBack(): boolean {
  const { navigation } = window as WithNavigation;
  return navigation?.canGoBack ?? history.length > 1;
}

/** Installs the behaviour once. Capturing, so that it comes before the router's own link handling. */
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
