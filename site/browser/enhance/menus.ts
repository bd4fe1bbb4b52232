/**
 * What the native popover and dialog of the header do not do themselves: tell whether a dropdown is open, close when a
 * link is chosen, close when the window grows or shrinks. Browsers without popovers or command buttons get a simple
 * replacement.
 */
import { DESKTOP_WIDTH } from '#app/motion/preference.ts';

const hasPopover = 'popover' in HTMLElement.prototype;
/** A panel that is open, by itself or by {@link toggle}. */
const OPEN = hasPopover ? ':popover-open' : '[data-open]';

/** The element with the focus. A browser may take the focus from a hidden element before it reports the new width. */
let focused: Element | null = null;

function sayOpen(panel: Element, isOpen: boolean): void {
  document
    .querySelector(`[popovertarget="${panel.id}"]`)
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
  // The target is the dialog itself when somebody clicks its backdrop.
  if (target instanceof HTMLDialogElement) target.close();
  if (!hasPopover) toggle(target);
}

/**
 * Desktop and phone each have a navigation of their own, so an open menu closes when one replaces the other. Its button
 * is then hidden and cannot get the focus back. The focus goes to the same link in the other navigation, or else to the
 * logo.
 */
function onSwitch(): void {
  const isInside = focused?.closest(`${OPEN}, dialog[open]`);
  closeMenus();
  if (!isInside) return;
  const links = [...document.querySelectorAll('header a:not(dialog a)')] as HTMLAnchorElement[];
  const same = links.filter(({ href }) => href === (focused as HTMLAnchorElement).href);
  // A hidden link ignores `focus()`.
  for (const link of [...links.slice(0, 1), ...same]) link.focus();
}

/** Opens or closes the dialog of a command button in a browser that does not know command buttons. */
function followCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/** Installs the behaviour once for the whole document. */
export function watchMenus(): void {
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', followCommand);
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
