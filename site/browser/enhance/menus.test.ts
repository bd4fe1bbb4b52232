// @vitest-environment jsdom
/** jsdom has no popovers, so this file tests the replacement; `site/tests/main-courses` tests popovers in real browsers. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeMenus, watchMenus } from './menus.ts';

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
const button = (name: string) => find(`[popovertarget=${name}]`);

/** Names of the panels that are open, and of the panels whose buttons say that they are open. */
const state = () => ({
  open: [...document.querySelectorAll('[data-open]')].map(({ id }) => id),
  said: [...document.querySelectorAll('[aria-expanded=true]')].map((element) =>
    element.getAttribute('popovertarget'),
  ),
});
const only = (name: string) => ({ open: [name], said: [name] });
const NONE = { open: [], said: [] };

beforeAll(() => {
  document.body.innerHTML = `
    <button popovertarget="business"><span>Our Business</span></button>
    <div popover="auto" id="business"><p>Four</p><a href="#coffee">Coffee</a></div>
    <button popovertarget="care">Sustainability</button>
    <div popover="auto" id="care"><a href="#carbon">Carbon Credit</a></div>
    <button popovertarget="menu" aria-haspopup="dialog">Open</button>
    <dialog popover="auto" id="menu"><button popovertarget="menu">Close</button></dialog>
    <main>Elsewhere</main>`;
  vi.stubGlobal('matchMedia', () => new EventTarget());
  watchMenus();
});

beforeEach(closeMenus);

it('dropdowns in a browser without popovers are closed at first, and their buttons say so', () => {
  expect(state()).toEqual(NONE);
  const saying = [...document.querySelectorAll('[aria-expanded]')].map(
    ({ textContent }) => textContent,
  );
  // The buttons that open and close the menu of phones have no such state.
  expect(saying).toEqual(['Our Business', 'Sustainability']);
  expect(button('business').getAttribute('aria-expanded')).toBe('false');
});

it('dropdowns in a browser without popovers open on a click on any part of their button, one at a time', () => {
  find('[popovertarget=business] span').click();
  expect(state()).toEqual(only('business'));
  button('care').click();
  expect(state()).toEqual(only('care'));
});

it.each([
  ['their button', '[popovertarget=business]'],
  ['something else', 'main'],
  ['an item', '#business a'],
])('dropdowns in a browser without popovers close on a click on %s', (_what, selector) => {
  button('business').click();
  find(selector).click();
  expect(state()).toEqual(NONE);
});

it('dropdowns in a browser without popovers stay open on a click beside the items', () => {
  button('business').click();
  find('#business p').click();
  expect(state()).toEqual(only('business'));
});
