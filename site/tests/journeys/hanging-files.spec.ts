/**
 * A file that hangs, neither arriving nor failing, hides nothing for longer than 4 s. That it hides nothing either once
 * the visitor does anything: `engines/hanging.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { CLIENT, h1, saveData, stopClock } from './checks.ts';

/** Milliseconds. */
const LONGEST_WAIT = 4000;

const STYLES = /\/assets\/[^/]+\.css$/;
const BOOT = /\/assets\/boot-/;
/** The script that labels the pictures for visitors who save data. */
const LABELS = /\/assets\/save-data-/;

/** Never answers the requests for a file, and stops the time of the page, so that nothing shows by waiting. */
async function hang(page: Page, file: RegExp): Promise<void> {
  await stopClock(page);
  await page.route(file, () => undefined);
}

/** Opens a page whose files may hang, and waits until its document is there. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(h1(page)).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Makes the page load the boot module at once, also while its time stands still. */
const scroll = (page: Page) => page.evaluate(() => dispatchEvent(new Event('scroll')));

/** Parts below the first screen that cannot be seen wherever one scrolls. */
const hiddenParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':has(#late) ~ :not([hidden], [data-paper-only])')]
      .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.tagName),
  );

const isAwaiting = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('awaitsStyles'));

for (const [name, file] of [
  ['the style sheets', STYLES],
  ['the first picture', /\/pictures\/hero-/],
  ['the boot module', BOOT],
] as const)
  test(`the whole page shows after 4 s though ${name} hang`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await hang(page, file);
    const boot = page.waitForRequest(BOOT);
    await open(page);
    await page.clock.runFor(LONGEST_WAIT);
    // Looked at once: what is asked below polls for longer than the style sheets may take.
    expect(await isAwaiting(page)).toBe(false);
    await boot;
    await expect.poll(() => hiddenParts(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / innerHeight),
    ).toBeGreaterThan(3);
  });

test('while a style sheet hangs, the part that an address names is in view', async ({ page }) => {
  await hang(page, STYLES);
  await open(page, '/business/coffee#harvest-support');
  expect(await hiddenParts(page)).toEqual([]);
  await expect(page.locator('#harvest-support')).toBeInViewport();
});

test('pictures of visitors who save data show though labels hang', async ({ page }) => {
  await saveData(page);
  await hang(page, LABELS);
  const labels = page.waitForRequest(LABELS);
  await open(page);
  await scroll(page);
  await labels;
  const picture = page.locator('main [loading=lazy]').first();
  await expect(picture).not.toHaveCSS('translate', 'none');
  await page.clock.runFor(LONGEST_WAIT);
  await expect(picture).toHaveCSS('translate', 'none');
});

test('the plan of the document shows after 4 s though React hangs', async ({ page }) => {
  await hang(page, CLIENT);
  const hung = page.waitForRequest(CLIENT);
  await open(page, '/farm/planner?crop=coffee');
  await scroll(page);
  await hung;
  const plan = page.getByRole('region', { name: 'What your field needs' });
  await page.clock.runFor(LONGEST_WAIT - 100);
  await expect(plan).toBeHidden();
  await page.clock.runFor(100);
  await expect(plan).toContainText('Maize, 1 acre');
  await expect(page.getByLabel('Crop')).toHaveValue('maize');
});
