import type { ComponentProps, MouseEvent } from 'react';
import ui from 'content:ui';
import { Button } from '../button/button.tsx';

/** Prints the section around the button, without the rest of the page (`print.css`). */
function printPart({ currentTarget }: MouseEvent<HTMLElement>): void {
  const part = currentTarget.closest('section');
  // The planner has a part that is printed alone when nothing is pressed.
  const others = document.querySelectorAll('[data-printed]');
  others.forEach((other) => other.removeAttribute('data-printed'));
  part?.setAttribute('data-printed', '');
  addEventListener(
    'afterprint',
    () => {
      part?.removeAttribute('data-printed');
      others.forEach((other) => other.setAttribute('data-printed', ''));
    },
    { once: true },
  );
  print();
}

/** A button that prints the section in which it stands. */
export function PrintPart({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  return (
    <div data-screen-only data-needs-scripts data-hydrate>
      <Button variant={variant} onClick={printPart}>
        {ui.printPart}
      </Button>
    </div>
  );
}
