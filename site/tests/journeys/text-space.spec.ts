/** Letters that take more room than the design has planned for: every kind of page still shows all its words. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  expectNoSidewaysScroll,
  kinds,
  NOT_FOUND,
  slowConnection,
  styled,
  useWideFonts,
} from './checks.ts';

/** WCAG 1.4.12. */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

const useStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

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

for (const [what, width, widen] of [
  ['in wide fonts at 320 px', 320, useWideFonts],
  ['spaced out at 375 px', 375, (page: Page) => useStyle(page, SPACED)],
  ['twice as large at 390 px', 390, (page: Page) => useStyle(page, ':root{font-size:200%}')],
  ['twice as large at 768 px', 768, (page: Page) => useStyle(page, ':root{font-size:200%}')],
  ['twice as large at 1280 px', 1280, (page: Page) => useStyle(page, ':root{font-size:200%}')],
] as const) {
  test(`every kind of page shows all its words with letters ${what}`, async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    // The style sheets alone decide this.
    await slowConnection(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of kinds) {
      await page.goto(path);
      await styled(page);
      await widen(page);
      await test.step(path, async () => {
        await expectNoSidewaysScroll(page);
        expect(await clippedWords(page), 'words that are cut').toEqual([]);
      });
    }
  });
}
