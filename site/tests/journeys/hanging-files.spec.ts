/** A file that hangs, neither arriving nor failing, hides nothing for longer than 4 s or once the visitor does anything. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { saveData } from './checks.ts';

/** Milliseconds. */
const LONGEST_WAIT = 4000;

const SITE_STYLES = /\/assets\/site-[^/]+\.css$/;
const SCREEN_STYLES = /\/assets\/(?!site-)[^/]+\.css$/;
const FIRST_PICTURE = /\/pictures\/hero-home-/;
const BOOT = /\/assets\/boot-/;

const FILES: [string, RegExp][] = [
  ['the style sheet of the site', SITE_STYLES],
  ['the style sheet of the screen', SCREEN_STYLES],
  ['the first picture', FIRST_PICTURE],
  ['the boot module', BOOT],
  ['the script of the small behaviours', /\/assets\/enhance-/],
  ['React', /\/assets\/(?:client|react)-/],
  ['a font', /\.woff2$/],
];

/** Stops the time of the page, so that nothing shows by waiting. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Later than any time that may pass until the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Never answers the requests for a file. */
async function hang(page: Page, file: RegExp): Promise<void> {
  await page.route(file, () => undefined);
}

/** Opens a page whose files may hang, and waits until its document is there. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Parts below the first screen that cannot be seen wherever one scrolls. */
const hiddenParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':has(#late) ~ :not([hidden], [data-paper-only])')]
      .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.tagName),
  );

const isAwaiting = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('awaitsStyles'));

const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

for (const [name, file] of FILES) {
  // On a laptop: `site/tests/engines/hanging.spec.ts`, where time is not stopped.
  test(`the whole page shows after 4 s on a phone though ${name} hangs`, async ({ page }) => {
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
    expect(await screens(page)).toBeGreaterThan(3);
  });
}

test.describe('while a style sheet hangs', () => {
  const ACTS: [string, (page: Page) => Promise<unknown>][] = [
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    [
      'a touch',
      async (page) => {
        await page.getByRole('heading', { level: 1 }).click();
        // Each part shows in a task of its own.
        await page.clock.runFor(100);
      },
    ],
    ['a key', (page) => page.keyboard.press('Space')],
    ['find in page', (page) => page.keyboard.press('Control+f')],
    ['find in page from a menu', (page) => page.evaluate(() => dispatchEvent(new Event('blur')))],
    ['a scroll', (page) => page.evaluate(() => dispatchEvent(new Event('scroll')))],
  ];

  for (const [name, act] of ACTS) {
    test(`${name} shows the whole page at once and loads the boot module`, async ({ page }) => {
      await stopClock(page);
      await hang(page, SITE_STYLES);
      const boot = page.waitForRequest(BOOT);
      await open(page);
      expect(await isAwaiting(page)).toBe(true);
      await act(page);
      await expect.poll(() => isAwaiting(page)).toBe(false);
      expect(await hiddenParts(page)).toEqual([]);
      await boot;
    });
  }

  test('a printed page is complete', async ({ page }) => {
    await stopClock(page);
    await hang(page, SITE_STYLES);
    await open(page);
    await page.emulateMedia({ media: 'print' });
    expect(await isAwaiting(page)).toBe(true);
    expect(await hiddenParts(page)).toEqual([]);
  });

  test('the target of the address is in view', async ({ page }) => {
    await stopClock(page);
    await hang(page, SITE_STYLES);
    await open(page, '/business/coffee#harvest-support');
    expect(await hiddenParts(page)).toEqual([]);
    await expect(page.locator('#harvest-support')).toBeInViewport();
  });
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
      .map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits.map(Number))).toBeLessThan(LONGEST_WAIT + 10);
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});

test('pictures show to visitors who save data though the script that labels them hangs', async ({
  page,
}) => {
  await page.clock.install();
  await saveData(page);
  await hang(page, /\/assets\/save-data-/);
  const boot = page.waitForRequest(BOOT);
  await open(page);
  await page.clock.runFor(LONGEST_WAIT);
  await boot;
  await page.clock.runFor(LONGEST_WAIT);
  const picture = page.locator('main [loading=lazy]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveCSS('translate', 'none');
});
