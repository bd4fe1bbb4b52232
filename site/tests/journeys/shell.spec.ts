/** The header, the footer and the button back to the top, where the main courses do not go. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();
const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name });

test.describe('the pictures of dropdowns', () => {
  test.use(STILL);

  // One that fails: `site/browser/enhance/failed-pictures.test.ts`.
  test('are loaded when the dropdown opens', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A page that shows none of these pictures itself.
    await page.goto('/comingsoon');
    await site.ready();
    const image = nav(page).locator('#panel-our-business img').first();
    const name = /\/pictures\/(.+)-\d+\./.exec((await image.getAttribute('src')) ?? '')?.[1] ?? '';
    expect(asked.filter((address) => address.includes(name))).toEqual([]);
    await trigger(page, 'Our Business').click();
    await expect(image).toBeVisible();
    await expect.poll(() => asked.some((address) => address.includes(name))).toBe(true);
  });
});

test.describe('the link to the current page', () => {
  test.use(STILL);

  test('is marked after each change of screen, in header and menu, and looks different', async ({
    page,
    site,
  }) => {
    const marks = () =>
      page.locator('header nav [aria-current]').evaluateAll((elements) =>
        elements.map((element) => {
          const name = element.querySelector('strong') ?? element;
          return `${element.getAttribute('aria-current')}: ${name.textContent}`;
        }),
      );
    const twice = (...names: string[]) => [...names, ...names];
    await page.goto('/');
    await site.ready();
    expect(await marks()).toEqual(twice('page: Home'));
    await trigger(page, 'Our Business').click();
    await item(page, /^Tea/).click();
    await expect.poll(marks).toEqual(twice('true: Our Business', 'page: Tea'));
    await expect(trigger(page, 'Our Business')).toHaveCSS('text-decoration-line', 'underline');
    await expect(trigger(page, 'Sustainability')).toHaveCSS('text-decoration-line', 'none');
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await expect.poll(marks).toEqual(twice('true: Our Business', 'true: Tea'));
  });
});

test.describe('an address after a hash, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the link to that page in the footer, which is marked', async ({ page }) => {
    await page.goto('/');
    // By mouse: a key would show the focus, which the link gets too.
    await page.getByRole('link', { name: 'Discover Our Story', exact: true }).click();
    await expect(page).toHaveURL('/#/about');
    const link = page.locator('[id="/about"]');
    await expect(link).toBeInViewport();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await link.click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('back to top', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const press = (page: Page) =>
    page.locator('[data-back-to-top]').evaluate((button: HTMLElement) => {
      scrollTo({ top: 4000, behavior: 'instant' });
      button.click();
    });

  test('stops at a touch of the wheel or a key', async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(600, 400);
    for (const act of [() => page.mouse.wheel(0, 40), () => page.keyboard.press('ArrowDown')]) {
      await press(page);
      await page.clock.runFor(200);
      const listening = await page.evaluateHandle(() => ({
        touched: new Promise<void>((resolve) => {
          for (const name of ['wheel', 'keydown']) addEventListener(name, () => resolve());
        }),
      }));
      await act();
      await listening.evaluate(({ touched }) => touched);
      // It would have arrived by then.
      await page.clock.runFor(1000);
      expect(await top(page)).toBeGreaterThan(500);
    }
  });

  test('jumps with reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await site.ready();
    await press(page);
    expect(await top(page)).toBe(0);
  });
});

test.describe('on a laptop', () => {
  test.use(STILL);

  test('the info bar shows from 768 px on, and stays at the top', async ({ page }) => {
    const bar = page.getByRole('complementary').first();
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/');
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('years are counted when the page is seen, whenever it was built', async ({ page, site }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00+03:00'));
    await page.goto('/about');
    const expectYears = async () => {
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 Kilele');
      await expect(page.getByRole('main')).toContainText(/\b24\s*years of experience/);
    };
    await expectYears();
    await site.ready();
    await expectYears();
  });
});
