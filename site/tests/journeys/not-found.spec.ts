/** Addresses that are not found: their page says so from the first paint, and React changes nothing on it. */
import type { Page } from '@playwright/test';
import { htmlOf, notFoundKinds, NOWHERE } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import { booted, NOT_FOUND, slowConnection } from './checks.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ site }) => site.expectMessage(NOT_FOUND));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, name, href] of [
    ['/contact', 'Oops! Page Not Found', 'Were you looking for Contact?', '/connect'],
    [
      '/news/press',
      'Oops! Page Not Found',
      'Were you looking for our page for the press?',
      '/about/press',
    ],
    ['/services/tea/nothing', 'Service Not Found', 'Back', '/business/tea'],
    ['/services/cocoa/nothing', 'Service Not Found', 'Back', '/'],
    ['/services/tea/%E0%A4%A', 'Service Not Found', 'Back', '/business/tea'],
    ['/news/nothing', 'Article Not Found', 'Return to News', '/news'],
    ['/business/tea/page/2', 'Oops! Page Not Found', 'Take Me Home', '/'],
    [NOWHERE, 'Oops! Page Not Found', 'Take Me Home', '/'],
  ] as const) {
    test(`${path} says "${heading}" and leads to ${href}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(h1(page)).toHaveText(heading);
      const link = main(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
      // A document for many addresses cannot know which it is.
      await expect(page.getByText('N/A').filter({ visible: true })).toHaveCount(0);
    });
  }
});

/** Where everything on the page stands, with its words. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, x, y, width, height].join(' ');
    }),
  );

test.describe('with React', () => {
  // Otherwise heroes move for a moment, which has nothing to do with React.
  test.use(STILL);

  for (const path of [...notFoundKinds, '/services/tea/%E0%A4%A', '/services/cocoa/nothing']) {
    test(`${path} stays as it is`, async ({ page, site }) => {
      await slowConnection(page);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          Object.assign(document.querySelector('h1') ?? {}, { isAsSent: true }),
        );
      });
      await page.goto(path);
      await booted(page);
      // This script writes the address into documents that serve many addresses.
      await page.evaluate('import(boot.dataset.enhance).then(() => undefined)');
      const before = await layout(page);
      await page.evaluate(() => dispatchEvent(new Event('reactNeeded')));
      await site.ready();
      expect(await layout(page)).toEqual(before);
      expect(await h1(page).evaluate((heading) => 'isAsSent' in heading)).toBe(true);
    });
  }
});

test.describe('on a host with one page for all addresses that are not found', () => {
  test.beforeEach(({ page }) =>
    page.route(
      ({ pathname }) => notFoundKinds.includes(pathname),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: htmlOf(NOWHERE) }),
    ),
  );

  for (const [path, heading, shown] of [
    ['/contact', 'Oops! Page Not Found', ['Were you looking for Contact?']],
    ['/services/tea/nothing', 'Service Not Found', ['nothing', 'tea']],
    ['/news/nothing', 'Article Not Found', ['Return to News']],
  ] as const) {
    test(`${path} says the right words with React`, async ({ page, site }) => {
      await page.goto(path);
      await site.ready();
      await expect(h1(page)).toHaveText(heading);
      for (const text of shown)
        await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    });
  }
});

test('a page number beyond the end of a catalogue is not found', async ({ page, site }) => {
  await page.goto('/business/tea/page/2');
  await site.ready();
  await expect(page).toHaveTitle('Page Not Found - KAG');
  await expect(h1(page)).toHaveText('Oops! Page Not Found');
});

test('Back to an article that does not exist says again that it is not found', async ({
  page,
  site,
}) => {
  await page.goto('/news/nothing#main');
  await site.ready();
  await page.getByRole('link', { name: 'Return to News' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(h1(page)).toHaveText('Article Not Found');
});
