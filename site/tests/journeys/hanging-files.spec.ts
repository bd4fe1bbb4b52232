/** A file that hangs, neither arriving nor failing, hides nothing for longer than 4 s or once the visitor does anything. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { BLOCKED, CLIENT, saveData, STAYS_PLAIN } from './checks.ts';

/** Milliseconds. */
const LONGEST_WAIT = 4000;

const STYLES = /\/assets\/[^/]+\.css$/;
const FIRST_PICTURE = /\/pictures\/hero-home-/;
const BOOT = /\/assets\/boot-/;
/** The script that labels the pictures for visitors who save data. */
const LABELS = /\/assets\/save-data-/;

/** Stops the time of the page, so that nothing shows by waiting. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Later than any time that may pass until the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Never answers the requests for a file. */
const hang = (page: Page, file: RegExp) => page.route(file, () => undefined);

/** Opens a page whose files may hang, and waits until its document is there. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  ['the first picture', FIRST_PICTURE],
  ['the boot module', BOOT],
  ['the script of the small behaviours', /\/assets\/enhance-/],
] as const)
  test(`the whole page shows after 4 s though ${name} hang`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
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

for (const [name, act] of [
  ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
  [
    'a touch',
    async (page: Page) => {
      await page.getByRole('heading', { level: 1 }).click();
      // Each part shows in a task of its own.
      await page.clock.runFor(100);
    },
  ],
  ['a key', (page: Page) => page.keyboard.press('Space')],
  [
    'find in page from a menu',
    (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  ],
] as const)
  test(`while a style sheet hangs, ${name} shows the whole page at once and loads the boot module`, async ({
    page,
  }) => {
    await stopClock(page);
    await hang(page, STYLES);
    const boot = page.waitForRequest(BOOT);
    await open(page);
    expect(await isAwaiting(page)).toBe(true);
    await act(page);
    await expect.poll(() => isAwaiting(page)).toBe(false);
    expect(await hiddenParts(page)).toEqual([]);
    await boot;
  });

test('while a style sheet hangs, a printed page is whole, and the part that an address names is in view', async ({
  page,
}) => {
  await stopClock(page);
  await hang(page, STYLES);
  await open(page);
  await page.emulateMedia({ media: 'print' });
  expect(await isAwaiting(page)).toBe(true);
  expect(await hiddenParts(page)).toEqual([]);
  await page.emulateMedia({ media: null });
  await open(page, '/business/coffee#harvest-support');
  expect(await hiddenParts(page)).toEqual([]);
  await expect(page.locator('#harvest-support')).toBeInViewport();
});

test('the whole page shows after 4 s if scripts run but timers do not', async ({ page }) => {
  await page.addInitScript(() => {
    const never = () => 0;
    Object.assign(window, { setTimeout: never, setInterval: never, requestAnimationFrame: never });
  });
  await hang(page, FIRST_PICTURE);
  await open(page);
  const waits = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'awaitsStyles')
      .map((animation) => {
        const end = Number(animation.effect?.getComputedTiming().endTime);
        animation.finish();
        return end;
      }),
  );
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT + 10);
  expect(await hiddenParts(page)).toEqual([]);
});

test('pictures show after 4 s to visitors who save data though the script that labels them hangs', async ({
  page,
}) => {
  await stopClock(page);
  await saveData(page);
  await hang(page, LABELS);
  // So the boot module comes late, yet the 4 s count from the start of the page.
  await hang(page, FIRST_PICTURE);
  const labels = page.waitForRequest(LABELS);
  await open(page);
  await page.clock.runFor(LONGEST_WAIT - 100);
  await scroll(page);
  await labels;
  const picture = page.locator('main [loading=lazy]').first();
  await expect(picture).not.toHaveCSS('translate', 'none');
  await page.clock.runFor(100);
  await expect(picture).toHaveCSS('translate', 'none');
  // React, which comes after that, does not hide it again.
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => page.evaluate(() => window.pending)).toBeNull();
  await expect(picture).toHaveCSS('translate', 'none');
});

test.describe('the plan of the document, when the address asks for another', () => {
  const COFFEE = '/farm/planner?crop=coffee';
  const plan = (page: Page) => page.getByRole('region', { name: 'What your field needs' });
  test.beforeEach(({ page }) => stopClock(page));

  test('shows after 4 s though React hangs, with the crop that the form has', async ({ page }) => {
    await hang(page, CLIENT);
    const hung = page.waitForRequest(CLIENT);
    await open(page, COFFEE);
    await scroll(page);
    await hung;
    await page.clock.runFor(LONGEST_WAIT - 100);
    await expect(plan(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(plan(page)).toContainText('Maize, 1 acre');
    await expect(page.getByLabel('Crop')).toHaveValue('maize');
  });

  test('shows at once when React fails', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await page.route(CLIENT, (route) => route.abort());
    await open(page, COFFEE);
    await expect(plan(page)).toBeHidden();
    await scroll(page);
    await expect(plan(page)).toBeVisible();
  });
});
