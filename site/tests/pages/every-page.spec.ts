/** Looks at every page in a browser once, with any content: axe, length on a phone, narrow screens, large letters, fonts, forced colours. */
import type { Page } from '@playwright/test';
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
import { linesOnSheets } from './sheets.ts';
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
      // Of a radio button that cannot be seen the words beside it have the edge.
      const next = element.matches('[type=radio]') && element.nextElementSibling;
      if (hasEdge(next || element)) return true;
      if (!element.matches('a')) return false;
      const { textDecorationLine, color } = getComputedStyle(element);
      return textDecorationLine === 'underline' || color !== text;
    };
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((element) => element.checkVisibility() && !isMarked(element))
      .map((element) => element.outerHTML);
  });

/** Words of which a part is hidden by an element around them that shows only what is inside its own edges. */
const clippedWords = (page: Page) =>
  page.evaluate(() => {
    const clipped: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { nodeValue, parentElement: parent } = words.currentNode;
      // The header hides what it has no room for.
      if (!nodeValue?.trim() || !parent?.closest('main, footer')) continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const text = range.getBoundingClientRect();
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // Words for screen readers alone.
        if (clipPath !== 'none') break;
        // What scrolls can be reached.
        if (/auto|scroll/.test(overflowX)) break;
        const hidesSides = /hidden|clip/.test(overflowX);
        const hidesEnds = /hidden|clip/.test(overflowY);
        const isBeside = text.left < box.left - 2 || text.right > box.right + 2;
        const isBeyond = text.top < box.top - 2 || text.bottom > box.bottom + 2;
        if ((hidesSides && isBeside) || (hidesEnds && isBeyond)) clipped.push(nodeValue.trim());
        if (position === 'fixed') break;
      }
    }
    return clipped;
  });

const PHONE = { width: 390, height: 844 };

/** The smallest phone that the design is for, and how many of its screens the longest page may have. */
const SMALL_PHONE = { width: 360, height: 740 };
const MOST_SCREENS = 12;

/** Letters that take more room than the design has planned for, each at the narrowest width that it is for. */
const LETTERS = [
  [
    'spaced out (WCAG 1.4.12)',
    320,
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  ],
  ['twice as large (WCAG 1.4.4)', 390, ':root{font-size:200%}'],
] as const;

const useStyles = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

for (const path of [...paths, ...notFoundKinds])
  testInOnePage(
    `${path} passes axe, is not too long for a phone, fits every screen and every size of letters, has the fonts of the site and keeps its edges in forced colours`,
    async ({ page, site }) => {
      if (notFoundKinds.includes(path)) site.expectMessage(NOT_FOUND);
      // A phone shows its own fonts first.
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await site.ready();
      expect.soft(await textsInFallbacks(page), 'in the fonts of the phone').toEqual([]);
      expect.soft(await violations(page), 'axe').toEqual([]);
      await page.setViewportSize(SMALL_PHONE);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect
        .soft(height / SMALL_PHONE.height, 'screens of a small phone')
        .toBeLessThanOrEqual(MOST_SCREENS);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ ...PHONE, width });
        await expectNoSidewaysScroll(page);
        expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
      for (const [what, width, rules] of LETTERS) {
        await page.setViewportSize({ ...PHONE, width });
        await useStyles(page, rules);
        await expectNoSidewaysScroll(page);
        expect.soft(await clippedWords(page), `cut with letters ${what}`).toEqual([]);
      }
      await useStyles(page, '');
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

/** Printed on one sheet of A4, whatever they hold: they are for a wall or a file. */
const ONE_SHEET = /.\/buyers$|^\/farm\/planner$/;

test('pages are printed on few sheets of A4, none of them nearly empty', async ({ page, site }) => {
  test.setTimeout(paths.length * 10_000);
  for (const path of paths) {
    await page.goto(path);
    await site.ready();
    // Browsers load pictures before they print; this command does not.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      const shown = [...document.images].filter((picture) => picture.checkVisibility());
      await Promise.all([document.fonts.ready, ...shown.map((picture) => picture.decode())]);
    });
    const [first = 0, ...more] = linesOnSheets(await page.pdf({ format: 'A4' }));
    expect.soft(first, path).toBeGreaterThan(3);
    if (ONE_SHEET.test(path)) expect.soft(more, path).toEqual([]);
    expect
      .soft(
        more.filter((lines) => lines < 8),
        `lines on the sheets of ${path}`,
      )
      .toEqual([]);
    // A full sheet has 45 lines; pictures, headings and what stays whole take the room of a third of them.
    const lines = more.reduce((sum, one) => sum + one, first);
    expect.soft(more.length, path).toBeLessThanOrEqual(Math.floor(lines / 28));
  }
});
