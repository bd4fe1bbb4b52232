/** The shell: dropdowns, the menu of phones, focus rings, the info bar, the back-to-top button. */
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const BUSINESS = { css: 'header nav button', named: 'Our Business' };
const SUSTAINABILITY = { css: 'header nav button', named: 'Sustainability' };
const TEA = { css: '#panel-our-business a[href="/business/tea"]' };
const CARBON = { css: '#panel-sustainability a[href="/sustainability/carboncredit"]' };

const TOGGLE = { css: 'header button', named: 'Open the menu' };
const MENU = { css: 'dialog#menu' };

/** Whether each of the two dropdowns is open, according to its button. */
const expanded = () =>
  [...document.querySelectorAll('header nav button')].map((button) =>
    button.getAttribute('aria-expanded'),
  );

/** The text or the accessible name of the element that has the focus. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

test('a click opens one dropdown; a second click, or a click elsewhere, closes it', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.until('what is open', ['false', 'false'], expanded);
  await visitor.press(BUSINESS);
  await visitor.sees(TEA);
  await visitor.until('what is open', ['true', 'false'], expanded);
  await visitor.press(SUSTAINABILITY);
  await visitor.sees(CARBON);
  await visitor.sees(TEA, false);
  await visitor.until('what is open', ['false', 'true'], expanded);
  await visitor.press(SUSTAINABILITY);
  await visitor.sees(CARBON, false);
  await visitor.press(BUSINESS);
  await visitor.sees(TEA);
  await browserWindow.click(20, 700);
  await visitor.sees(TEA, false);
});

test('keys open dropdowns; Escape closes them and returns the focus; a link leads to its page', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/');
  await visitor.ready();
  for (const key of ['Enter', 'Space'] as const) {
    await browserWindow.run(() =>
      document.querySelector<HTMLElement>('[popovertarget=panel-our-business]')?.focus(),
    );
    await visitor.keys(key);
    await visitor.sees(TEA);
    await visitor.keys('Tab');
    await visitor.until(
      'the path of the link in focus',
      '/business/agric-inputs',
      () => document.activeElement?.getAttribute('href') ?? '',
    );
    await visitor.keys('Escape');
    await visitor.sees(TEA, false);
    await visitor.until('the focus', 'Our Business', focused);
  }
  await visitor.press(BUSINESS);
  await visitor.press(TEA);
  await visitor.isAt('/business/tea');
  await visitor.until('the title', true, () => document.title.startsWith('Tea'));
  await visitor.sees(TEA, false);
});

test('an element that Tab reaches has a visible focus ring', async ({ visitor, browserWindow }) => {
  await visitor.open('/');
  await visitor.ready();
  /** Whether the element with the focus has a visible outline. */
  const hasRing = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      ? 'ring'
      : `no ring: ${element.outerHTML.slice(0, 80)}`;
  };
  const isInMain = () => Boolean(document.activeElement?.closest('main'));
  let stops = 0;
  while (!(await browserWindow.run(isInMain))) {
    await visitor.keys('Tab');
    stops += 1;
    await visitor.until(`stop ${stops}`, 'ring', hasRing);
    expect(stops, 'stops before the main part').toBeLessThan(30);
  }
  expect(stops).toBeGreaterThan(5);
});

test.describe('on a phone', () => {
  test.use({ width: 360 });

  /** Opens the menu, which slides in. */
  async function openMenu(visitor: Visitor): Promise<void> {
    await visitor.press(TOGGLE);
    await visitor.sees(MENU);
  }

  test('the menu opens, the page behind it does not scroll, and it closes in four ways', async ({
    visitor,
    browserWindow,
  }) => {
    await visitor.open('/');
    await visitor.ready();
    await openMenu(visitor);
    await visitor.until('the focus', 'Close the menu', focused);
    await browserWindow.wheel(20, 400, 600);
    await visitor.keys('Escape');
    await visitor.sees(MENU, false);
    await visitor.until('the focus', 'Open the menu', focused);
    expect(await visitor.top()).toBe(0);

    await openMenu(visitor);
    await visitor.press({ css: 'dialog button', named: 'Close the menu' });
    await visitor.sees(MENU, false);
    await visitor.until('the focus', 'Open the menu', focused);

    await openMenu(visitor);
    await browserWindow.click(5, 500);
    await visitor.sees(MENU, false);
    await visitor.until('the focus', 'Open the menu', focused);

    await openMenu(visitor);
    await visitor.press({ css: 'dialog summary', named: 'Our Business' });
    await visitor.sees({ css: 'dialog a', named: 'Tea' });
    await visitor.press({ css: 'dialog summary', named: 'Sustainability' });
    await visitor.sees({ css: 'dialog a', named: 'Tea' }, false);
    await visitor.sees({ css: 'dialog a', named: 'Carbon Credit' });
    await visitor.press({ css: 'dialog summary', named: 'Sustainability' });
    await visitor.sees({ css: 'dialog a', named: 'Carbon Credit' }, false);
    await visitor.press({ css: 'dialog a', named: 'News' });
    await visitor.isAt('/news');
    await visitor.until('the title', true, () => document.title.startsWith('News'));
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
    await visitor.press({ css: 'dialog button', named: 'Close the menu' });
    await visitor.sees({ css: 'dialog a', named: 'News' }, false);
    await visitor.press(TOGGLE);
    await visitor.sees({ css: 'dialog a', named: 'News' });
    host.mend();
    await visitor.sees({ css: 'dialog:modal' });
    await visitor.press({ css: 'dialog button', named: 'Close the menu' });
    await visitor.sees(MENU, false);
  });

  test('the info bar is never visible', async ({ visitor, host }) => {
    // It looks at each frame, from the first paint on.
    host.insertScript(noteInfoBar);
    await visitor.open('/');
    await visitor.ready();
    await visitor.scrollTo(1500);
    await visitor.until('frames with a page', true, () => {
      const { frames } = window as unknown as { frames: boolean[] };
      return frames.length > 30;
    });
    const shown = await visitor.ask(() => (window as unknown as { frames: boolean[] }).frames);
    expect(shown).not.toContain(true);
  });
});

/** Notes at each frame whether the info bar has a height. */
function noteInfoBar(): void {
  const frames: boolean[] = [];
  Object.assign(window, { frames });
  const note = () => {
    requestAnimationFrame(note);
    const bar = document.querySelector('aside[data-screen-only]');
    if (bar) frames.push(bar.getBoundingClientRect().height > 0);
  };
  requestAnimationFrame(note);
}

test('the info bar stays at the top of a laptop', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.scrollTo(1500);
  await visitor.until('the place of the info bar', 0, () =>
    Math.round(document.querySelector('aside')?.getBoundingClientRect().top ?? -1),
  );
});

test('the back-to-top button scrolls to the top', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.sees({ css: '[data-back-to-top]' }, false);
  await visitor.scrollTo(900);
  await visitor.press({ css: '[data-back-to-top]' });
  await visitor.standsAt(0);
});
