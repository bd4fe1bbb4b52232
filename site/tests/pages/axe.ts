/** Axe, WCAG 2.2 AA and its best practices: every rule it knows, nothing left out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { DESKTOP_WIDTH } from '#app/motion/preference.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = { run: (options: object) => Promise<AxeResults> };

/**
 * Scrolls to where no bar lies over the page: on phones to its end, on wider screens to its top. Elsewhere it is chance
 * whether a bar covers half a link, which axe would find too small.
 */
const leaveBars = (page: Page) =>
  page.evaluate(async (wide) => {
    const top = innerWidth < wide ? document.documentElement.scrollHeight : 0;
    scrollTo({ top, behavior: 'instant' });
    // The header hears of it before the next frame.
    await new Promise(requestAnimationFrame);
  }, DESKTOP_WIDTH);

/** What is wrong with a page, each rule with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await leaveBars(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    // It describes every element otherwise, and all of that would leave the page.
    const results = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, RULES);
}
