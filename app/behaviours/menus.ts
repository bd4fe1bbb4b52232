/**
 * What the native popover and dialog of the header leave to do: say whether a dropdown is open, close on
 * choosing a link, close when the window grows or shrinks. Browsers without popovers get the least of one.
 */
import { DESKTOP_WIDTH } from '../motion/preference.ts';

const hasPopover = 'popover' in HTMLElement.prototype;
/** A panel that is open, by itself or by {@link toggle}. */
const OPEN = hasPopover ? ':popover-open' : '[data-open]';

/** What has the focus; the browser may take it from what gets hidden before it tells of the switch. */
let focused: Element | null = null;

function sayOpen(panel: Element, isOpen: boolean): void {
  document
    .querySelector(`[popovertarget="${panel.id}"]`)
    ?.setAttribute('aria-expanded', String(isOpen));
}

/** Closes whatever is open. */
export function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(OPEN)) {
    if (hasPopover) panel.hidePopover();
    else panel.removeAttribute('data-open');
    sayOpen(panel, false);
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Opens or closes a panel in a browser without popovers. */
function toggle(target: Element): void {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const panel = id ? document.getElementById(id) : null;
  const wasOpen = panel?.matches(OPEN);
  if (!target.closest(OPEN)) closeMenus();
  if (!panel || wasOpen) return;
  panel.setAttribute('data-open', '');
  sayOpen(panel, true);
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(`:is(${OPEN}, dialog[open]) a`)) closeMenus();
  // A click on the dialog itself, not on what is in it, is one on the backdrop.
  if (target instanceof HTMLDialogElement) target.close();
  if (!hasPopover) toggle(target);
}

/**
 * Desktop and phone have each their own navigation, so a menu closes when one becomes the other. The button
 * that would get the focus back is then hidden: it goes to the same link of the other, or else to the logo.
 */
function onSwitch(): void {
  const isInside = focused?.closest(`${OPEN}, dialog[open]`);
  closeMenus();
  if (!isInside) return;
  const links = [...document.querySelectorAll('header a:not(dialog a)')] as HTMLAnchorElement[];
  const same = links.filter(({ href }) => href === (focused as HTMLAnchorElement).href);
  // What is hidden takes no focus.
  for (const link of [...links.slice(0, 1), ...same]) link.focus();
}

/** Installs the behaviour once for the whole document. */
export function watchMenus(): void {
  for (const panel of document.querySelectorAll('[popover]')) sayOpen(panel, panel.matches(OPEN));
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover) sayOpen(target, target.matches(OPEN));
    },
    true,
  );
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`).addEventListener('change', onSwitch);
}
