/** What a visitor sees and touches while a page arrives (reading 9). The places: `main-courses/router.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { follow, openPage, read, ready, slowConnection, top } from './checks.ts';

const PLACE = 1500;

/** Leaves Home at a place. */
async function goToAbout(page: Page): Promise<void> {
  await openPage(page, '/');
  await read(page, PLACE);
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
}

/** Notes from here on each position that the page passes. */
const noteTops = (page: Page) =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    return passed;
  });

const isBetween = (y: number) => y !== 0 && y !== PLACE;

test('a returning visitor does not see the page move', async ({ page }) => {
  await goToAbout(page);
  await expect.poll(() => top(page)).toBe(0);
  const tops = await noteTops(page);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(PLACE);
  expect((await tops.jsonValue()).filter(isBetween)).toEqual([]);
});

test('a new page glides only the last way to its top', async ({ page }) => {
  await openPage(page, '/');
  await read(page, PLACE);
  const tops = await noteTops(page);
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => top(page)).toBe(0);
  const passed = (await tops.jsonValue()).filter(isBetween);
  expect(passed.length).toBeGreaterThan(0);
  expect(Math.max(...passed)).toBeLessThanOrEqual(120);
});

test.describe('without motion', () => {
  // A glide that is broken off by the next page would leave the page anywhere.
  test.use(STILL);

  test('a link to a page that still arrives leads to its top', async ({ page }) => {
    await goToAbout(page);
    await expect.poll(() => top(page)).toBe(0);
    const before = await page.evaluate(() => {
      // The address changes before the page is drawn: the link is pressed between the two.
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        document.querySelector<HTMLAnchorElement>('footer a[href="/"]')?.click();
      };
      return history.length;
    });
    await follow(page, '/');
    await expect(page).not.toHaveTitle(/^About/);
    await ready(page);
    await expect.poll(() => top(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

/** Frames in which a new screen is looked at: a quarter of a second and more. */
const FRAMES = 16;

/** Notes, frame by frame, whether a tap on the middle would meet the screen, once it is another than Home. */
function noteTaps(): void {
  const met: boolean[] = [];
  Object.assign(window, { met });
  const note = () => {
    requestAnimationFrame(note);
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent.includes('cups around the world')) return;
    const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    met.push(Boolean(touched?.closest('main')));
  };
  requestAnimationFrame(note);
}

for (const isSlow of [true, false])
  test(`a new screen reacts to a tap at once, ${isSlow ? 'before' : 'with'} React`, async ({
    page,
  }) => {
    if (isSlow) await slowConnection(page);
    await page.goto('/');
    if (!isSlow) await ready(page);
    // For the document that comes, or for the one that stays.
    await page.addInitScript(noteTaps);
    await page.evaluate(noteTaps);
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    const met = await page.waitForFunction((frames) => {
      const noted = (window as unknown as { met: boolean[] }).met;
      return noted.length >= frames && noted;
    }, FRAMES);
    expect(await met.jsonValue()).not.toContain(false);
  });
