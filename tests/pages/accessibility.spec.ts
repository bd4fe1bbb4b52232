/** Axe on every page at two widths. */
import { BLOCKED, CLIENT, NOT_FOUND, readToTheEnd, STAYS_PLAIN } from '../journeys/checks.ts';
import { lostKinds, OFFLINE, paths } from '../pages.ts';
import { expect, test } from '../site.ts';
import { violations } from './axe.ts';

/** A phone and a laptop, in px. */
const WIDTHS = [390, 1280];

// What has not come in yet is transparent, and axe would measure that.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of WIDTHS) {
  for (const path of [...paths, ...lostKinds]) {
    test(`${path} has no accessibility violation at ${width} px`, async ({ page, site }) => {
      if (lostKinds.includes(path)) site.expectMessage(NOT_FOUND);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await site.ready();
      await readToTheEnd(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${OFFLINE} has no accessibility violation at ${width} px`, async ({ page, site }) => {
    // Without a network React does not come, nor does the page for unknown addresses that it would draw.
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await page.route(CLIENT, (route) => route.abort());
    await page.setViewportSize({ width, height: 844 });
    await page.goto(OFFLINE);
    await page.locator('html.plain').waitFor();
    await expect(page.locator('h1')).toHaveText('You are offline');
    expect(await violations(page)).toEqual([]);
  });
}
