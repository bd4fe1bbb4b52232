/** What stands around every screen: dropdowns, the menu of phones, the way back to the top, the info bar. */
import type { Locator, Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { BLOCKED } from './checks.ts';

const PHONE = { width: 390, height: 844 };

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();
const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const close = (page: Page) => page.getByRole('button', { name: 'Close the menu' });

/** Where an element stands on the screen. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return box;
}

test.describe('dropdowns', () => {
  test.use(STILL);

  // With React: `site/tests/engines/frame.spec.ts`.
  test.describe('before React', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
    });

    test('open on a click, one at a time, and close on a second or on a click elsewhere', async ({
      page,
    }) => {
      const business = trigger(page, 'Our Business');
      const sustainability = trigger(page, 'Sustainability');
      await expect(business).toHaveAttribute('aria-expanded', 'false');
      await business.hover();
      await expect(item(page, /^Agricultural Inputs/)).toBeHidden();
      await business.click();
      await expect(business).toHaveAttribute('aria-expanded', 'true');
      for (const name of [/^Agricultural Inputs/, /^Fertilizer/, /^Coffee/, /^Tea/]) {
        await expect(item(page, name)).toBeVisible();
      }
      await sustainability.click();
      await expect(business).toHaveAttribute('aria-expanded', 'false');
      await expect(sustainability).toHaveAttribute('aria-expanded', 'true');
      await expect(item(page, /^Agricultural Inputs/)).toBeHidden();
      await expect(item(page, /^Carbon Credit/)).toBeVisible();
      await sustainability.click();
      await expect(sustainability).toHaveAttribute('aria-expanded', 'false');
      await expect(item(page, /^Carbon Credit/)).toBeHidden();
      await business.click();
      await expect(item(page, /^Tea/)).toBeVisible();
      await page.mouse.click(640, 780);
      await expect(item(page, /^Tea/)).toBeHidden();
      await expect(business).toHaveAttribute('aria-expanded', 'false');
    });

    test('open with Enter and Space; Escape closes and returns the focus', async ({ page }) => {
      const business = trigger(page, 'Our Business');
      for (const key of ['Enter', 'Space']) {
        await business.focus();
        await page.keyboard.press(key);
        await expect(item(page, /^Agricultural Inputs/), key).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(item(page, /^Agricultural Inputs/)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(item(page, /^Agricultural Inputs/)).toBeHidden();
        await expect(business).toBeFocused();
        await expect(business).toHaveAttribute('aria-expanded', 'false');
      }
    });

    test('close on choosing an item, which leads to its page', async ({ page }) => {
      await trigger(page, 'Our Business').click();
      await item(page, /^Coffee/).click();
      await expect(page).toHaveURL('/business/coffee');
      await expect(page).toHaveTitle(/^Coffee/);
      await expect(item(page, /^Agricultural Inputs/)).toBeHidden();
      await expect(trigger(page, 'Our Business')).toHaveAttribute('aria-expanded', 'false');
    });

    test('describe each item and show its picture', async ({ page }) => {
      await trigger(page, 'Sustainability').click();
      const links = nav(page).locator('li li a:visible');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        expect((await link.innerText()).split('\n').filter(Boolean)).toHaveLength(2);
        const image = link.locator('img');
        await expect(image).toBeVisible();
        // The words beside it say the same.
        await expect(image).toHaveAttribute('alt', '');
        await expect
          .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  });

  test('load their pictures only when they are open', async ({ page, site }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/pictures\/(.+)-\d+\.[0-9a-f]{8}/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    // A page that shows none of these pictures itself.
    await page.goto('/comingsoon');
    await site.ready();
    const sources = await nav(page)
      .locator('#panel-our-business img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    const names = sources.map((source) => /\/pictures\/(.+)-\d+\./.exec(source)?.[1] ?? source);
    expect(names).toHaveLength(4);
    expect(names.filter((name) => asked.has(name))).toEqual([]);
    await trigger(page, 'Our Business').click();
    await expect.poll(() => names.filter((name) => asked.has(name))).toEqual(names);
  });

  test('show a placeholder for a picture that cannot be loaded, and say so once', async ({
    page,
    site,
  }) => {
    site.expectMessage(/Picture not loaded: .*\/pictures\//);
    site.expectMessage(BLOCKED);
    await page.goto('/');
    await site.ready();
    const image = nav(page).locator('a[href="/sustainability/carboncredit"] img');
    const name = /\/([^/]+?)-\d+\./.exec((await image.getAttribute('src')) ?? '')?.[1] ?? '';
    await page.route(`**/pictures/${name}-*`, (route) => route.abort());
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Picture not loaded')) said.push(message.text());
    });
    await trigger(page, 'Sustainability').click();
    await expect(image).toHaveAttribute('src', /\/site-placeholder-/);
    await expect
      .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    await trigger(page, 'Sustainability').click();
    await trigger(page, 'Sustainability').click();
    await expect(image).toBeVisible();
    expect(said).toHaveLength(1);
  });
});

test.describe('the menu of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** Opens the menu and waits until it stands still. */
  async function open(page: Page): Promise<void> {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(menu(page));
        return Math.round(x + width);
      })
      .toBe(PHONE.width);
  }

  test.beforeEach(async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
  });

  test('takes the place of the navigation', async ({ page }) => {
    await expect(trigger(page, 'Our Business')).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await open(page);
    for (const name of ['Home', 'About', 'Our Subsidiaries', 'News', 'Careers', 'Connect']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test('begins with the close button and keeps the focus inside', async ({ page }) => {
    await open(page);
    await expect(close(page)).toBeFocused();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the focus passes through the browser's own controls.
      const inside = await page.evaluate(
        () => !document.activeElement?.closest('main, footer, header > div'),
      );
      expect(inside).toBe(true);
    }
  });

  test('closes when the link to the current page is chosen', async ({ page }) => {
    await open(page);
    await menu(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes when the window grows to a desktop', async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(trigger(page, 'Our Business')).toBeVisible();
  });

  test('hands the focus on when the window grows: to the same link, else to the logo', async ({
    page,
  }) => {
    for (const [focus, heir] of [
      [() => menu(page).getByRole('link', { name: 'News' }).focus(), 'News'],
      [() => close(page).focus(), 'Kilele Agribusiness Group'],
      [
        // The header keeps it in a dropdown.
        async () => {
          await menu(page).getByText('Our Business', { exact: true }).click();
          await menu(page).getByRole('link', { name: 'Tea', exact: true }).focus();
        },
        'Kilele Agribusiness Group',
      ],
    ] as const) {
      await page.setViewportSize(PHONE);
      await open(page);
      await focus();
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(menu(page)).toBeHidden();
      const link = page.getByRole('banner').getByRole('link', { name: heir, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
  });

  test('leaves the focus where it is when the window grows and no menu is open', async ({
    page,
  }) => {
    const field = page.getByRole('textbox').first();
    await field.focus();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(trigger(page, 'Our Business')).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test('the focus moves from a dropdown to the logo when the window shrinks', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.ready();
  await trigger(page, 'Our Business').click();
  await item(page, /^Tea/).focus();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test.describe('the link to the current page', () => {
  test.use(STILL);

  /** What the header's navigation and the menu of phones mark, in order. */
  const marks = (page: Page) =>
    page.locator('header nav [aria-current]').evaluateAll((elements) =>
      elements.map((element) => {
        const name = element.querySelector('strong') ?? element;
        return `${element.getAttribute('aria-current')}: ${name.textContent}`;
      }),
    );
  const twice = (...names: string[]) => [...names, ...names];

  test('is marked after each change of screen, and looks different', async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
    expect(await marks(page)).toEqual(twice('page: Home'));
    await trigger(page, 'Our Business').click();
    await item(page, /^Tea/).click();
    await expect.poll(() => marks(page)).toEqual(twice('true: Our Business', 'page: Tea'));
    await expect(trigger(page, 'Our Business')).toHaveCSS('text-decoration-line', 'underline');
    await expect(trigger(page, 'Sustainability')).toHaveCSS('text-decoration-line', 'none');
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await expect.poll(() => marks(page)).toEqual(twice('true: Our Business', 'true: Tea'));
    // A link is missed while the page glides.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect.poll(() => marks(page)).toEqual(twice('page: News'));
  });

  test('looks different in the menu of phones', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/business/tea');
    await toggle(page).click();
    const business = menu(page).getByText('Our Business', { exact: true });
    await business.click();
    const lineOf = (name: string) => menu(page).getByText(name, { exact: true });
    for (const name of ['Our Business', 'Tea'])
      await expect(lineOf(name)).toHaveCSS('text-decoration-line', 'underline');
    for (const name of ['Coffee', 'News'])
      await expect(lineOf(name)).toHaveCSS('text-decoration-line', 'none');
  });
});

test.describe('an address after a hash, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the link to that page in the footer, which is marked', async ({ page }) => {
    for (const [name, path] of [
      ['Discover Our Story', '/about'],
      ['Start Your Journey', '/connect'],
      ['View All News', '/news'],
    ] as const) {
      await page.goto('/');
      // By mouse: a key would show the focus, which the link gets too.
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/#${path}`);
      const link = page.locator(`[id="${path}"]`);
      await expect(link).toBeInViewport();
      await expect(link).toHaveCSS('outline-style', 'solid');
      const others = await page
        .locator(`footer a:not([id="${path}"])`)
        .evaluateAll((links) => links.map((other) => getComputedStyle(other).outlineStyle));
      expect(new Set(others)).toEqual(new Set(['none']));
      await link.click();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('the menu of phones without scripts', () => {
  test.use({ viewport: PHONE, hasTouch: true, javaScriptEnabled: false });

  test('opens, follows links and closes, too', async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

  test.beforeEach(async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
  });

  test('appears once the page is scrolled more than 200 px, not before', async ({ page }) => {
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 201);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 200);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 201);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(button(page)).toBeHidden();
  });

  test('cannot be reached while it is hidden', async ({ page }) => {
    const element = page.locator('[data-back-to-top]');
    await element.evaluate((hidden) => (hidden as HTMLElement).focus());
    await expect(element).not.toBeFocused();
  });

  test.describe('with a stopped clock', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
    });

    test('scrolls to the top in 0.8 s, without a step back', async ({ page }) => {
      await scrollTo(page, 3000);
      await button(page).evaluate((element) => (element as HTMLElement).click());
      const places = [3000];
      for (let time = 0; time < 750; time += 50) {
        await page.clock.runFor(50);
        places.push(await top(page));
      }
      expect(places).toEqual([...places].sort((a, b) => b - a));
      expect(places.at(-1)).toBeGreaterThan(0);
      // The glide counts from its first frame, at most 16 ms after the press.
      await page.clock.runFor(66);
      expect(await top(page)).toBe(0);
      // Then no script asks for a frame (section 9).
      await page.evaluate(() => {
        const request = requestAnimationFrame;
        window.requestAnimationFrame = (callback) => {
          document.title = 'A frame';
          return request(callback);
        };
      });
      await page.clock.runFor(1000);
      expect(await page.title()).not.toBe('A frame');
    });

    test('stops at a touch of the wheel or a key', async ({ page }) => {
      for (const act of [() => page.mouse.wheel(0, 40), () => page.keyboard.press('ArrowDown')]) {
        await scrollTo(page, 4000);
        await page.mouse.move(600, 400);
        await button(page).evaluate((element) => (element as HTMLElement).click());
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
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 3000);
    await button(page).evaluate((element) => (element as HTMLElement).click());
    expect(await top(page)).toBe(0);
  });
});

test('the header of tablets shows mark and name, and all other entries in one line below', async ({
  page,
  site,
}) => {
  await page.goto('/about');
  await site.ready();
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const mark = await boxOf(page.getByRole('banner').locator('svg').first());
    expect(mark.width).toBeGreaterThan(36);
    const name = page.getByRole('banner').getByText('Kilele', { exact: true }).first();
    expect((await boxOf(name)).width).toBeGreaterThan(60);
    const [home, careers] = await Promise.all(
      ['Home', 'Careers'].map((entry) => boxOf(item(page, entry))),
    );
    expect(careers?.y).toBeCloseTo(home?.y ?? NaN, 0);
    const connect = await boxOf(item(page, 'Connect'));
    expect(connect.y + connect.height).toBeLessThan((home?.y ?? 0) + 4);
    const foot = page.getByRole('contentinfo');
    for (const words of await foot.locator('a:has(strong)').all()) {
      const [frame, text] = [await boxOf(words), await boxOf(words.locator('strong'))];
      expect(text.x + text.width).toBeLessThanOrEqual(frame.x + frame.width);
    }
  }
});

test.describe('the info bar', () => {
  test.use(STILL);

  const bar = (page: Page) => page.getByRole('complementary').first();

  test('shows from 768 px on', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('the footer', () => {
  test.use(STILL);

  test('shows the current year, whenever the page was built', async ({ page, site }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00+03:00'));
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Kilele Agribusiness Group');
    await expect(page.getByRole('main')).toContainText(/\b24\s*years of experience/);
    await site.ready();
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Kilele Agribusiness Group');
    await expect(page.getByRole('main')).toContainText(/\b24\s*years of experience/);
  });

  test('opens the four networks in a new tab', async ({ page }) => {
    await page.goto('/');
    for (const name of ['LinkedIn', 'Twitter', 'Facebook', 'Instagram']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });
});

test('the first Tab shows a link that skips the navigation', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/#main');
});
