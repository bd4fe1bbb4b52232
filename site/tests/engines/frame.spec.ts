/** Dropdowns, the menu of phones and the button back to the top: popovers, dialogs and the focus differ between engines. */
import { expect, test } from './test.ts';

const BUSINESS = { css: 'header nav button', named: 'Our Business' };
const SUSTAINABILITY = { css: 'header nav button', named: 'Sustainability' };
const TEA = { css: '#panel-our-business a[href="/business/tea"]' };
const CARBON = { css: '#panel-sustainability a[href="/sustainability/carboncredit"]' };

const TOGGLE = { css: 'header button', named: 'Open the menu' };
const CLOSE = { css: 'dialog button', named: 'Close the menu' };
const MENU = { css: 'dialog#menu' };

/** The text or the accessible name of the element that has the focus. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

test('dropdowns open by mouse and keys, one at a time, and close again', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.press(BUSINESS);
  await visitor.sees(TEA);
  await visitor.press(SUSTAINABILITY);
  await visitor.sees(CARBON);
  await visitor.sees(TEA, false);
  await browserWindow.click(20, 700);
  await visitor.sees(CARBON, false);
  for (const key of ['Enter', 'Space'] as const) {
    await browserWindow.run(() =>
      document.querySelector<HTMLElement>('[popovertarget=panel-our-business]')?.focus(),
    );
    await visitor.keys(key);
    await visitor.sees(TEA);
    await visitor.keys('Tab');
    await visitor.until('a link of the panel has the focus', true, () =>
      Boolean(document.activeElement?.closest('#panel-our-business')),
    );
    await visitor.keys('Escape');
    await visitor.sees(TEA, false);
    await visitor.until('the focus', 'Our Business', focused);
  }
  await visitor.press(BUSINESS);
  await visitor.press(TEA);
  await visitor.isAt('/business/tea');
  await visitor.sees(TEA, false);
});

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('the menu opens, the page behind it does not scroll, and it closes in four ways', async ({
    visitor,
    browserWindow,
  }) => {
    await visitor.open('/');
    await visitor.ready();
    for (const close of [
      () => visitor.keys('Escape'),
      () => visitor.press(CLOSE),
      () => browserWindow.click(5, 500),
    ]) {
      await visitor.press(TOGGLE);
      await visitor.sees(MENU);
      await visitor.until('the focus', 'Close the menu', focused);
      await browserWindow.wheel(20, 400, 600);
      await close();
      await visitor.sees(MENU, false);
      await visitor.until('the focus', 'Open the menu', focused);
      expect(await visitor.top()).toBe(0);
    }
    await visitor.press(TOGGLE);
    await visitor.press({ css: 'dialog a', named: 'News' });
    await visitor.isAt('/news');
    await visitor.sees(MENU, false);
  });

  test('the menu opens before any script has loaded, and is modal afterwards', async ({
    visitor,
    host,
  }) => {
    host.hang(/\/assets\/(?:boot|enhance|client|react)-/);
    await visitor.open('/');
    await visitor.press(TOGGLE);
    await visitor.sees({ css: 'dialog a', named: 'News' });
    await visitor.press(CLOSE);
    await visitor.sees({ css: 'dialog a', named: 'News' }, false);
    await visitor.press(TOGGLE);
    host.mend();
    await visitor.sees({ css: 'dialog:modal' });
    await visitor.press(CLOSE);
    await visitor.sees(MENU, false);
  });
});

test('the back-to-top button scrolls to the top', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.sees({ css: '[data-back-to-top]' }, false);
  await visitor.scrollTo(900);
  await visitor.press({ css: '[data-back-to-top]' });
  await visitor.standsAt(0);
});
