/** Folds the columns of the footer on phones; they are open in the document, so that nothing is lost without scripts. */
import { DESKTOP_WIDTH } from '#app/motion/preference.ts';

/** Follows the width of the window. */
export function fitFooter(): void {
  const desktop = matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`);
  const fit = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details'))
      column.open = desktop.matches;
  };
  fit();
  desktop.addEventListener('change', fit);
}
