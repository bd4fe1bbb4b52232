/** Where a visitor is on each route, and how one arrives there (reading 9). */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { booted, slowConnection } from './checks.ts';

const DEEP = 1500;

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const remembered = (page: Page, path: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), `scroll:${path}`);

/** Scrolls down as a visitor does and rests there until the place is remembered. */
async function read(page: Page, path: string, to = DEEP): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            scrollTo({ top: y - 1, behavior: 'instant' });
            requestAnimationFrame(() => {
              scrollTo({ top: y, behavior: 'instant' });
              requestAnimationFrame(() => resolve());
            });
          }),
        to,
      );
      return remembered(page, path);
    })
    .toBe(String(to));
}

/** A link at the foot or head of the page, followed without scrolling to it as a test's click would. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)?.click();
  }, href);

for (const [when, isSlow] of [
  ['before React', true],
  ['with React', false],
] as const) {
  test.describe(when, () => {
    test.beforeEach(async ({ page, site }) => {
      if (isSlow) await slowConnection(page);
      await page.goto('/');
      await (isSlow ? booted(page) : site.ready());
    });

    test('a first arrival is at the top; Back and Forward restore the position of each screen', async ({
      page,
    }) => {
      await read(page, '/');
      await follow(page, '/about');
      await expect(page).toHaveURL('/about');
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(0);
      await read(page, '/about', 700);
      expect(await remembered(page, '/')).toBe(String(DEEP));
      await page.goBack();
      await expect(page).not.toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(DEEP);
      await page.goForward();
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(700);
    });

    test('a link restores the scroll position, too; to the current page it scrolls to the top, and adds no entry to the history', async ({
      page,
      site,
    }) => {
      await read(page, '/');
      await follow(page, '/about');
      await expect(page).toHaveTitle(/^About/);
      await follow(page, '/');
      await expect(page).not.toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(DEEP);
      // Pressed before, the link would be a link of the browser, or the arrival would scroll after it.
      await (isSlow ? booted(page) : site.ready());
      const before = await page.evaluate(() => history.length);
      await follow(page, '/');
      await expect.poll(() => top(page)).toBe(0);
      expect(await page.evaluate(() => history.length)).toBe(before);
    });

    test('a reload keeps the scroll position', async ({ page }) => {
      await read(page, '/');
      await page.reload();
      await expect.poll(() => top(page)).toBe(DEEP);
      await expect.poll(() => remembered(page, '/')).toBe(String(DEEP));
    });
  });
}

test('a returning visitor does not see the page move', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  await read(page, '/');
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener('scroll', () => tops.push(Math.round(scrollY)));
  });
  await page.goBack();
  await expect.poll(() => top(page)).toBe(DEEP);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.filter((y) => y !== 0 && y !== DEEP)).toEqual([]);
});

test('a link to the current page leads to its top also while the page arrives at its stored position', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.ready();
  await read(page, '/');
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
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
  await site.ready();
  await expect.poll(() => top(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('positions during a smooth scroll to the top are not stored', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  await read(page, '/');
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  // Leaves while the new screen still glides to its top.
  await page.goBack();
  await expect(page).not.toHaveTitle(/^About/);
  await expect.poll(() => top(page)).toBe(DEEP);
  await expect.poll(() => remembered(page, '/')).toBe(String(DEEP));
});

test('with reduced motion the page jumps to the top', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await site.ready();
  await read(page, '/');
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener('scroll', () => tops.push(Math.round(scrollY)));
  });
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => top(page)).toBe(0);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.filter((y) => y > 0 && y < DEEP)).toEqual([]);
});
