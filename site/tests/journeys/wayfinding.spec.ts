/** Moving about on a long page: the header that comes back, links to its parts, the bars, the round button. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP_WIDTH } from '#app/desktop-width.ts';
import { expect, STILL, test } from '../site.ts';
import { readToTheEnd, styled } from './checks.ts';

test.use(STILL);

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const SCREENS = [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const;
const LONG_PAGES = ['/', '/about', '/business/tea', '/business/agric-inputs', '/connect'];

const header = (page: Page) => page.getByRole('banner');
const parts = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const roundButton = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** Scrolls at once, and waits for the event of it. @returns where the page stands then */
const jump = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  }, top);

/** Scrolls at once, until the element is so many px below the top of the screen. Fonts that come may have moved it. */
const jumpTo = (element: Locator, below: number) =>
  element.evaluate(async (target, px) => {
    scrollTo({ top: scrollY + target.getBoundingClientRect().top - px, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, below);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return box;
}

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

for (const [device, viewport] of SCREENS) {
  test.describe(`the header on ${device}`, () => {
    test.use({ viewport });

    test('comes back on the way up, leaves on the way down, and moves nothing', async ({
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
      await jump(page, 0);
      await expect(header(page)).toHaveCSS('position', 'absolute');
    });

    test('shows itself to the keyboard, wherever the page is', async ({ page, site }) => {
      await page.goto('/business/tea');
      await site.ready();
      await jump(page, 3000);
      await jump(page, 2800);
      await jump(page, 3200);
      await expect(header(page)).toHaveCSS('opacity', '0');
      await page.keyboard.press('Tab');
      await header(page).getByRole('link').first().focus();
      await expect(header(page)).toHaveCSS('opacity', '1');
    });

    test('does not come where the focus is', async ({ page, site }) => {
      await page.goto('/business/tea');
      await site.ready();
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /Learn More/ })
        .first();
      await link.evaluate((target) => target.focus({ preventScroll: true }));
      await jumpTo(link, -100);
      await jumpTo(link, 8);
      await expect(header(page)).not.toBeInViewport();
      await jumpTo(link, 300);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`the links to the parts of a page on ${device}`, () => {
    test.use({ viewport });

    const paths = ['/about', '/business/coffee', '/sustainability/frameworks'];
    for (const path of paths) {
      test(`lead to each part of ${path}, uncovered, and are marked there`, async ({
        page,
        site,
      }) => {
        await page.goto(path);
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
        await expect(page).toHaveURL(/#/);
        await links.last().evaluate((target: HTMLAnchorElement) => target.click());
        await expect(links.last()).toHaveAttribute('aria-current', 'location');
        await jump(page, 0);
        await expect(parts(page).locator('[aria-current]')).toHaveCount(0);
        const row = parts(page).getByRole('list');
        await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      });
    }
  });

  test(`the focus is never covered on ${device}`, async ({ page, site }) => {
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
  });
}

/**
 * What the round button lies on: words, fields, links. In the bar of phones it has its own place; then the bar must
 * reach from edge to edge at the foot of the screen.
 */
const underRoundButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-back-to-top]');
    const bar = button?.parentElement;
    const place = button?.getBoundingClientRect();
    const strip = bar?.getBoundingClientRect();
    if (!button || !bar || !place || !strip || place.width < 24) return ['no button'];
    const isBar = strip.height > 0;
    const reaches = Math.abs(strip.bottom - innerHeight) < 1 && strip.width === innerWidth;
    if (isBar && !reaches) return ['a bar that does not reach from edge to edge'];
    const meets = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 &&
      left < place.right &&
      right > place.left &&
      top < place.bottom &&
      bottom > place.top;
    /** Where the nearest element ends that cuts off what is too wide. */
    const edgeOf = (element: Element | null): number => {
      if (!element) return Infinity;
      if (getComputedStyle(element).overflowX === 'visible') return edgeOf(element.parentElement);
      return element.getBoundingClientRect().right;
    };
    const found: string[] = [];
    const root = isBar ? bar : document.body;
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: node } = words;
      if (!node.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (![...range.getClientRects()].some(meets) || !node.parentElement?.checkVisibility())
        continue;
      if (edgeOf(node.parentElement) > place.left) found.push(node.nodeValue.trim());
    }
    for (const control of root.querySelectorAll('input, select, textarea, button')) {
      if (control !== button && control.checkVisibility() && meets(control.getBoundingClientRect()))
        found.push(control.outerHTML);
    }
    return found;
  });

for (const path of LONG_PAGES) {
  test(`the round button covers no words and no fields of ${path}`, async ({ page }) => {
    await page.goto(path);
    await styled(page);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await jump(page, 0);
      await expect(roundButton(page)).toBeHidden();
      // In the bar of phones it has the same neighbours wherever the page is.
      const step = width < DESKTOP_WIDTH ? 1_000_000 : 400;
      let isAtEnd = false;
      for (let top = 300; !isAtEnd; top += step) {
        isAtEnd = (await jump(page, top)) < top;
        await expect(roundButton(page)).toBeVisible();
        expect(await underRoundButton(page), `at ${width} px, ${top} px down`).toEqual([]);
      }
    }
  });
}

test('the pages for farmers are in reach at once, on laptops and on phones', async ({ page }) => {
  const TOOLS = ['On the farm', 'Where to buy'];
  await page.setViewportSize(LAPTOP);
  await page.goto('/');
  const top = page.getByRole('complementary', { name: 'Contact and business hours' });
  await expect(top.getByRole('link', { name: 'On the farm' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await styled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const name of TOOLS)
    expect((await boxOf(page.getByRole('main').getByRole('link', { name }))).y).toBeLessThan(
      height / 3,
    );
});

test('on a phone the page for farmers shows the way to each of its six pages on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/farm');
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: 'Check your bag' })
    .first();
  const links = list.getByRole('link');
  // The pages, and after them three other links.
  await expect(links).toHaveCount(9);
  for (const link of (await links.all()).slice(0, 6))
    await expect(link).toBeInViewport({ ratio: 1 });
  await links.filter({ hasText: 'How growers are paid' }).click();
  await expect(page).toHaveURL('/farm/payments');
  await page.setViewportSize(LAPTOP);
  await page.goto('/farm');
  // There the cards are enough.
  await expect(page.getByRole('main').getByRole('link', { name: 'Check your bag' })).toHaveCount(1);
});

test('the business pages lead to their sheets and to the aids for farmers below the figures', async ({
  page,
}) => {
  for (const [path, names] of [
    [
      '/business/coffee',
      [
        'Sheet and samples for buyers',
        'How growers are paid',
        'Farm calendar',
        'Sick coffee?',
        'How we count',
      ],
    ],
    [
      '/business/agric-inputs',
      [
        'Become a stockist',
        'How to order, and what you pay',
        'Check your bag',
        'Where to buy',
        'How we count',
      ],
    ],
  ] as const) {
    await page.goto(path);
    const row = page.locator('[data-figures]').first().getByRole('link');
    await expect(row).toHaveText([...names]);
  }
});

for (const [device, viewport] of SCREENS) {
  test(`coffee and tea have a button to their sheets on the first screen of ${device}, which mail to the heads`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    for (const [business, head] of [
      ['coffee', 'moses'],
      ['tea', 'naomi'],
    ] as const) {
      await page.goto(`/business/${business}`);
      await site.ready();
      const button = page
        .getByRole('main')
        .getByRole('link', { name: 'Sheet and samples' })
        .first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(page).toHaveURL(`/business/${business}/buyers`);
      const mail = page.getByRole('link', { name: `${head}@kilele.example` });
      const address = (await mail.getAttribute('href')) ?? '';
      const { pathname, searchParams } = new URL(address);
      expect(pathname).toBe(`${head}@kilele.example`);
      expect(searchParams.get('subject')).toMatch(
        new RegExp(`^Sample or offer of ${business}: grade, .*, month, port$`),
      );
      expect(searchParams.get('body')).toContain(`I buy ${business}`);
    }
  });
}

test.describe('the bar at the foot of phones', () => {
  test.use({ viewport: PHONE });

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

  test('has telephone, WhatsApp, the businesses and the pages for farmers on the first screen', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await site.ready();
    await expect(bar(page).getByRole('link', { name: 'Call us' })).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
    const button = bar(page).getByRole('button', { name: 'Our Business' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const names = [
      'Agricultural Inputs',
      'Fertilizer',
      'Coffee',
      'Tea',
      'On the farm',
      'Where to buy',
    ];
    for (const name of names)
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole('link', { name: 'Coffee' }).click();
    await expect(page).toHaveURL('/business/coffee');
    await expect(bar(page).getByRole('link', { name: 'Coffee' })).toBeHidden();
  });

  test('hides nothing of the end of the page', async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
    await readToTheEnd(page);
    await jump(page, 1_000_000);
    const foot = await boxOf(page.getByRole('contentinfo'));
    const strip = await boxOf(bar(page));
    expect(Math.round(foot.y + foot.height)).toBeLessThanOrEqual(Math.round(strip.y));
  });

  test('gives its room to the page in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto('/');
    await styled(page);
    await expect(bar(page)).not.toBeInViewport();
  });

  test('opens the businesses without scripts, too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await bar(page).getByRole('button', { name: 'Our Business' }).click();
    await bar(page).getByRole('link', { name: 'Tea' }).click();
    await expect(page).toHaveURL(/\/business\/tea$/);
    await context.close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to the parts of a page lead there, and the header stays at the top', async ({
    page,
  }) => {
    await page.goto('/about');
    await parts(page).getByRole('link', { name: 'Our Journey' }).click();
    await expect(page.getByRole('heading', { name: 'Our Journey' })).toBeInViewport({ ratio: 1 });
    await expect(header(page)).not.toBeInViewport();
  });

  test('the columns of the footer are open on phones', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Publications' });
    await expect(link).toBeVisible();
    await page.getByRole('contentinfo').getByText('Resources', { exact: true }).last().click();
    await expect(link).toBeHidden();
  });
});

test('the columns of the footer fold on phones and are open on desktops', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await site.ready();
  const foot = page.getByRole('contentinfo');
  const link = foot.getByRole('link', { name: 'Publications' });
  await expect(link).toBeHidden();
  await foot.locator('summary', { hasText: 'Resources' }).click();
  await expect(link).toBeVisible();
  await foot.locator('summary', { hasText: 'Resources' }).click();
  await expect(link).toBeHidden();
  await page.setViewportSize(LAPTOP);
  await expect(link).toBeVisible();
});

test('the plus of folded words stands beside their heading, not above it', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await site.ready();
  await readToTheEnd(page);
  const heading = page.getByRole('heading', { name: 'Quality', exact: true });
  const words = await boxOf(heading);
  const summary = await boxOf(page.locator('summary', { has: heading }));
  expect(words.y - summary.y).toBeLessThan(words.height / 2);
});

test('a page ends with one call: the ways to reach us follow it', async ({ page }) => {
  await page.goto('/business/tea');
  await styled(page);
  const closing = page.locator('main section').last();
  await expect(closing.getByRole('link')).toHaveText(['Talk to our tea team']);
  const ways = page.getByRole('contentinfo').getByRole('list').first();
  await expect(ways.getByRole('link')).toHaveText([/^Call us/, /^WhatsApp/, /^Email us/]);
});

test('the dropdown is as wide as the content', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  await header(page).getByRole('button', { name: 'Our Business' }).click();
  const panel = await boxOf(page.locator('#panel-our-business'));
  const logo = await boxOf(header(page).getByRole('link').first());
  expect(Math.round(panel.x)).toBe(Math.round(logo.x));
  expect(Math.round(panel.x + panel.width)).toBe(LAPTOP.width - Math.round(logo.x));
});

test('with letters of twice the size the menu button keeps its distance from the edge', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  const button = await boxOf(page.getByRole('button', { name: 'Open the menu' }));
  expect(button.x + button.width).toBeLessThanOrEqual(PHONE.width - 16);
});

test('two buttons stand side by side in the hero of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // The fonts of a device may be too wide for both.
  await page.locator('html.hasFonts').waitFor({ state: 'attached' });
  const [one, other] = await Promise.all(
    ['Discover Our Story', 'Partner With Us'].map((name) =>
      boxOf(page.getByRole('main').getByRole('link', { name })),
    ),
  );
  expect(other?.y).toBe(one?.y);
});
