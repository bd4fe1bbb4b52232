/** Moving about on a long page: the header that comes back, links to its parts, the bars, the round button. */
import type { Locator, Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { readToTheEnd } from './checks.ts';

test.use(STILL);

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

const header = (page: Page) => page.getByRole('banner');
const parts = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Scrolls at once, and waits for the event of it. */
const jump = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Scrolls at once, until the element is so many px below the top of the screen. */
const jumpTo = (element: Locator, below: number) =>
  element.evaluate(async (target, px) => {
    scrollTo({ top: scrollY + target.getBoundingClientRect().top - px, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, below);

/** The words of those elements that have something else on their middle, one frame from now. */
const covered = (elements: Locator) =>
  elements.evaluateAll(async (targets) => {
    await new Promise(requestAnimationFrame);
    return targets
      .filter((target) => {
        const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
        const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !onTop || !(target.contains(onTop) || onTop.contains(target));
      })
      .map((target) => target.textContent);
  });

test('the header comes back on the way up and for the keyboard, leaves on the way down, and moves nothing', async ({
  page,
  site,
}) => {
  await page.goto('/business/tea');
  await site.ready();
  const heading = page.getByRole('heading', { name: 'Comprehensive Tea Services' });
  const place = () => heading.evaluate((target: HTMLElement) => target.offsetTop);
  const before = await place();
  await jump(page, 3000);
  await expect(header(page)).not.toBeInViewport();
  await jump(page, 2800);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(header(page)).toHaveCSS('opacity', '1');
  expect(await place()).toBe(before);
  await jump(page, 3200);
  await expect(header(page)).toHaveCSS('opacity', '0');
  await expect(header(page)).toHaveCSS('pointer-events', 'none');
  expect(await place()).toBe(before);
  await header(page).getByRole('link').first().focus();
  await expect(header(page)).toHaveCSS('opacity', '1');
  await jump(page, 0);
  await expect(header(page)).toHaveCSS('position', 'absolute');

  // Not where the focus is.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Learn More/ })
    .first();
  await link.evaluate((target) => target.focus({ preventScroll: true }));
  await jumpTo(link, -100);
  await jumpTo(link, 8);
  await expect(header(page)).not.toBeInViewport();
});

test('the links to the parts of a page lead there, uncovered, and are marked there', async ({
  page,
  site,
}) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await site.ready();
    await readToTheEnd(page);
    const links = parts(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(3);
    // Down the page and up again.
    const there = [...Array(count).keys()];
    for (const index of [...there, ...there.reverse()]) {
      const link = links.nth(index);
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.evaluate((target: HTMLAnchorElement) => target.click());
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(parts(page).locator('[aria-current]')).toHaveCount(1);
      const heading = page.locator(`section[id="${id}"] h2`).first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await covered(heading), id).toEqual([]);
    }
    await jump(page, 0);
    await expect(parts(page).locator('[aria-current]')).toHaveCount(0);
  }
});

test('the focus is never covered', async ({ page, site }) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/business/tea');
    await site.ready();
    await readToTheEnd(page);
    await jump(page, 0);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press(key);
        expect(await covered(page.locator(':focus')), key).toEqual([]);
      }
    }
  }
});

test.describe('on phones', () => {
  test.use({ viewport: PHONE });

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
  const foot = (page: Page) => page.getByRole('contentinfo');
  /** A link in a column of the footer. */
  const publications = (page: Page) => foot(page).getByRole('link', { name: 'Publications' });

  test('the bar at the foot has telephone, WhatsApp and the two doors', async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
    const link = (name: string) => bar(page).getByRole('link', { name });
    for (const name of ['Call us', 'WhatsApp', 'For farmers', 'For buyers'])
      await expect(link(name)).toBeInViewport({ ratio: 1 });
    await link('For buyers').click();
    await expect(page).toHaveURL('/buyers');
    await expect(link('For buyers')).toHaveAttribute('aria-current', 'page');
  });

  test('the columns of the footer fold; they are open on desktops', async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
    await expect(publications(page)).toBeHidden();
    await foot(page).locator('summary', { hasText: 'Resources' }).click();
    await expect(publications(page)).toBeVisible();
    await foot(page).locator('summary', { hasText: 'Resources' }).click();
    await expect(publications(page)).toBeHidden();
    await page.setViewportSize(LAPTOP);
    await expect(publications(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    // The bar: `engines/lacking.spec.ts`.
    test('the columns of the footer are open; links to the parts of a page lead there', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(publications(page)).toBeVisible();
      await parts(page).getByRole('link', { name: 'Our Journey' }).click();
      await expect(page.getByRole('heading', { name: 'Our Journey' })).toBeInViewport({ ratio: 1 });
    });
  });
});
