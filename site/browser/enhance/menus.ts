/**
 * Adds to the native popovers of the header: the button says whether its dropdown is open; a dropdown closes when a
 * link is chosen or the width of the window changes. The menu of phones becomes a modal dialog. Browsers without
 * popovers get a simple replacement.
 */
import { DESKTOP_WIDTH } from '#app/desktop-width.ts';

const hasPopover = 'popover' in HTMLElement.prototype;
/** Matches a panel that is open, as a popover or through {@link onButton}. */
const OPEN = hasPopover ? ':popover-open' : '[data-open]';
const ANY_OPEN = `:is(${OPEN}, dialog[open])`;

/** The element with the focus. A browser may take the focus from a hidden element before it reports the new width. */
let focused: Element | null = null;

/**
 * The buttons of a dialog have no such state: while a modal dialog is open, one cannot be reached, and the other, inside
 * the dialog, exists only then.
 */
function sayOpen(panel: Element, isOpen: boolean): void {
  document
    .querySelector(`[popovertarget="${panel.id}"]:not([aria-haspopup],dialog *)`)
    ?.setAttribute('aria-expanded', String(isOpen));
}

/** Closes every dropdown and dialog that is open. */
export function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(OPEN)) {
    if (hasPopover) panel.hidePopover();
    else panel.removeAttribute('data-open');
    sayOpen(panel, false);
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Opens or closes the dialog of a button, or its panel in a browser without popovers. */
function onButton(event: Event, target: Element): void {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const panel = id ? document.getElementById(id) : null;
  const isDialog = panel instanceof HTMLDialogElement;
  if (hasPopover && !isDialog) return;
  const wasOpen = panel?.matches(ANY_OPEN);
  if (panel || !target.closest(ANY_OPEN)) closeMenus();
  if (!panel) return;
  event.preventDefault();
  if (wasOpen) return;
  if (isDialog) panel.showModal();
  else panel.setAttribute('data-open', '');
  sayOpen(panel, true);
}

function onClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest(`${ANY_OPEN} a`)) closeMenus();
  // A click on the backdrop has the dialog itself as its target.
  if (target instanceof HTMLDialogElement) target.close();
  onButton(event, target);
}

/**
 * Desktop and phone each have a navigation of their own, so an open menu closes when one replaces the other. Its button
 * is then hidden and cannot get the focus back. The focus goes to the same link in the other navigation, or else to the
 * logo.
 */
function onSwitch(): void {
  const isInside = focused?.closest(ANY_OPEN);
  closeMenus();
  if (!isInside) return;
  const links = [...document.querySelectorAll('header a:not(dialog a)')] as HTMLAnchorElement[];
  const same = links.filter(({ href }) => href === (focused as HTMLAnchorElement).href);
  // A hidden link ignores `focus()`.
  for (const link of [...links.slice(0, 1), ...same]) link.focus();
}

/** Installs the behaviour once for the whole document. */
export function watchMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const isOpen = panel.matches(OPEN);
    sayOpen(panel, isOpen);
    if (!isOpen || !(panel instanceof HTMLDialogElement)) continue;
    panel.hidePopover();
    panel.showModal();
  }
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
