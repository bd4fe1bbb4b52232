/** One page of each screen opens whole, with scripts and without, and passes axe. */
import type { Page } from '@playwright/test';
import { NOWHERE } from '../built-pages.ts';
import { missingFiles } from '../engines/page-checks.ts';
import {
  expectNoSidewaysScroll,
  h1,
  kinds,
  NOT_FOUND,
  readToTheEnd,
  ready,
  styleSheetsLoaded,
  texts,
  unseenWords,
} from '../journeys/checks.ts';
import { violations } from '../pages/axe.ts';
import { expect, testInOnePage } from '../site.ts';

/** `plainPage` runs no scripts, and keeps nothing for the next document. */
const test = testInOnePage.extend<object, { plainPage: Page }>({
  plainPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const plain = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await use(await plain.newPage());
      await plain.close();
    },
    { scope: 'worker' },
  ],
});

/** Differ without scripts by design: computed years, forms that need scripts, and their replacements. */
const BY_DESIGN = '[data-since], [data-needs-scripts], [data-without-scripts]';

const without = (all: string[], some: string[]) => all.filter((text) => !some.includes(text));

for (const path of kinds) {
  test(`${path} opens whole, with scripts and without, and passes axe`, async ({
    page,
    plainPage,
    site,
  }) => {
    if (path === NOWHERE) site.expectMessage(NOT_FOUND);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === NOWHERE ? 404 : 200);
    await ready(page);
    await expect(h1(page)).toBeVisible();
    await readToTheEnd(page);
    await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
    expect.soft(await unseenWords(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect.soft(await violations(page), 'axe').toEqual([]);

    await plainPage.goto(path, { waitUntil: 'domcontentloaded' });
    await styleSheetsLoaded(plainPage);
    const everywhere = { within: 'body', except: BY_DESIGN };
    const seen = await texts(page, { ...everywhere, seen: true });
    const there = await texts(page, { ...everywhere, seen: false });
    const plain = await texts(plainPage, { ...everywhere, seen: true });
    expect(seen.length).toBeGreaterThan(20);
    expect.soft(without(seen, plain), 'only with scripts').toEqual([]);
    expect.soft(without(plain, there), 'only without scripts').toEqual([]);
  });
}
