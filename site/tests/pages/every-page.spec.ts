/** Looks at every page in a browser once, with any content: axe, the narrowest screen, fonts, forced colours. */
import type { Page } from '@playwright/test';
import { FIELD_CARDS } from '#routes.ts';
import {
  BLOCKED,
  brokenWords,
  CLIENT,
  expectNoSidewaysScroll,
  NOT_FOUND,
  STAYS_PLAIN,
} from '../journeys/checks.ts';
import { notFoundKinds, OFFLINE, paths } from '../built-pages.ts';
import { expect, STILL, test, testInOnePage } from '../site.ts';
import { violations } from './axe.ts';

test.use(STILL);

/** The texts that are not in the fonts of the site. */
const textsInFallbacks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter((element) => /^"[^"]* Fallback"/.test(getComputedStyle(element).fontFamily))
      .map((element) => element.textContent),
  );

/**
 * What can be pressed and looks like plain text: buttons and fields without an edge, links without an edge, a
 * line below them or a colour other than that of the words around.
 */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (color: string) => !/transparent|^rgba.* 0\)$/.test(color);
    const hasEdge = (element: Element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
        getComputedStyle(element);
      return (
        borderBlockEndStyle !== 'none' &&
        parseFloat(borderBlockEndWidth) >= 1 &&
        isSeen(borderBlockEndColor)
      );
    };
    const text = getComputedStyle(document.body).color;
    const isMarked = (element: Element) => {
      if (hasEdge(element)) return true;
      if (!element.matches('a')) return false;
      const { textDecorationLine, color } = getComputedStyle(element);
      return textDecorationLine === 'underline' || color !== text;
    };
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((element) => element.checkVisibility() && !isMarked(element))
      .map((element) => element.outerHTML);
  });

const PHONE = { width: 390, height: 844 };

for (const path of [...paths, ...notFoundKinds])
  testInOnePage(
    `${path} passes axe, fits every screen, has the fonts of the site and keeps its edges in forced colours`,
    async ({ page, site }) => {
      if (notFoundKinds.includes(path)) site.expectMessage(NOT_FOUND);
      // A phone shows its own fonts first.
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await site.ready();
      expect.soft(await textsInFallbacks(page), 'in the fonts of the phone').toEqual([]);
      expect.soft(await violations(page), 'axe').toEqual([]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ ...PHONE, width });
        await expectNoSidewaysScroll(page);
        expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await unmarked(page), 'without an edge in forced colours').toEqual([]);
    },
  );

test(`${OFFLINE} passes axe`, async ({ page, site }) => {
  // Without a network React is not loaded, so it does not replace this page by the not-found page.
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto(OFFLINE);
  await page.locator('html.plain').waitFor();
  await expect(page.locator('h1')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

const oneSheet = paths.filter(
  (path) => path.endsWith('/buyers') || Object.values<string>(FIELD_CARDS).includes(path),
);

test('cards for the wall and sheets for buyers are printed on one sheet', async ({
  page,
  site,
}) => {
  for (const path of oneSheet) {
    await page.goto(path);
    await site.ready();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
