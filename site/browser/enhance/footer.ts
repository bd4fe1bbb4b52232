/** Closes the columns of the footer on phones. In the document they are open, for visitors without scripts. */
import { DESKTOP_WIDTH } from '#app/desktop-width.ts';

/** Updates the columns when the width of the window changes. */
export function fitFooter(): void {
  const desktop = matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`);
  const fit = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details'))
      column.open = desktop.matches;
  };
  fit();
  desktop.addEventListener('change', fit);
}
