/** What each page shows in a browser: the same words with scripts and without, on paper, at every width. */
import type { Page } from '@playwright/test';
import { NOT_FOUND } from '../journeys/checks.ts';
import { lostKinds, NOWHERE, paths } from '../pages.ts';
import { expect, test } from '../site.ts';

/** Differ by design: years are computed, forms need scripts, and what stands in for them does not. */
const BY_DESIGN = '[data-since], [data-needs-scripts], [data-without-scripts]';
/** What nobody can press on paper. */
const NOT_ON_PAPER = `${BY_DESIGN}, nav, button, form, dialog, [role=tablist], [data-screen-only]`;

/** The texts of a page that can be seen, or that are there at all, each as one whole. */
function texts(page: Page, options: { within: string; except: string; seen: boolean }) {
  return page.evaluate(({ within, except, seen }) => {
    const found = new Set<string>();
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue?.replaceAll(/\s+/g, ' ').trim();
        const element = walker.currentNode.parentElement;
        if (!text || !element || element.closest(except)) continue;
        if (!seen || element.checkVisibility({ visibilityProperty: true })) found.add(text);
      }
    }
    return [...found];
  }, options);
}

/** Fails when the page is wider than its screen. A row of tabs may scroll within itself. */
async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, 'width that the page takes').toBeLessThanOrEqual(clientWidth);
}

const without = (all: string[], some: string[]) => all.filter((text) => !some.includes(text));

for (const path of [...paths, ...lostKinds]) {
  test(`${path} says the same with scripts and without`, async ({
    page,
    browser,
    baseURL,
    site,
  }) => {
    if (lostKinds.includes(path)) site.expectMessage(NOT_FOUND);
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await Promise.all([page.goto(path), plainPage.goto(path)]);
    await site.ready();
    const area = { within: 'body', except: BY_DESIGN };
    const seen = await texts(page, { ...area, seen: true });
    const seenPlain = await texts(plainPage, { ...area, seen: true });
    const there = await texts(page, { ...area, seen: false });
    await plain.close();
    expect(seen.length).toBeGreaterThan(20);
    expect(without(seen, seenPlain), 'only with scripts').toEqual([]);
    expect(without(seenPlain, there), 'only without scripts').toEqual([]);
  });

  test(`${path} fits its screen and keeps its words on paper`, async ({ page, site }) => {
    if (lostKinds.includes(path)) site.expectMessage(NOT_FOUND);
    await page.goto(path);
    await site.ready();
    await expectToFit(page);
    const area = { within: 'main', except: NOT_ON_PAPER, seen: true };
    const onScreen = await texts(page, area);
    expect(onScreen.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(without(onScreen, await texts(page, area)), 'lost on paper').toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
  });
}

test('every answer carries a policy that allows nothing unsafe', async ({ request }) => {
  for (const path of ['/', '/about', NOWHERE, '/favicon.svg', '/About']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
  }
});
