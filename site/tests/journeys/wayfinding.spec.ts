/** Moving about on a long page: the header that comes back, links to its parts, the bars, the round button. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { jump, openPage, readToTheEnd, withoutScripts } from './checks.ts';

test.use(STILL);

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

const header = (page: Page) => page.getByRole('banner');
const parts = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the header comes back on the way up and for the keyboard', async ({ page }) => {
  await openPage(page, '/business/tea');
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
  const there = await link.evaluate((target) => {
    target.focus({ preventScroll: true });
    return scrollY + target.getBoundingClientRect().top;
  });
  await jump(page, there + 100);
  await jump(page, there - 8);
  await expect(header(page)).not.toBeInViewport();
});

// That they are not covered there: `pages/fragments.spec.ts`.
test('the links to the parts of a page lead there, and are marked', async ({ page }) => {
  await openPage(page, '/about');
  await readToTheEnd(page);
  const links = parts(page).getByRole('link');
  const there = [...(await links.all()).keys()];
  expect(there.length).toBeGreaterThan(3);
  // Down the page and up again.
  for (const index of [...there, ...there.toReversed()]) {
    const link = links.nth(index);
    await link.evaluate((target: HTMLAnchorElement) => target.click());
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(parts(page).locator('[aria-current]')).toHaveCount(1);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    const heading = page.locator(`section[id="${id}"] h2`).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  await jump(page, 0);
  await expect(parts(page).locator('[aria-current]')).toHaveCount(0);
});

/** The words of the element with the focus if something else is on its middle, one frame from now. */
const coveredFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const target = document.querySelector(':focus');
    // Between the last and the first the focus is on the browser's own controls.
    if (!target) return '';
    const { x, y, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return onTop && (target.contains(onTop) || onTop.contains(target)) ? '' : target.textContent;
  });

test('the focus is never covered', async ({ page }) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/business/tea');
    await readToTheEnd(page);
    await jump(page, 0);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press(key);
        expect(await coveredFocus(page), key).toBe('');
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

  test('the bar at the foot has telephone, WhatsApp and the two doors', async ({ page }) => {
    await openPage(page, '/');
    const link = (name: string) => bar(page).getByRole('link', { name });
    for (const name of ['Call us', 'WhatsApp', 'For farmers', 'For buyers'])
      await expect(link(name)).toBeInViewport({ ratio: 1 });
    await link('For buyers').click();
    await expect(page).toHaveURL('/buyers');
    await expect(link('For buyers')).toHaveAttribute('aria-current', 'page');
  });

  test('the columns of the footer fold; they are open on desktops', async ({ page }) => {
    await openPage(page, '/');
    await expect(publications(page)).toBeHidden();
    await foot(page).locator('summary', { hasText: 'Resources' }).click();
    await expect(publications(page)).toBeVisible();
    await foot(page).locator('summary', { hasText: 'Resources' }).click();
    await expect(publications(page)).toBeHidden();
    await page.setViewportSize(LAPTOP);
    await expect(publications(page)).toBeVisible();
  });

  // The bar: `engines/lacking.spec.ts`.
  withoutScripts('the footer is open; links to parts lead there', async ({ page }) => {
    await page.goto('/about');
    await expect(publications(page)).toBeVisible();
    await parts(page).getByRole('link', { name: 'Our Journey' }).click();
    await expect(page.getByRole('heading', { name: 'Our Journey' })).toBeInViewport({ ratio: 1 });
  });
});
