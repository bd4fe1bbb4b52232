/** Letters that take more room than the design has planned for: every kind of page still shows all its words. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { expectNoSidewaysScroll, kinds, NOT_FOUND, slowConnection, styled } from './checks.ts';

test.use(STILL);

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

/** WCAG 1.4.12 and 1.4.4, each at the narrowest width that it is for. */
const LETTERS = [
  [
    'spaced out',
    320,
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  ],
  ['twice as large', 390, ':root{font-size:200%}'],
] as const;

// In one page: a context for each address would take twice the time.
test('every kind of page shows all its words with letters spaced out and twice as large', async ({
  page,
  site,
}) => {
  test.setTimeout(kinds.length * 10_000);
  site.expectMessage(NOT_FOUND);
  // The style sheets alone decide this.
  await slowConnection(page);
  for (const path of kinds) {
    await page.goto(path);
    await styled(page);
    for (const [what, width, rules] of LETTERS) {
      await test.step(`${path} ${what} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, rules);
        await expectNoSidewaysScroll(page);
        expect.soft(await clippedWords(page), `words of ${path} that are cut`).toEqual([]);
      });
    }
  }
});
