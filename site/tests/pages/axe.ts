/** Checks a page with all rules of axe for WCAG 2.2 AA and best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { DESKTOP_WIDTH } from '#app/desktop-width.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules for WCAG 2.2 AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = [...WCAG, 'best-practice'];

type Axe = { run: (options: object) => Promise<AxeResults> };

/**
 * Scrolls to a place where no bar covers a part of the page: on phones to its end, on wider screens to its top. At
 * other places a bar may cover half of a link, which is then too small for axe.
 */
const leaveBars = (page: Page) =>
  page.evaluate(async (wide) => {
    const top = innerWidth < wide ? document.documentElement.scrollHeight : 0;
    scrollTo({ top, behavior: 'instant' });
    // The header reacts to the scrolling before the next frame.
    await new Promise(requestAnimationFrame);
  }, DESKTOP_WIDTH);

/**
 * The broken rules of a page, each with its elements.
 * @param rules tags of axe; without the parameter all rules for WCAG 2.2 AA and best practices
 * @param frames whether documents inside the page are checked, too
 */
export async function violations(
  page: Page,
  { rules = RULES, frames = true } = {},
): Promise<string[]> {
  await leaveBars(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, iframes }) => {
      const { axe } = window as unknown as { axe: Axe };
      // Without `resultTypes` axe would also describe all correct elements, which takes time.
      const results = await axe.run({ runOnly: tags, resultTypes: ['violations'], iframes });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { tags: rules, iframes: frames },
  );
}
